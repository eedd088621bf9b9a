import { Alert, App, Button, Input, Modal } from 'antd'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { messagesOf } from '../../../http/fieldErrors.ts'
import { call } from '../../../http/client.ts'
import { Labelled } from '../panels/Labelled.tsx'
import type { Workflow } from '../workflow.ts'
import { type Designer, savedByOther } from './useDesigner.ts'

type Props = { designer: Designer; onClose: () => void }

/** Publishes what is drawn, once it is saved. */
export function PublishDialog({ designer, onClose }: Props) {
  const t = useTranslate()
  const { message } = App.useApp()
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { stored } = designer
  const number = (stored.published?.number ?? 0) + 1

  async function publish() {
    setBusy(true)
    setFailure(null)
    try {
      const saved = await designer.saveNow()
      if (!saved) return onClose()
      const { body } = await call<Workflow>(`workflows/${stored.id}/publish`, {
        method: 'POST',
        body: { version: saved.version, ...(note.trim() && { note: note.trim() }) },
      })
      designer.take(body)
      void message.success(t('workflows.publish.done', { number: body.published!.number }))
      onClose()
    } catch (error) {
      const theirs = savedByOther(error)
      if (!theirs) return setFailure(messagesOf(error).join('. '))
      designer.meet(theirs)
      onClose()
    } finally {
      setBusy(false)
    }
  }

  return (
    <Modal
      open
      title={t('workflows.publish.title', { number })}
      onCancel={onClose}
      maskClosable={false}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('buttons.cancel')}
          </Button>
          <Button type="primary" loading={busy} onClick={() => void publish()}>
            {t('workflows.publish.button')}
          </Button>
        </>
      }
    >
      <p>{t('workflows.publish.text')}</p>
      <Labelled label={t('workflows.publish.note')}>
        {(id) => (
          <Input.TextArea
            id={id}
            autoFocus
            maxLength={1000}
            autoSize={{ minRows: 2, maxRows: 6 }}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Labelled>
      <div className="publish-failure" role="alert">
        {failure && <Alert type="error" showIcon role="presentation" message={failure} />}
      </div>
    </Modal>
  )
}
