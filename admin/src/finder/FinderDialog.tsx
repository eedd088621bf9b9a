import { Modal } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Finder } from './Finder.tsx'
import './finder.css'

export type FinderDialogProps = {
  open: boolean
  /** @param went whether the person has gone somewhere, so that the cursor does not go back. */
  onClose: (went: boolean) => void
}

/** Pixels. */
const WIDTH = 640

/** Opens without moving: whoever types fast is typing already. */
export default function FinderDialog({ open, onClose }: FinderDialogProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Modal
      open={open}
      onCancel={() => onClose(false)}
      title={<span className="visually-hidden">{t('finder.title')}</span>}
      className="finder"
      width={WIDTH}
      footer={null}
      closable={false}
      transitionName=""
      maskTransitionName=""
      focusTriggerAfterClose={false}
      afterOpenChange={() => input.current?.focus()}
      destroyOnHidden
    >
      <Finder input={input} onClose={onClose} />
    </Modal>
  )
}
