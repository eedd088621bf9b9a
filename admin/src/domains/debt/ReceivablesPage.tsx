import { useTranslate } from '@refinedev/core'
import { Empty, Table, type TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { Figure } from './amount.tsx'
import { BUCKETS, bucketWord, type Parties, type Party, pageOf, useDebt } from './debt.ts'
import { DebtTabs } from './DebtTabs.tsx'
import { DebtTools } from './DebtTools.tsx'
import { useAsked } from './useAsked.ts'
import '../../resources/screens.css'
import '../../resources/list/list.css'
import './debt.css'

const PAGE = 10
const FIGURES = ['balance', ...BUCKETS] as const
/** The balance is what the eye looks for; where most is late, red is for what is latest. */
const CLASSES: Partial<Record<(typeof FIGURES)[number], string>> = { balance: 'debt-balance', later: 'debt-latest' }

/** What each customer owes by how late it is, which all comes to the balance. A figure opens its card. */
export default function ReceivablesPage() {
  const t = useTranslate()
  const asked = useAsked(true)
  const { q, asOf, show, page } = asked
  const { data, isFetching } = useDebt<Parties>('receivables', { q, asOf, show, ...pageOf(page, PAGE) })
  const cardOf = ({ customer }: Party) => `/finance-accounting/receivables/${customer.id}?asOf=${asOf}`
  const columns: TableColumnsType<Party> = [
    {
      key: 'customer',
      title: t('debt.customer'),
      width: 240,
      ellipsis: true,
      render: (_, row) => (
        <Link to={cardOf(row)} title={row.customer.name}>
          <span className="code">{row.customer.code}</span> {row.customer.name}
        </Link>
      ),
    },
    ...FIGURES.map((name) => ({
      key: name,
      className: CLASSES[name],
      title: bucketWord(t, name, data?.ends),
      align: 'right' as const,
      render: (_: unknown, row: Party) => (
        <Link to={cardOf(row)}>
          <Figure of={row[name]} />
        </Link>
      ),
    })),
    {
      key: 'overdue',
      title: t('debt.overdueDays'),
      align: 'right',
      render: (_, { overdueDays }) => (
        <span className={overdueDays > 0 ? 'figures debt-late' : 'figures'}>{overdueDays}</span>
      ),
    },
    {
      key: 'limit',
      title: t('debt.limit'),
      align: 'right',
      render: (_, { creditLimit }) => (creditLimit === null ? '—' : <Figure of={creditLimit} />),
    },
  ]
  return (
    <section className="screen">
      <PageHeader title={t('menu.receivables')} note={data ? t('debt.customers', { count: data.total }) : undefined} />
      <DebtTabs />
      <div className="list-panel">
        <DebtTools
          asked={asked}
          shows={['all', 'overdue', 'overLimit']}
          sheet={{ path: 'receivables/export', title: t('debt.sheets.parties') }}
        />
        <Table<Party>
          className="debt-table debt-parties"
          rowKey="id"
          size="small"
          columns={columns}
          dataSource={data?.rows ?? []}
          loading={isFetching && !data}
          scroll={{ x: 'max-content' }}
          locale={{ emptyText: data ? <Empty description={t('debt.empty')} /> : ' ' }}
          pagination={{
            current: page,
            pageSize: PAGE,
            total: data?.total ?? 0,
            showSizeChanger: false,
            onChange: (next) => asked.put('page', String(next)),
          }}
          summary={() =>
            data && data.total > 0 ? (
              <Table.Summary.Row className="debt-sum">
                <Table.Summary.Cell index={0}>{t('debt.sum')}</Table.Summary.Cell>
                {FIGURES.map((name, place) => (
                  <Table.Summary.Cell key={name} index={place + 1} align="right">
                    <Figure of={data.sum[name]} />
                  </Table.Summary.Cell>
                ))}
                <Table.Summary.Cell index={FIGURES.length + 1} colSpan={2} />
              </Table.Summary.Row>
            ) : null
          }
        />
      </div>
    </section>
  )
}
