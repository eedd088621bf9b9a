import type { AnyResource } from '@barem/resources/kit'
import { useInvalidate, useTranslate } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Form, Modal } from 'antd'
import { lazy, Suspense, useMemo, useState } from 'react'
import { Select } from '../../controls/Select.tsx'
import { call } from '../../http/client.ts'
import { splitErrors } from '../../http/fieldErrors.ts'
import { useOneAtATime } from '../../oneAtATime.ts'
import { inputOf } from '../../overrides/resolve.ts'
import { historyKey } from '../../providers/audit.ts'
import { canonical } from '../form/canonical.ts'
import { useFirstFocus } from '../form/firstFocus.ts'
import { inputs } from '../inputs/index.ts'
import type { Input } from '../inputs/input.ts'
import { type AnyRow, fieldOf } from '../model/columns.ts'
import type { Words } from '../model/words.ts'
import type { Matching } from './matching.ts'
import { isBlank } from '../rules/rule.ts'
import { rulesOf } from '../rules/index.ts'

const ManySwitchedOff = lazy(() =>
  import('../form/OpenBusiness.tsx').then(({ ManySwitchedOff: shown }) => ({ default: shown })),
)

type Props = {
  definition: AnyResource
  words: Words
  rows: AnyRow[]
  /** All rows of the list, in place of some of them. */
  matching: Matching | null
  onClose: () => void
}

const FORM = 'bulk'

/** Sets one field of many rows to the same value, all of them or none. */
export default function BulkDialog({ definition, words, rows, matching, onClose }: Props) {
  const t = useTranslate()
  const { message } = App.useApp()
  const invalidate = useInvalidate()
  const client = useQueryClient()
  const [form] = Form.useForm()
  const names = definition.list.bulk
  const [name, setName] = useState(names[0])
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const field = fieldOf(definition, name)!
  useFirstFocus(FORM, name)
  const value = Form.useWatch(name, form) as unknown
  const clears = isBlank(value) && !field.required
  const label = words.field(name)
  const rules = useMemo(() => rulesOf(field, label, false, t), [field, label, t])
  const count = matching?.total ?? rows.length
  const what = count === 1 ? words.one : words.counted(count)
  const Control = inputOf(definition, name) ?? (inputs[field.type] as Input)

  const save = useOneAtATime(async () => {
    setFailure(null)
    const values = await form.validateFields([name]).catch(() => null)
    if (!values) return
    setBusy(true)
    try {
      await call(definition.name, {
        method: 'PATCH',
        body: {
          ...(matching ? { matching } : { ids: rows.map(({ id }) => id) }),
          changes: { [name]: canonical[field.type](values[name]) },
        },
      })
    } catch (error) {
      const { atFields, rest } = splitErrors(error, [name])
      form.setFields(atFields)
      setBusy(false)
      return setFailure(rest)
    }
    await Promise.all([
      invalidate({ resource: definition.name, invalidates: ['list', 'many', 'detail'] }),
      client.invalidateQueries({ queryKey: historyKey() }),
    ])
    void message.success(t('crud.bulk.done', { what }))
    onClose()
  })

  const footer = (
    <>
      <Button onClick={onClose} disabled={busy}>
        {t('buttons.cancel')}
      </Button>
      <Button type="primary" danger={clears} loading={busy} onClick={() => void save()}>
        {t(clears ? 'crud.bulk.clear' : 'crud.bulk.go', { what })}
      </Button>
    </>
  )

  return (
    <Modal
      open
      title={t('crud.bulk.go', { what })}
      footer={footer}
      onCancel={onClose}
      closable={!busy}
      maskClosable={false}
      keyboard={!busy}
      width={480}
    >
      <Form
        form={form}
        name={FORM}
        layout="vertical"
        disabled={busy}
        className="bulk-form"
        preserve={false}
        onFinish={() => void save()}
      >
        {names.length > 1 && (
          <Form.Item label={t('crud.bulk.field')} htmlFor="bulk-field">
            <Select
              id="bulk-field"
              aria-label={t('crud.bulk.field')}
              options={names.map((one) => ({ value: one, label: words.field(one) }))}
              value={name}
              onChange={setName}
            />
          </Form.Item>
        )}
        <Form.Item
          key={name}
          name={name}
          label={names.length > 1 ? t('crud.bulk.value') : label}
          rules={rules}
          required={field.required}
          initialValue={null}
        >
          <Control label={label} name={name} field={field} definition={definition} words={words} row={null} />
        </Form.Item>
        <Suspense>
          <ManySwitchedOff definition={definition} rows={rows} name={name} field={field} value={value} />
        </Suspense>
        {failure && <Alert type="error" showIcon message={failure} />}
      </Form>
      <p className="dialog-note">
        {t(field.required ? 'crud.bulk.note' : 'crud.bulk.noteEmpty', { what: words.counted(count) })}
      </p>
    </Modal>
  )
}
