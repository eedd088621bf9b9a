import { areas } from '@barem/resources/areas'
import { paymentKind } from '@barem/resources/debts'
import { useTranslate } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Drawer, Form } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { refusedBy } from '../../../documents/actions/refused.ts'
import { ApiError } from '../../../http/apiError.ts'
import { splitErrors } from '../../../http/fieldErrors.ts'
import { useOneAtATime } from '../../../oneAtATime.ts'
import { useFirstFocus } from '../../../resources/form/firstFocus.ts'
import { FormField } from '../../../resources/form/FormGroups.tsx'
import { goTo } from '../../../resources/form/problems.ts'
import type { Refusals } from '../../../resources/form/refusals.ts'
import type { AnyRow } from '../../../resources/model/columns.ts'
import { paths } from '../../../resources/model/paths.ts'
import { useWords } from '../../../resources/model/useWords.ts'
import { useAllowed } from '../../../session/useAllowed.ts'
import { lastFund, rememberFund } from '../../../transfer/fund.ts'
import { useUsualFund } from '../../../transfer/useUsualFund.ts'
import { today } from '../../../format/day.ts'
import { payments } from '../items.ts'
import { CustomerDebt } from '../PartyDebt.tsx'
import { AskedWarnings } from '../../../documents/review/Warnings.tsx'
import { Preview } from '../PaymentPreview.tsx'
import { Collected, collectedText } from './Collected.tsx'
import './collect.css'
import {
  bodyOf,
  deleted,
  type Debtor,
  type Draft,
  dropped,
  isAlone,
  isBack,
  posted,
  postedMeanwhile,
  type Said,
  saved,
  wordsOf,
} from './collect.ts'

const FORM = 'collect'
const NONE: Refusals = new Map()
const FIELDS = ['amount', 'fundId', 'executionDate'] as const

type Props = { of: Debtor; onClose: () => void }

/** Receives money of a customer in three fields, pays theirs back, or pays a supplier, and posts it. */
export default function CollectDrawer({ of: debtor, onClose }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { message } = App.useApp()
  const client = useQueryClient()
  const words = useWords(payments())
  const [form] = Form.useForm<Said>()
  const [draft, setDraft] = useState<Draft | null>(null)
  const [done, setDone] = useState<AnyRow | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const typed = Form.useWatch([], form) as Said | undefined
  const amount = typed?.amount
  const content = t(`debt.contents.${debtor.kind}`, { code: debtor.code ?? t('debt.contents.due') })
  useFirstFocus(FORM, 'amount')
  useUsualFund(form, true)
  const seesDebts = useAllowed(areas.debt, 'v')

  const run = useOneAtATime(async () => {
    const said = await form.validateFields().catch(() => null)
    if (!said) return
    setFailure(null)
    setBusy(true)
    let stored = draft
    try {
      stored = await saved(debtor, said, content, draft)
      setDraft(stored)
      const row = await posted(stored.row)
      rememberFund(said.fundId)
      void client.invalidateQueries()
      setDone(row)
    } catch (error) {
      // What was refused may be a change of what is posted already, by an attempt whose answer was lost.
      const meanwhile = draft && error instanceof ApiError ? await postedMeanwhile(draft).catch(() => null) : null
      if (meanwhile) return setDone(meanwhile)
      show(error)
      // A refusal leaves no draft behind, whatever happens to this page.
      if (stored && error instanceof ApiError && (await deleted(stored))) setDraft(null)
    } finally {
      setBusy(false)
    }
  })

  function show(error: unknown) {
    const { atFields } = splitErrors(error, [...FIELDS])
    form.setFields(atFields as never)
    const isAll =
      error instanceof ApiError && atFields.length > 0 && atFields.length === Object.keys(error.errors).length
    setFailure(isAll ? null : error)
    if (atFields[0]) goTo(FORM, [atFields[0].name])
  }

  function close() {
    // It may have been posted by an attempt whose answer was lost.
    if (draft && !done)
      void dropped(draft).then((row) => {
        if (row) message.info(collectedText(t, row))
        return client.invalidateQueries()
      })
    onClose()
  }

  function whole() {
    const { first, kind, partyId } = debtor
    const target =
      first && !isAlone(debtor) ? `${first.key}=${first.id}` : `${paymentKind(kind).debts.party}=${partyId}`
    const values = form.getFieldsValue(true) as Said
    close()
    void navigate(`${paths.create(payments())}?${target}`, { state: { values: { kind, ...values } } })
  }

  return (
    <Drawer
      open
      title={t(wordsOf(debtor).title, { name: debtor.name })}
      onClose={close}
      closable={!busy}
      keyboard={!busy}
      maskClosable={false}
      autoFocus={false}
      width="min(100vw, 440px)"
    >
      {done ? (
        <Collected row={done} onClose={onClose} />
      ) : (
        <Form<Said>
          form={form}
          name={FORM}
          layout="vertical"
          disabled={busy}
          initialValues={{ amount: debtor.owed, fundId: lastFund(), executionDate: today() }}
          onFinish={() => void run()}
        >
          {/* Whoever pays back is told what the customer owes beyond its day. */}
          {isBack(debtor) && seesDebts && <CustomerDebt id={debtor.partyId} inForm />}
          {FIELDS.map((name) => (
            <FormField key={name} definition={payments()} words={words} row={null} refusals={NONE} name={name} />
          ))}
          {!isBack(debtor) && /^[1-9]\d*$/.test(amount ?? '') && (
            <Preview
              partyId={debtor.partyId}
              amount={amount!}
              kind={debtor.kind}
              first={debtor.first}
              alone={isAlone(debtor)}
            />
          )}
          <AskedWarnings
            definition={payments()}
            body={typed?.fundId && typed.amount ? bodyOf(debtor, typed, content) : null}
          />
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
          <div className="collect-buttons">
            <Button type="link" onClick={whole} disabled={busy}>
              {t('debt.collectMore')}
            </Button>
            <Button type="primary" htmlType="submit" loading={busy}>
              {t(wordsOf(debtor).button)}
            </Button>
          </div>
        </Form>
      )}
    </Drawer>
  )
}
