import { useTranslate } from '@refinedev/core'
import { Alert, Input, Modal } from 'antd'
import { useState } from 'react'
import { messagesOf } from '../../../http/fieldErrors.ts'
import { ignoreLine, type Line } from './statements.ts'

type Props = { line: Line; onClose: (isDone: boolean) => void }

/** Leaves a line of a statement out, with a reason. */
export function IgnoreDialog({ line, onClose }: Props) {
  const t = useTranslate()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  async function run() {
    setBusy(true)
    try {
      await ignoreLine(line, reason)
      onClose(true)
    } catch (error) {
      setFailure(messagesOf(error).join('. '))
      setBusy(false)
    }
  }
  return (
    <Modal
      open
      title={t('statements.ignoreTitle')}
      okText={t('statements.ignore')}
      cancelText={t('buttons.cancel')}
      okButtonProps={{ loading: busy }}
      onOk={() => void run()}
      onCancel={() => onClose(false)}
      width={480}
    >
      <p>
        {line.content ?? line.reference} · {line.amount}
      </p>
      <Input.TextArea
        aria-label={t('statements.reason')}
        placeholder={t('statements.reason')}
        maxLength={500}
        autoFocus
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div role="alert">{failure && <Alert type="error" showIcon role="presentation" message={failure} />}</div>
    </Modal>
  )
}
