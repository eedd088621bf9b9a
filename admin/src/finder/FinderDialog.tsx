import { Modal } from 'antd'
import { type RefObject, useRef } from 'react'
import { useTranslate } from '@refinedev/core'
import type { Catcher } from './catcher.ts'
import { Finder } from './Finder.tsx'
import './finder.css'

export type FinderDialogProps = {
  open: boolean
  /** Catches what is typed until the box is there. */
  catcher: RefObject<Catcher | null>
  /** @param went whether the person has opened a page, so that the cursor is not put back */
  onClose: (went: boolean) => void
}

/** Pixels. */
const WIDTH = 640

/** Opens without an animation: fast typists are typing already. */
export default function FinderDialog({ open, catcher, onClose }: FinderDialogProps) {
  const t = useTranslate()
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
      destroyOnHidden
    >
      <Finder input={input} catcher={catcher} onClose={onClose} />
    </Modal>
  )
}
