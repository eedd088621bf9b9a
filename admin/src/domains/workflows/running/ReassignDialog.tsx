import { useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { messagesOf, splitErrors } from '../../../http/fieldErrors.ts'
import { postOnce } from '../../../http/sendOnce.ts'
import { RowsSelect } from '../RowsSelect.tsx'
import type { RunningRequest } from '../workflow.ts'

type Props = { request: RunningRequest; task: RunningRequest['waitingFor'][number]; onClose: () => void }
type Values = { to: string; comment: string }

/** Gives a waiting decision to somebody else, with a reason. */
export function ReassignDialog({ request, task, onClose }: Props) {
  const t = useTranslate()
  const { message } = App.useApp()
  const client = useQueryClient()
  const [form] = Form.useForm<Values>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const word = (name: string, values = {}) => t(`workflows.running.${name}`, values)

  async function run(values: Values) {
    setBusy(true)
    setFailure(null)
    try {
      await postOnce(`approvals/tasks/${task.task}/reassign`, values)
      await client.invalidateQueries({ queryKey: ['running'] })
      void message.success(word('done', { code: request.code, name: nameOf(values.to) }))
      onClose()
    } catch (error) {
      setBusy(false)
      const { atFields, rest } = splitErrors(error, ['to', 'comment'])
      form.setFields(atFields.map(({ name, errors }) => ({ name: name as never, errors })))
      setFailure(rest && messagesOf(error).join('. '))
    }
  }
  const nameOf = (id: string) =>
    client
      .getQueriesData<{ id: string; name: string }[]>({ queryKey: ['workflow-options', 'users'] })
      .flatMap(([, rows]) => rows ?? [])
      .find((row) => row.id === id)?.name ?? ''

  return (
    <Modal
      open
      title={word('reassignTitle', { code: request.code })}
      onCancel={onClose}
      maskClosable={false}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('buttons.cancel')}
          </Button>
          <Button type="primary" loading={busy} onClick={() => form.submit()}>
            {word('reassign')}
          </Button>
        </>
      }
    >
      <p>{word('reassignText', { name: task.person.name })}</p>
      <Form<Values> form={form} layout="vertical" disabled={busy} onFinish={(values) => void run(values)}>
        <Form.Item name="to" label={word('to')} rules={[{ required: true, message: word('toRequired') }]}>
          <Person label={word('to')} placeholder={t('workflows.step.choosePeople')} />
        </Form.Item>
        <Form.Item
          name="comment"
          label={word('reason')}
          rules={[{ required: true, whitespace: true, message: word('reasonRequired') }]}
        >
          <Input.TextArea maxLength={1000} autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
      </Form>
      <div role="alert">{failure && <Alert type="error" showIcon role="presentation" message={failure} />}</div>
    </Modal>
  )
}

type PersonProps = {
  label: string
  placeholder: string
  id?: string
  value?: string
  onChange?: (id: string | undefined) => void
}

const Person = ({ value, onChange, ...rest }: PersonProps) => (
  <RowsSelect
    {...rest}
    resource="users"
    multiple={false}
    value={value ? [value] : []}
    onChange={([id]) => onChange?.(id)}
  />
)
