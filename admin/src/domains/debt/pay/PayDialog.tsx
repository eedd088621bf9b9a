import { exact, sum } from '@barem/resources/calc/exact'
import { useTranslate } from '@refinedev/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Form, Modal } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { refusedBy } from '../../../documents/actions/refused.ts'
import { today } from '../../../format/day.ts'
import { formatMoney, withMinus } from '../../../format/number.ts'
import { call } from '../../../http/client.ts'
import { splitErrors } from '../../../http/fieldErrors.ts'
import { postOnce } from '../../../http/sendOnce.ts'
import { useOneAtATime } from '../../../oneAtATime.ts'
import { FormField } from '../../../resources/form/FormGroups.tsx'
import type { Refusals } from '../../../resources/form/refusals.ts'
import type { AnyRow } from '../../../resources/model/columns.ts'
import { paths } from '../../../resources/model/paths.ts'
import { useWords } from '../../../resources/model/useWords.ts'
import { lastFund, rememberFund } from '../../../transfer/fund.ts'
import { useUsualFund } from '../../../transfer/useUsualFund.ts'
import { AskedWarnings } from '../../../documents/review/Warnings.tsx'
import { Amount } from '../amount.tsx'
import { payments } from '../items.ts'
import { SheetButton } from '../../../resources/sheets/SheetButton.tsx'
import { itemsOf, type Payee, payeesOf, type Voucher } from './payTogether.ts'
import './pay.css'

const FORM = 'pay-together'
const NONE: Refusals = new Map()
const FIELDS = ['fundId', 'executionDate'] as const

type Typed = { fundId: string; executionDate: string }
type Props = { rows: readonly AnyRow[]; onClose: (isPaid: boolean) => void }

/** What is left in a fund after this, for those who may see its balance. */
function Left({ fundId, paid }: { fundId: string; paid: string }) {
  const t = useTranslate()
  const { data } = useQuery({
    queryKey: ['funds', fundId, 'balance'],
    queryFn: async ({ signal }) =>
      (await call<AnyRow>(`funds/${fundId}`, { signal, quiet: true, mayBeRefused: true })).body,
    retry: false,
  })
  if (data?.balance == null) return null
  const balance = String(data.balance)
  const left = exact.sub(balance, paid)
  const shown = (amount: string) => withMinus(formatMoney(amount))
  return (
    <p className={left.isNegative() ? 'debt-late' : 'pay-left'}>
      {t('debt.payTogether.left', { balance: shown(balance), left: shown(left.toFixed()) })}
    </p>
  )
}

/** Pays the debts of several suppliers from one fund: a voucher for each supplier, and the orders for the bank. */
export default function PayDialog({ rows, onClose }: Props) {
  const t = useTranslate()
  const client = useQueryClient()
  const words = useWords(payments())
  const [form] = Form.useForm<Typed>()
  const [payees] = useState(() => payeesOf(rows))
  const [items] = useState(() => itemsOf(rows))
  const [vouchers, setVouchers] = useState<Voucher[] | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const fundId = Form.useWatch('fundId', form)
  const executionDate = Form.useWatch('executionDate', form)
  const all = sum(payees.map(({ amount }) => amount)).toFixed()
  useUsualFund(form, true)

  const run = useOneAtATime(async () => {
    const values = await form.validateFields().catch(() => null)
    if (!values) return
    setFailure(null)
    setBusy(true)
    try {
      const { fundId: fund, executionDate } = values
      setVouchers((await postOnce<Voucher[]>('payables/pay', { items, fundId: fund, executionDate })).body)
      rememberFund(fund)
      void client.invalidateQueries()
    } catch (error) {
      const { atFields } = splitErrors(error, [...FIELDS])
      form.setFields(atFields as never)
      setFailure(error)
    } finally {
      setBusy(false)
    }
  })

  const close = () => onClose(vouchers !== null)
  const posted = vouchers?.filter(({ status }) => status === 'done') ?? []
  return (
    <Modal
      open
      title={
        vouchers
          ? t('debt.payTogether.done', { count: vouchers.length, amount: formatMoney(all) })
          : t('debt.payTogether.title')
      }
      onCancel={close}
      maskClosable={false}
      keyboard={!busy}
      closable={!busy}
      width="min(100vw, 640px)"
      footer={
        vouchers
          ? [
              posted.some(({ code }) => code?.startsWith('UNC')) && (
                <SheetButton
                  key="sheet"
                  path={`payables/bank-sheet?ids=${posted.map(({ id }) => id).join(',')}`}
                  title={t('debt.bank.title')}
                >
                  {t('debt.payTogether.sheet')}
                </SheetButton>
              ),
              <Button key="close" type="primary" autoFocus onClick={close}>
                {t('debt.collectClose')}
              </Button>,
            ]
          : [
              <Button key="cancel" disabled={busy} onClick={close}>
                {t('buttons.cancel')}
              </Button>,
              <Button key="pay" type="primary" loading={busy} onClick={() => void run()}>
                {t('debt.payTogether.pay', { amount: formatMoney(all) })}
              </Button>,
            ]
      }
    >
      {!vouchers && (
        <>
          <p className="pay-note">{t('debt.payTogether.note')}</p>
          <Form<Typed>
            form={form}
            name={FORM}
            layout="vertical"
            className="pay-fields"
            disabled={busy}
            initialValues={{ fundId: lastFund(), executionDate: today() }}
            onFinish={() => void run()}
          >
            {FIELDS.map((name) => (
              <FormField key={name} definition={payments()} words={words} row={null} refusals={NONE} name={name} />
            ))}
          </Form>
        </>
      )}
      <Payees payees={payees} all={all} vouchers={vouchers} />
      {!vouchers && fundId && <Left fundId={fundId} paid={all} />}
      {!vouchers &&
        fundId &&
        payees.map(({ id, name, amount, allocations }) => (
          <AskedWarnings
            key={id}
            definition={payments()}
            about={name}
            body={{ kind: 'payment', supplierId: id, amount, fundId, executionDate, allocations }}
          />
        ))}
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

type PayeesProps = { payees: readonly Payee[]; all: string; vouchers: readonly Voucher[] | null }

/** Who is paid how much, and by which voucher once it is there. */
function Payees({ payees, all, vouchers }: PayeesProps) {
  const t = useTranslate()
  return (
    <table className="pay-payees">
      <thead>
        <tr>
          <th>{t('debt.payTogether.supplier')}</th>
          <th>{t('debt.payTogether.debts')}</th>
          <th className="figures">{t('debt.payTogether.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {payees.map(({ id, name, codes, amount }) => {
          const voucher = vouchers?.find(({ supplierId }) => supplierId === id)
          return (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>
                {voucher ? (
                  <Link to={paths.show(payments(), voucher.id)}>{voucher.code ?? t('debt.payTogether.asked')}</Link>
                ) : (
                  codes.join(', ')
                )}
              </td>
              <td className="figures">
                <Amount of={amount} />
              </td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('debt.payTogether.total')}
          </th>
          <td className="figures">
            <Amount of={all} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
