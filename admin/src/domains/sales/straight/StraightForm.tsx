import type { AnyResource } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Form, Modal, Radio } from 'antd'
import { useEffect, useState } from 'react'
import { CommentInput } from '../../../documents/actions/CommentInput.tsx'
import { placeOf } from '../../../documents/actions/inputs.ts'
import { refusedBy } from '../../../documents/actions/refused.ts'
import { useRefresh } from '../../../documents/actions/useAction.ts'
import { today } from '../../../format/day.ts'
import { ApiError } from '../../../http/apiError.ts'
import { splitErrors } from '../../../http/fieldErrors.ts'
import { useOneAtATime } from '../../../oneAtATime.ts'
import { FormField } from '../../../resources/form/FormGroups.tsx'
import { goTo } from '../../../resources/form/problems.ts'
import type { Refusals } from '../../../resources/form/refusals.ts'
import { keepSuggested, suggestedValues } from '../../../resources/form/suggestions.ts'
import { definitionOf } from '../../../resources/model/registry.ts'
import { useWords } from '../../../resources/model/useWords.ts'
import { usualWarehouse } from '../../../transfer/usualWarehouse.ts'
import { deliver, type Delivered, going, type Open, type Said } from './straight.ts'
import { StraightLines } from './StraightLines.tsx'
import { Waiting } from './Waiting.tsx'

const FORM = 'straight'

/** The dialog puts messages of the server at the fields, so none are kept here. */
const NONE: Refusals = new Map()

/** Fields that the receipt and the issue share, and the number of the slip. */
const SHARED = ['warehouseId', 'documentDate', 'driverName', 'licencePlate', 'supplierSlip'] as const

export type StraightValues = {
  weightBy: 'slip' | 'customer'
  reason: string | null
  comment: string | null
  lines: Said[]
} & Record<(typeof SHARED)[number], string | null>

type Props = {
  open: Open
  onMade: (made: Delivered) => void
  onClose: () => void
}

const startOf = ({ contract, lines }: Open, receipts: AnyResource): StraightValues => ({
  weightBy: 'slip',
  warehouseId: contract?.warehouseId ?? (suggestedValues(receipts).warehouseId as string | undefined) ?? null,
  documentDate: today(),
  ...{ driverName: null, licencePlate: null, supplierSlip: null, reason: null, comment: null },
  lines: lines.map(({ pieces, isBought }) => (isBought ? { quantity: pieces } : {})),
})

/** Asks what came from the supplier for the customer, and posts both documents. */
export function StraightForm({ open, onMade, onClose }: Props) {
  const t = useTranslate()
  const receipts = definitionOf('warehouse-receipts')!
  const words = useWords(receipts)
  const refresh = useRefresh(definitionOf('sales-orders')!)
  const client = useQueryClient()
  const [form] = Form.useForm<StraightValues>()
  const [start] = useState(() => startOf(open, receipts))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const said = Form.useWatch('lines', { form, preserve: true }) ?? start.lines
  const weightBy = Form.useWatch('weightBy', { form, preserve: true }) ?? start.weightBy
  const places = going(open.lines, said)
  const { order } = open
  useEffect(() => {
    if (start.warehouseId !== null) return
    void usualWarehouse('warehouseId').then(
      ({ warehouseId }) =>
        warehouseId && !form.getFieldValue('warehouseId') && form.setFieldValue('warehouseId', warehouseId),
      () => undefined,
    )
  }, [])

  const run = useOneAtATime(async () => {
    setFailure(null)
    const values = await form.validateFields().catch(() => null)
    if (!values) return
    const all = form.getFieldsValue(true) as StraightValues
    const gone = going(open.lines, all.lines)
    setBusy(true)
    try {
      const made = await deliver(order, bodyOf(all, gone))
      keepSuggested(receipts, all)
      await refresh(order.id)
      // Stock, debts and the contract have changed with it.
      void client.invalidateQueries()
      onMade(made)
    } catch (error) {
      setBusy(false)
      show(error, gone)
    }
  })

  function bodyOf({ lines, comment, reason, ...shared }: StraightValues, gone: readonly number[]) {
    return {
      ...shared,
      ...(comment?.trim() && { comment }),
      ...(reason?.trim() && { reason }),
      lines: gone.map((place) => {
        const { actualWeight, ...line } = lines[place]!
        const { orderLineId } = open.lines[place]!
        return { orderLineId, ...line, ...(shared.weightBy === 'customer' && { actualWeight }) }
      }),
    }
  }

  /** Says mistakes at their fields: lines are sent without those of which nothing goes. */
  function show(error: unknown, gone: readonly number[]) {
    const names = ['quantity', 'declaredWeight', 'actualWeight', 'reason'] as const
    const ofLines = gone.flatMap((_, sent) => names.map((name) => `lines.${sent}.${name}`))
    const { atFields } = splitErrors(error, [...SHARED, 'weightBy', 'reason', 'comment', ...ofLines])
    const atForm = (path: string) => placeOf(path.replace(/^lines\.(\d+)/, (_, sent) => `lines.${gone[Number(sent)]}`))
    form.setFields(atFields.map(({ name, errors }) => ({ name: atForm(name), errors }) as never))
    const isAll = error instanceof ApiError && atFields.length > 0
    setFailure(isAll && atFields.length === Object.keys(error.errors).length ? null : error)
    if (atFields[0]) goTo(FORM, atForm(atFields[0].name))
  }

  return (
    <Modal
      open
      title={t('straight.title', { code: order.code })}
      onCancel={onClose}
      closable={!busy}
      keyboard={!busy}
      maskClosable={false}
      width={760}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('documents.back')}
          </Button>
          <Button type="primary" loading={busy} disabled={places.length === 0} onClick={() => void run()}>
            {t('straight.button')}
          </Button>
        </>
      }
    >
      <p className="sell-customer">{order.customer}</p>
      <Waiting receipts={open.receipts} />
      <Form<StraightValues> form={form} name={FORM} layout="vertical" disabled={busy} initialValues={start}>
        <Form.Item name="weightBy" label={t('straight.weightBy')}>
          <Radio.Group>
            <Radio value="slip">{t('straight.slip')}</Radio>
            <Radio value="customer">{t('straight.customer')}</Radio>
          </Radio.Group>
        </Form.Item>
        <StraightLines lines={open.lines} weightBy={weightBy} />
        <div className="sell-fields">
          {SHARED.map((name) => (
            <FormField
              key={name}
              {...{ definition: receipts, words, name, row: null, refusals: NONE }}
              {...(name === 'warehouseId' && { label: t('straight.warehouse') })}
            />
          ))}
        </div>
        <OnceRefused name="reason" label={words.field('reason')} />
        <OnceRefused name="comment" label={t('documents.comment')} />
      </Form>
      <div role="alert">
        {failure !== null && (
          <Alert
            type="error"
            showIcon
            role="presentation"
            message={refusedBy(t, words, failure).map((text) => (
              <div key={text}>{text}</div>
            ))}
          />
        )}
      </div>
    </Modal>
  )
}

/** A reason that is only asked for once the server wants one. */
const OnceRefused = ({ name, label }: { name: 'reason' | 'comment'; label: string }) => (
  <Form.Item noStyle shouldUpdate>
    {({ getFieldError, getFieldValue }) => (
      <Form.Item name={name} label={label} hidden={getFieldError(name).length === 0 && !getFieldValue(name)}>
        <CommentInput />
      </Form.Item>
    )}
  </Form.Item>
)
