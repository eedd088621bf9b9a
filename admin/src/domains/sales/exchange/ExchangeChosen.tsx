import { useTranslate } from '@refinedev/core'
import { App, Button } from 'antd'
import { useNavigate } from 'react-router'
import type { ChosenProps } from '../../../overrides/types.ts'
import { useSession } from '../../../session/session.ts'
import { mayExchange } from './may.ts'
import { EXCHANGE_PATH } from './path.ts'

/** Exchanges goods of the ticked invoices together. */
export default function ExchangeChosen({ rows }: ChosenProps) {
  const t = useTranslate()
  const who = useSession()
  const { message } = App.useApp()
  const navigate = useNavigate()
  if (who === null || !mayExchange(who)) return null

  function go() {
    if (rows.some(({ status }) => status !== 'done')) return void message.warning(t('exchange.notPosted'))
    if (new Set(rows.map(({ customerId }) => customerId)).size > 1)
      return void message.warning(t('exchange.oneCustomer'))
    const [first, ...more] = rows.map(({ id }) => id)
    const query = new URLSearchParams([['invoiceId', first!], ...more.map((id) => ['moreInvoiceIds', id])])
    void navigate(`${EXCHANGE_PATH}?${query}`)
  }

  return (
    <Button size="small" onClick={go}>
      {t('crud.exchange')}
    </Button>
  )
}
