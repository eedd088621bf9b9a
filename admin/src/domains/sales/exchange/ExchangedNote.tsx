import { useTranslate } from '@refinedev/core'
import { Button, Result } from 'antd'
import { useNavigate } from 'react-router'
import { formatMoney } from '../../../format/number.ts'
import { paths } from '../../../resources/model/paths.ts'
import { definitionOf } from '../../../resources/model/registry.ts'
import { invoices, issues, payments } from '../sell/parts.ts'
import { SoldDocuments } from '../sell/SoldDocuments.tsx'
import type { Exchanged } from './exchange.ts'

/** What was made of an exchange, and what goes back to the customer. */
export function ExchangedNote({ made }: { made: Exchanged }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { return: back, order, sold } = made
  const [returns, orders] = [definitionOf('returns')!, definitionOf('sales-orders')!]
  const text = () => {
    if (!sold) return t(back.status === 'draft' ? 'exchange.drafted' : 'exchange.waits')
    if (sold.change !== '0') return t('exchange.giveBack', { amount: formatMoney(sold.change) })
    if (back.paidBack !== '0') return t('exchange.paidBack', { amount: formatMoney(back.paidBack) })
    if (back.credit !== '0') return t('exchange.held', { amount: formatMoney(back.credit) })
    if (sold.invoice.owed !== '0') return t('exchange.left', { amount: formatMoney(sold.invoice.owed) })
    return t('exchange.settled')
  }
  return (
    <>
      <Result status={sold ? 'success' : 'info'} className="sell-done" title={text()} />
      <SoldDocuments
        made={[
          { of: returns, document: back },
          { of: orders, document: order },
          { of: invoices(), document: sold?.invoice ?? null },
          { of: issues(), document: sold?.issue ?? null },
          { of: payments(), document: sold?.payment ?? null },
        ]}
      />
      <div className="exchange-buttons">
        <Button type="primary" autoFocus onClick={() => void navigate(paths.show(returns, back.id!))}>
          {t('exchange.show')}
        </Button>
      </div>
    </>
  )
}
