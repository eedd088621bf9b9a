import type { AnyResource } from '@barem/resources/kit'
import { Alert, App, Button, Form, Modal } from 'antd'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { messagesOf, splitErrors } from '../../http/fieldErrors.ts'
import { postOnce } from '../../http/sendOnce.ts'
import { OptionSelect } from '../../resources/inputs/OptionSelect.tsx'
import { codeOf } from '../../resources/model/row.ts'
import { CommentInput } from '../actions/CommentInput.tsx'
import { useRefresh } from '../actions/useAction.ts'
import type { DocumentRow } from '../document.ts'

type Props = { definition: AnyResource; row: DocumentRow; task: string; onClose: () => void }
type Values = { to: string; comment?: string }

/** Gives the person's task to somebody else. */
export default function ForwardDialog({ definition, row, task, onClose }: Props) {
  const t = useTranslate()
  const { message } = App.useApp()
  const refresh = useRefresh(definition)
  const [form] = Form.useForm<Values>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const word = (name: string, values = {}) => t(`documents.way.forward.${name}`, values)

  async function run({ to, comment }: Values) {
    setBusy(true)
    setFailure(null)
    try {
      await postOnce(`approvals/tasks/${task}/forward`, { to, ...(comment?.trim() && { comment: comment.trim() }) })
      void message.success(word('done'))
      await refresh(row.id)
      onClose()
    } catch (error) {
      setBusy(false)
      const { atFields, rest } = splitErrors(error, ['to', 'comment'])
      form.setFields(atFields.map(({ name, errors }) => ({ name: name as never, errors })))
      setFailure(rest && messagesOf(error).join('. '))
    }
  }

  return (
    <Modal
      open
      title={word('title', { code: codeOf(definition, row) })}
      onCancel={onClose}
      maskClosable={false}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('documents.back')}
          </Button>
          <Button type="primary" loading={busy} onClick={() => form.submit()}>
            {word('button')}
          </Button>
        </>
      }
    >
      <p>{word('text')}</p>
      <Form<Values> form={form} layout="vertical" disabled={busy} onFinish={(values) => void run(values)}>
        <Form.Item name="to" label={word('to')} rules={[{ required: true, message: t('documents.chooseApprover') }]}>
          <Person definition={definition} label={word('to')} />
        </Form.Item>
        <Form.Item name="comment" label={t('documents.comment')}>
          <CommentInput />
        </Form.Item>
      </Form>
      <div role="alert">{failure && <Alert type="error" showIcon role="presentation" message={failure} />}</div>
    </Modal>
  )
}

type PersonProps = {
  definition: AnyResource
  label: string
  id?: string
  value?: string
  onChange?: (id: string | undefined) => void
}

/** Chooses among those who could be named as approvers of such documents. */
const Person = ({ definition, label, id, value, onChange }: PersonProps) => (
  <OptionSelect
    definition={definition}
    field={definition.states!.approval!.approver}
    label={label}
    control={{ id }}
    allowClear={false}
    value={value ? [value] : []}
    onChange={([next]) => onChange?.(next)}
  />
)
