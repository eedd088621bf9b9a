import { amountField } from '@barem/resources/kit'
import { byAmount } from '@barem/workflows'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Form, Input, type InputRef, Modal, Radio } from 'antd'
import { useRef, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { useNavigate } from 'react-router'
import { Select } from '../../../controls/Select.tsx'
import { messagesOf, splitErrors } from '../../../http/fieldErrors.ts'
import { postOnce } from '../../../http/sendOnce.ts'
import { figureText } from '../../../documents/way/figures.ts'
import { approvedKinds, definitionOf } from '../../../documents/way/kinds.ts'
import type { Workflow } from '../workflow.ts'

/** The amount that the template begins with, in dong. */
const BOUND = '500000000'

type Values = { name: string; resource: string; start: 'blank' | 'byAmount' }

/** Asks what a workflow is called and for what it is, and opens its diagram. */
export function NewDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [form] = Form.useForm<Values>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const nameInput = useRef<InputRef>(null)
  const resource = Form.useWatch('resource', form)
  const definition = definitionOf(resource ?? null)
  const amount = definition && amountField(definition)

  function graphOf(start: Values['start']) {
    if (start === 'blank' || !amount) return {}
    const word = (name: string, values = {}) => t(`workflows.template.${name}`, values)
    const names = {
      manager: word('manager'),
      condition: word('condition'),
      above: word('above', { amount: figureText(BOUND, 'money') }),
      director: word('director'),
    }
    return { graph: byAmount(amount, BOUND, names), everyDocument: true, everyDepartment: true }
  }

  async function create({ name, resource: kind, start }: Values) {
    setBusy(true)
    setFailure(null)
    try {
      const { body } = await postOnce<Workflow>('workflows', { name, resource: kind, ...graphOf(start) })
      void client.invalidateQueries({ queryKey: ['workflows'] })
      void navigate(`/workflows/${body.id}`)
    } catch (error) {
      setBusy(false)
      const { atFields, rest } = splitErrors(error, ['name', 'resource'])
      form.setFields(atFields.map(({ name: path, errors }) => ({ name: path as never, errors })))
      setFailure(rest && messagesOf(error).join('. '))
    }
  }

  return (
    <Modal
      open
      title={t('workflows.new.title')}
      onCancel={onClose}
      maskClosable={false}
      // antd takes the cursor to the window once it has opened.
      afterOpenChange={(open) => open && nameInput.current?.focus()}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('buttons.cancel')}
          </Button>
          <Button type="primary" loading={busy} onClick={() => form.submit()}>
            {t('workflows.new.create')}
          </Button>
        </>
      }
    >
      <Form<Values>
        form={form}
        layout="vertical"
        disabled={busy}
        initialValues={{ start: 'byAmount' }}
        onFinish={(values) => void create(values)}
      >
        <Form.Item
          name="name"
          label={t('workflows.new.name')}
          rules={[{ required: true, whitespace: true, message: t('workflows.new.nameRequired') }]}
        >
          <Input ref={nameInput} maxLength={255} />
        </Form.Item>
        <Form.Item
          name="resource"
          label={t('workflows.new.resource')}
          rules={[{ required: true, message: t('workflows.new.resourceRequired') }]}
        >
          <Select<string>
            aria-required
            options={approvedKinds.map(({ name }) => ({ value: name, label: t(`resources.${name}.title`) }))}
          />
        </Form.Item>
        <Form.Item name="start" label={t('workflows.new.start')}>
          <Radio.Group
            options={[
              {
                value: 'byAmount',
                disabled: definition !== null && !amount,
                label: (
                  <span>
                    {t('workflows.new.byAmount')}
                    <small className="workflow-hint">{t('workflows.new.byAmountText')}</small>
                  </span>
                ),
              },
              { value: 'blank', label: t('workflows.new.blank') },
            ]}
          />
        </Form.Item>
      </Form>
      <div role="alert">{failure && <Alert type="error" showIcon role="presentation" message={failure} />}</div>
    </Modal>
  )
}
