import { relationKey } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Form, Modal } from 'antd'
import { useState } from 'react'
import { CommentInput } from '../../../documents/actions/CommentInput.tsx'
import { refusedBy } from '../../../documents/actions/refused.ts'
import { useRefresh } from '../../../documents/actions/useAction.ts'
import { splitErrors } from '../../../http/fieldErrors.ts'
import { postOnce } from '../../../http/sendOnce.ts'
import { useOneAtATime } from '../../../oneAtATime.ts'
import type { RowDialogProps } from '../../../overrides/types.ts'
import { FormField } from '../../../resources/form/FormGroups.tsx'
import { useFirstFocus } from '../../../resources/form/firstFocus.ts'
import type { Refusals } from '../../../resources/form/refusals.ts'
import type { Embedded } from '../../../resources/model/columns.ts'
import { codeOf } from '../../../resources/model/row.ts'

const FORM = 'undo-straight'
const NONE: Refusals = new Map()

type Said = { comment?: string; undoneOn?: string | null }

/** Takes an issue of goods that went straight back, with the receipt that brought them. */
export default function UndoDialog({ definition, words, row, onClose }: RowDialogProps) {
  const t = useTranslate()
  const { message } = App.useApp()
  const [form] = Form.useForm<Said>()
  const refresh = useRefresh(definition)
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<readonly string[] | null>(null)
  useFirstFocus(FORM, 'comment')
  const receipt = row[relationKey('directReceiptId')] as Embedded | null | undefined
  const codes = { issue: codeOf(definition, row), receipt: receipt?.code ?? receipt?.name ?? '' }

  const run = useOneAtATime(async () => {
    setFailure(null)
    const values = await form.validateFields().catch(() => null)
    if (!values) return
    setBusy(true)
    try {
      const { undoneOn, comment } = values
      await postOnce(`warehouse-issues/${row.id}/straight/undo`, {
        ...{ version: row.version, comment: comment!.trim() },
        ...(undoneOn && { values: { undoneOn } }),
      })
      await refresh(row.id)
      void client.invalidateQueries()
      void message.success(t('straight.undone', codes))
      onClose()
    } catch (error) {
      setBusy(false)
      const { atFields, rest } = splitErrors(error, ['comment', 'undoneOn'])
      form.setFields(atFields.map(({ name, errors }) => ({ name, errors }) as never))
      setFailure(rest === null ? null : refusedBy(t, words, error))
    }
  })

  return (
    <Modal
      open
      title={t('straight.undoTitle')}
      onCancel={onClose}
      closable={!busy}
      keyboard={!busy}
      maskClosable={false}
      width={520}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('documents.back')}
          </Button>
          <Button type="primary" danger loading={busy} onClick={() => void run()}>
            {t('straight.undoButton')}
          </Button>
        </>
      }
    >
      <p>{t('straight.undoText', codes)}</p>
      <Form<Said> form={form} name={FORM} layout="vertical" disabled={busy}>
        <FormField definition={definition} words={words} row={row} refusals={NONE} name="undoneOn" />
        <Form.Item
          name="comment"
          label={t('straight.undoReason')}
          rules={[{ required: true, whitespace: true, message: t('documents.reasonRequired') }]}
        >
          <CommentInput />
        </Form.Item>
      </Form>
      <div role="alert">
        {failure && <Alert type="error" showIcon role="presentation" message={failure.join(' · ')} />}
      </div>
    </Modal>
  )
}
