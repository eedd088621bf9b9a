import { areas } from '@barem/resources/areas'
import { useTranslate } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Form } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../http/apiError.ts'
import { messagesOf } from '../../../http/fieldErrors.ts'
import { useOneAtATime } from '../../../oneAtATime.ts'
import { keepSuggested } from '../../../resources/form/suggestions.ts'
import type { Guard } from '../../../resources/form/unsaved.ts'
import { useLeaveGuard } from '../../../resources/form/useLeaveGuard.tsx'
import { newRow, type Values } from '../../../resources/form/values.ts'
import { useRested } from '../../../resources/model/rested.ts'
import { mayAct } from '../../../session/permissions.ts'
import { useSession } from '../../../session/session.ts'
import { lastFund, rememberFund } from '../../../transfer/fund.ts'
import { useUsualFund } from '../../../transfer/useUsualFund.ts'
import { defaultWarehouse, orderStart } from '../orderStart.ts'
import { payments } from '../sell/parts.ts'
import { BackPart, shownOfBack } from './BackPart.tsx'
import { Difference } from './Difference.tsx'
import { exchange, type Exchange, type Exchanged, usePreview } from './exchange.ts'
import { refusedIn, showAt, usePart, type Part } from './part.ts'
import { shownOfTaken, TakenPart } from './TakenPart.tsx'

/** Between the last key and the figures that follow from it. */
const DEBOUNCE_MS = 400
/** Said while nobody has typed the driver yet, so that figures can be shown. */
const SOMEBODY = '…'
/** Fields of the foot by the paths at which the server says mistakes. */
const FOOT = ['driverName', 'licencePlate', 'amount', 'fundId']

type Line = { productId?: unknown; quantity?: unknown }

const linesIn = (values: Values) => (values.lines ?? []) as readonly Line[]

/** The body of the order: without what follows from the return, and without blank lines. */
function orderBody({ definition }: Part, values: Values): Values {
  const lines = linesIn(values).filter(({ productId }) => productId)
  const { customerId: _customer, returnId: _return, ...body } = newRow(definition, { ...values, lines })
  return body
}

const asText = (values: Values) => JSON.stringify(values)

type Props = { sources: Values; onDone: (made: Exchanged) => void; onCancel: () => void }

/** Asks what comes back and what is taken, shows the difference, and does both at once. */
export function ExchangeForm({ sources, onDone, onCancel }: Props) {
  const t = useTranslate()
  const who = useSession()
  const client = useQueryClient()
  const back = usePart('returns', sources)
  const taken = usePart('sales-orders', orderStart())
  const [foot] = Form.useForm<Values>()
  const [start] = useState((): Values => ({ driverName: null, licencePlate: null, amount: null, fundId: lastFund() }))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string[]>([])
  const pays = mayAct(who, payments().area, 'c')
  const posts = mayAct(who, areas.invoice, 'c') && mayAct(who, areas.warehouseReceipt, 'u')
  useUsualFund(foot, pays)

  const watched = { preserve: true }
  const backText = (Form.useWatch(asText, { form: back.form, ...watched }) ?? '{}') as string
  const takenText = (Form.useWatch(asText, { form: taken.form, ...watched }) ?? '{}') as string
  const refundFundId = Form.useWatch('refundFundId', { form: foot, ...watched }) as string | null | undefined
  const customerId = Form.useWatch('customerId', { form: back.form, ...watched }) as string | null | undefined
  const address = Form.useWatch('shippingAddress', { form: back.form, ...watched }) as unknown
  useEffect(() => {
    taken.form.setFields([
      { name: 'customerId', value: customerId ?? null },
      ...(address ? [{ name: 'shippingAddress', value: address }] : []),
    ])
  }, [customerId, address])
  useEffect(() => {
    void defaultWarehouse().then(
      ({ exportingWarehouseId }) =>
        (taken.form.getFieldValue('exportingWarehouseId') ?? null) === null &&
        taken.form.setFieldValue('exportingWarehouseId', exportingWarehouseId),
      () => undefined,
    )
  }, [])

  /** @param isDraft whether both are kept as drafts alone */
  function bodyOf(backValues: Values, takenValues: Values, isDraft: boolean): Exchange {
    const { driverName, licencePlate } = foot.getFieldsValue(true) as Values
    return {
      return: newRow(back.definition, { ...backValues, ...(refundFundId && { refundFundId }) }),
      order: orderBody(taken, takenValues),
      issue: isDraft ? {} : { officerId: who?.userId, driverName, ...(licencePlate ? { licencePlate } : {}) },
      payment: null,
      isDraft,
    }
  }

  const isChosen = (text: string) => linesIn(JSON.parse(text) as Values).some((line) => line.productId && line.quantity)
  const rested = useRested(
    isChosen(backText) && isChosen(takenText) ? JSON.stringify([backText, takenText, refundFundId]) : '',
    DEBOUNCE_MS,
  )
  const asked = (): Exchange | null => {
    if (rested === '' || busy) return null
    const [one, other] = (JSON.parse(rested) as string[]).map((text) => JSON.parse(text ?? '{}') as Values)
    const body = bodyOf(one!, other!, !posts)
    return posts ? { ...body, issue: { officerId: who?.userId, driverName: SOMEBODY } } : body
  }
  const preview = usePreview(asked())
  const made = preview.isError ? undefined : preview.data

  function paymentOf(): Values | null {
    const difference = made?.difference ?? '0'
    const { amount, fundId } = foot.getFieldsValue(true) as { amount: string | null; fundId: string | null }
    const given = amount ?? difference
    return pays && Number(difference) > 0 && given !== '0' ? { amount: given, fundId } : null
  }

  const isSaved = useRef(false)
  const guard = useRef<Guard | null>(null)
  guard.current = { isDirty: () => !isSaved.current && rested !== '', discard: () => undefined }
  useLeaveGuard(guard)

  const run = useOneAtATime(async (isDraft: boolean) => {
    setFailure([])
    setBusy(true)
    try {
      const [one, other] = [back.form.getFieldsValue(true), taken.form.getFieldsValue(true)]
      const payment = isDraft ? null : paymentOf()
      const done = await exchange({ ...bodyOf(one, other, isDraft), payment })
      keepSuggested(back.definition, one)
      rememberFund(done.sold?.payment && payment?.fundId)
      void client.invalidateQueries()
      isSaved.current = true
      onDone(done)
    } catch (error) {
      setBusy(false)
      show(error)
    }
  })

  function show(error: unknown) {
    if (!(error instanceof ApiError) || Object.keys(error.errors).length === 0) return setFailure(messagesOf(error))
    const left = refusedIn(error, ['issue.', 'payment.', 'invoice.'])
    const atFoot = Object.entries(left?.errors ?? {}).filter(([name]) => FOOT.includes(name))
    foot.setFields(atFoot.map(([name, errors]) => ({ name, errors })))
    const texts = [
      showAt(back, refusedIn(error, ['return.']), shownOfBack),
      showAt(taken, refusedIn(error, ['order.', 'issue.lines.', 'invoice.lines.']), shownOfTaken),
    ].filter((text) => text !== null)
    setFailure(texts.length > 0 ? texts : messagesOf(error))
  }

  const refused = preview.isError ? messagesOf(preview.error) : []
  const blocked = made === undefined || preview.isPlaceholderData
  return (
    <div className="exchange">
      <BackPart part={back} />
      <TakenPart part={taken} lacksAddress={!address} />
      <Difference form={foot} start={start} back={back} made={made} pays={pays} />
      {made && !made.sold && posts && <p className="exchange-note">{t('exchange.willWait')}</p>}
      <footer className="form-bar">
        <div role="alert">
          {failure.length > 0 && <Alert type="error" showIcon role="presentation" message={failure.join(' · ')} />}
          {failure.length === 0 && refused.length > 0 && (
            <p className="exchange-note">{t('exchange.lacks', { what: refused.join(' · ') })}</p>
          )}
        </div>
        <div className="form-buttons">
          <Button onClick={onCancel} disabled={busy}>
            {t('buttons.cancel')}
          </Button>
          <Button
            type={posts ? 'default' : 'primary'}
            disabled={busy || rested === ''}
            onClick={() => void run(true)}
            title={t('exchange.draftsNote')}
          >
            {t('exchange.drafts')}
          </Button>
          {posts && (
            <Button
              type="primary"
              loading={busy}
              disabled={rested === '' || (blocked && !preview.isError)}
              onClick={() => void run(false)}
            >
              {t('exchange.button')}
            </Button>
          )}
        </div>
      </footer>
    </div>
  )
}
