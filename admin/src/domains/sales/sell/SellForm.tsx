import { relationKey } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Form, Modal } from 'antd'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { refusedBy } from '../../../documents/actions/refused.ts'
import { placeOf } from '../../../documents/actions/inputs.ts'
import { useRefresh } from '../../../documents/actions/useAction.ts'
import { ApiError } from '../../../http/apiError.ts'
import { splitErrors } from '../../../http/fieldErrors.ts'
import { useOneAtATime } from '../../../oneAtATime.ts'
import type { RowDialogProps } from '../../../overrides/types.ts'
import { goTo } from '../../../resources/form/problems.ts'
import { useFirstFocus } from '../../../resources/form/firstFocus.ts'
import { DO } from '../../../resources/model/documents.ts'
import { useRested } from '../../../resources/model/rested.ts'
import { codeOf } from '../../../resources/model/row.ts'
import type { Embedded } from '../../../resources/model/columns.ts'
import { mayAct } from '../../../session/permissions.ts'
import { useSession } from '../../../session/session.ts'
import { lastFund, rememberFund } from '../../../transfer/fund.ts'
import { useUsualFund } from '../../../transfer/useUsualFund.ts'
import { Leaving } from './Leaving.tsx'
import { payments } from './parts.ts'
import { Received } from './Received.tsx'
import { type Sale, saidLines, sell, type Sold, usePreview, type Weighed } from './sell.ts'
import { SoldLines } from './SoldLines.tsx'

const FORM = 'sell'
/** Between the last key and the figures that follow from it. */
const DEBOUNCE_MS = 400
/** Said while nobody has typed the driver yet, so that figures can be shown. */
const SOMEBODY = '…'

export type SellValues = {
  warehouseId: string | null
  officerId: string | null
  driverName: string | null
  licencePlate: string | null
  lines: Weighed[]
  fundId: string | null
  /** Null until somebody types it: then it is what is due. */
  amount: string | null
}

type Props = Omit<RowDialogProps, 'onClose'> & { onSold: (sold: Sold) => void; onClose: () => void }

/** The fields of the form by the paths at which the server says mistakes. */
const PATHS: Readonly<Record<string, string>> = {
  'issue.warehouseId': 'warehouseId',
  'issue.officerId': 'officerId',
  'issue.driverName': 'driverName',
  'issue.licencePlate': 'licencePlate',
  'payment.fundId': 'fundId',
  'payment.amount': 'amount',
}

/** The place in the form of a path at which the server says a mistake. */
const placeAt = (path: string) => placeOf(PATHS[path] ?? path.replace(/^issue\./, ''))

/** Asks what a sale at once needs, shows what it comes to, and sells. */
export function SellForm({ definition, words, row, onSold, onClose }: Props) {
  const t = useTranslate()
  const who = useSession()
  const refresh = useRefresh(definition)
  const client = useQueryClient()
  const [form] = Form.useForm<SellValues>()
  const [, setSearch] = useSearchParams()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  useFirstFocus(FORM, 'amount')
  const lines = (row.lines ?? []) as {
    id: string
    actualWeight: string | null
    weightSource: string | null
    isService: boolean
  }[]
  // Nobody fetches what is all work.
  const leaves = lines.some(({ isService }) => !isService)
  const customer = row[relationKey('customerId')] as Embedded | null | undefined
  const [start] = useState((): SellValues => ({
    warehouseId: (row.exportingWarehouseId as string | null) ?? null,
    officerId: who?.userId ?? null,
    driverName: (row.contactPerson as string | null) ?? customer?.name ?? null,
    licencePlate: null,
    // What was weighed for the order is not weighed again.
    lines: lines.map((line) => ({ actualWeight: line.weightSource === 'weighed' ? line.actualWeight : null })),
    ...{ fundId: lastFund(), amount: null },
  }))
  const weighed = Form.useWatch('lines', { form, preserve: true }) ?? start.lines
  const said = useRested(JSON.stringify(saidLines(row, weighed)), DEBOUNCE_MS)
  const warehouseId = Form.useWatch('warehouseId', { form, preserve: true }) ?? start.warehouseId
  const body = { officerId: who?.userId, driverName: SOMEBODY, warehouseId, lines: JSON.parse(said) as unknown }
  // What is sold has another version at once, of which nothing is to be sold.
  const preview = usePreview(row, body, !busy)
  const sold = preview.data
  const due = sold?.invoice.owed ?? null
  const receives = mayAct(who, payments().area, 'c')
  useUsualFund(form, receives)

  const run = useOneAtATime(async () => {
    setFailure(null)
    const values = form.getFieldsValue(true) as SellValues
    setBusy(true)
    try {
      const done = await sell(row, saleOf(values))
      rememberFund(done.payment && values.fundId)
      await refresh(row.id)
      // Stock, debts and funds have changed with it.
      void client.invalidateQueries()
      onSold(done)
    } catch (error) {
      setBusy(false)
      show(error)
    }
  })

  function saleOf({
    warehouseId,
    officerId,
    driverName,
    licencePlate,
    lines: weights,
    fundId,
    amount,
  }: SellValues): Sale {
    const issue = { warehouseId, officerId, driverName, licencePlate, lines: saidLines(row, weights) }
    const given = amount ?? due ?? '0'
    const method = row.paymentMethodId as string | null
    const payment = { amount: given, ...(fundId ? { fundId } : { paymentMethodId: method }) }
    return { issue, payment: receives && given !== '0' ? payment : null }
  }

  function show(error: unknown) {
    const places = lines.flatMap((_, place) =>
      ['actualWeight', 'reason', 'quantity'].map((name) => `issue.lines.${place}.${name}`),
    )
    const { atFields } = splitErrors(error, [...Object.keys(PATHS), ...places])
    form.setFields(atFields.map(({ name, errors }) => ({ name: placeAt(name), errors }) as never))
    const atAll =
      error instanceof ApiError && atFields.length === Object.keys(error.errors).length && atFields.length > 0
    setFailure(atAll ? null : error)
    const [first] = atFields
    if (first) goTo(FORM, placeAt(first.name))
  }

  useEffect(() => {
    // What the figures are refused for is said before anybody presses the button.
    if (preview.error) show(preview.error)
    else setFailure(null)
  }, [preview.error, preview.data])

  const blocked = preview.isError || !sold || preview.isPlaceholderData
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== 'F9' && !(event.key === 'Enter' && (event.ctrlKey || event.metaKey))) return
      event.preventDefault()
      event.stopPropagation()
      if (!blocked) void run()
    }
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  })

  const asks = failure instanceof ApiError && Object.keys(failure.errors).some((path) => path.endsWith('approverId'))
  return (
    <Modal
      open
      title={t('sell.title', { code: codeOf(definition, row) })}
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
          <Button type="primary" loading={busy} disabled={blocked} onClick={() => void run()} aria-keyshortcuts="F9">
            {t('sell.button')}
          </Button>
        </>
      }
    >
      <p className="sell-customer">{customer?.name}</p>
      <Form<SellValues> form={form} name={FORM} layout="vertical" disabled={busy} initialValues={start}>
        <SoldLines row={row} sold={preview.isError ? undefined : sold} />
        {leaves && <Leaving />}
        <Received code={codeOf(definition, row)} sold={sold} due={due} receives={receives} />
      </Form>
      <div role="alert">
        {failure !== null && (
          <Alert
            type={asks ? 'warning' : 'error'}
            showIcon
            role="presentation"
            message={refusedBy(t, words, failure).map((text) => (
              <div key={text}>{text}</div>
            ))}
            action={
              asks && (
                <Button size="small" onClick={() => setSearch({ [DO]: 'request' }, { replace: true })}>
                  {t('sell.request')}
                </Button>
              )
            }
          />
        )}
      </div>
    </Modal>
  )
}
