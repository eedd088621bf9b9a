import { Alert, Button, Modal } from 'antd'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'

type Props = {
  title: string
  /** What will happen. */
  text: string
  /** The verb again. */
  button: string
  danger?: boolean
  /** Called when the person confirms; an error is shown in the dialog. */
  work: () => Promise<void>
  onClose: () => void
}

/** Asks before something is done to a record, and stays until it is. */
export function AskDialog({ title, text, button, danger, work, onClose }: Props) {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function run() {
    setBusy(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      setFailure((error as Error).message)
    }
    setBusy(false)
  }

  const footer = (
    <>
      <Button onClick={onClose} disabled={busy} autoFocus>
        {t('buttons.cancel')}
      </Button>
      <Button type="primary" danger={danger} loading={busy} onClick={() => void run()}>
        {button}
      </Button>
    </>
  )
  return (
    <Modal
      open
      title={title}
      footer={footer}
      onCancel={onClose}
      closable={!busy}
      maskClosable={false}
      keyboard={!busy}
      width={480}
    >
      <p>{text}</p>
      <div role="alert">
        {failure && <Alert style={{ marginTop: 12 }} type="error" showIcon role="presentation" message={failure} />}
      </div>
    </Modal>
  )
}
