import { areas } from '@barem/resources/areas'
import { useTranslate } from '@refinedev/core'
import { Empty, Table, type TableColumnsType } from 'antd'
import { Link, Navigate, useSearchParams } from 'react-router'
import { CollectButton } from './collect/CollectButton.tsx'
import type { Debtor } from './collect/collect.ts'
import { formatDate } from '../../format/date.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { useIsMobile } from '../../layout/useMedia.ts'
import { useAllowed } from '../../session/useAllowed.ts'
import { Figure, Late, PaymentStatus } from './amount.tsx'
import { type DebtDocument, type Documents, pageOf, useDebt } from './debt.ts'
import { DebtSums, PARTS } from './DebtSums.tsx'
import { DebtTabs } from './DebtTabs.tsx'
import { DebtTools } from './DebtTools.tsx'
import { useAsked } from './useAsked.ts'
import '../../resources/screens.css'
import '../../resources/list/list.css'
import './debt.css'

const PAGE = 10

const isInvoice = (document: string) => document === 'invoices'

/** Whom money is collected from for a document. */
const debtorOf = ({ id, document, customer, owed }: DebtDocument): Debtor => ({
  ...{ customerId: customer.id, name: customer.name, owed },
  first: { key: isInvoice(document) ? 'invoiceId' : 'openingLineId', id },
})

function CodeLink({ of: { id, code, document } }: { of: DebtDocument }) {
  return <Link to={`/finance-accounting/debt-tracking/${id}${isInvoice(document) ? '' : '?of=opening'}`}>{code}</Link>
}

/** The tabs of debts: `?tab=transactions` leads to the list of transactions, which stands at an address of its own. */
export default function DebtTrackingPage() {
  const [query] = useSearchParams()
  if (query.get('tab') === 'transactions')
    return <Navigate to="/finance-accounting/debt-tracking/transaction" replace />
  return <DebtDocuments />
}

/** Invoices and debts that were taken over, with what of them was paid and what is left, oldest due first. */
function DebtDocuments() {
  const t = useTranslate()
  const asked = useAsked(true)
  const { q, asOf, show, page } = asked
  // What was owed on a day that is over may be paid by now.
  const mayCollect = useAllowed(areas.transaction, 'c') && !asked.isPast
  const { data, isFetching } = useDebt<Documents>('debt-tracking', { q, asOf, show, ...pageOf(page, PAGE) })
  const figure = (name: 'owed' | (typeof PARTS)[number]) => ({
    key: name,
    title: t(`debt.${name}`),
    align: 'right' as const,
    render: (_: unknown, row: DebtDocument) => <Figure of={row[name]} />,
  })
  const mobile = useIsMobile()
  const collect: TableColumnsType<DebtDocument> = mayCollect
    ? [
        {
          key: 'collect',
          title: <span className="visually-hidden">{t('debt.collect')}</span>,
          render: (_: unknown, row: DebtDocument) => <CollectButton size="small" of={debtorOf(row)} />,
        },
      ]
    : []
  // A phone has room for whose debt it is and what is left of it; the rest is on its page.
  const onPhone: TableColumnsType<DebtDocument> = [
    {
      key: 'code',
      title: t('debt.number'),
      render: (_, row) => (
        <>
          <CodeLink of={row} />
          <div className="debt-whose">{row.customer.name}</div>
          <Late days={row.overdueDays} />
        </>
      ),
    },
    figure('owed'),
    ...collect,
  ]
  const columns: TableColumnsType<DebtDocument> = [
    {
      key: 'customer',
      title: t('debt.customer'),
      width: 240,
      ellipsis: true,
      render: (_, { customer }) => (
        <Link to={`/finance-accounting/receivables/${customer.id}`} title={customer.name}>
          <span className="code">{customer.code}</span> {customer.name}
        </Link>
      ),
    },
    {
      key: 'code',
      title: t('debt.number'),
      render: (_, row) => <CodeLink of={row} />,
    },
    {
      key: 'due',
      title: t('debt.due'),
      render: (_, { dueDate, overdueDays }) => (
        <>
          {dueDate === null ? '—' : formatDate(dueDate)}
          <Late days={overdueDays} />
        </>
      ),
    },
    figure('owed'),
    ...collect,
    ...PARTS.map(figure),
    { key: 'status', title: t('debt.status'), render: (_, row) => <PaymentStatus of={row.paymentStatus} /> },
    { key: 'order', title: t('debt.order'), render: (_, { order }) => order.code },
    { key: 'date', title: t('debt.date'), render: (_, { documentDate }) => formatDate(documentDate) },
  ]
  return (
    <section className="screen">
      <PageHeader title={t('menu.debtTracking')} note={data ? t('debt.documents', { count: data.total }) : undefined} />
      <DebtTabs />
      <div className="list-panel">
        <DebtTools
          asked={asked}
          shows={['all', 'overdue']}
          sheet={{ path: 'debt-tracking/export', title: t('debt.sheets.documents') }}
        />
        <Table<DebtDocument>
          className="debt-table"
          rowKey="id"
          size="small"
          columns={mobile ? onPhone : columns}
          dataSource={data?.rows ?? []}
          loading={isFetching && !data}
          scroll={mobile ? undefined : { x: 'max-content' }}
          locale={{ emptyText: data ? <Empty description={t('debt.empty')} /> : ' ' }}
          pagination={{
            current: page,
            pageSize: PAGE,
            total: data?.total ?? 0,
            showSizeChanger: false,
            onChange: (next) => asked.put('page', String(next)),
          }}
          summary={() => data && data.total > 0 && <DebtSums of={data.sum} isNarrow={mobile} hasCollect={mayCollect} />}
        />
      </div>
    </section>
  )
}
