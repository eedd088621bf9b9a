import { useTranslate } from '@refinedev/core'
import { Empty, Table, type TableColumnsType } from 'antd'
import { Link, useParams, useSearchParams } from 'react-router'
import { formatDate } from '../../format/date.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { paths } from '../../resources/model/paths.ts'
import { registered } from '../../resources/model/registry.ts'
import { Figure } from './amount.tsx'
import { type Entry, useDebt } from './debt.ts'
import { DebtFacts } from './DebtFacts.tsx'
import { debtsOfSide, isOurs, keyNamed, type KeptDebts } from './items.ts'
import '../../resources/screens.css'
import '../../resources/list/list.css'
import './debt.css'

const isReturn = ({ items }: KeptDebts, document: string) =>
  items.some((item) => item.isReturn && item.document === document)

/** Where entries of an item are read. */
const entriesOf = (debts: KeptDebts) => (isOurs(debts) ? 'payables/entries' : 'debt-tracking/entries')

/** What entries took off, in dong. */
const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, { amount }) => sum - BigInt(amount), 0n)

/** What made and what paid one invoice, or one debt that was taken over, with what was left after each. */
export default function DocumentPage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const debts = debtsOfSide(search.get('side'))
  const key = keyNamed(debts, search.get('of'))
  const { data, isFetching } = useDebt<Entry[]>(entriesOf(debts), { [key]: id })
  const first = data?.[0]
  const refund = sumOf(data?.filter(({ document }) => isReturn(debts, document)) ?? [])
  const columns: TableColumnsType<Entry> = [
    { key: 'date', title: t('debt.date'), render: (_, { date }) => formatDate(date) },
    { key: 'kind', title: t('debt.what'), render: (_, { kind }) => t(`debt.kinds.${kind}`) },
    {
      key: 'code',
      title: t('debt.number'),
      render: (_, { document, documentId, code }) => {
        const definition = registered(document)
        return definition ? <Link to={paths.show(definition, documentId)}>{code ?? '—'}</Link> : (code ?? '—')
      },
    },
    { key: 'amount', title: t('debt.entry'), align: 'right', render: (_, { amount }) => <Figure of={amount} /> },
    { key: 'after', title: t('debt.owed'), align: 'right', render: (_, row) => <Figure of={row.owedAfter} /> },
  ]
  return (
    <section className="screen">
      <PageHeader title={first?.code ?? t('menu.debtTracking')} />
      {first && (
        <DebtFacts
          facts={[
            [t(isOurs(debts) ? 'debt.toPay' : 'debt.amount'), String(BigInt(first.amount) - refund)],
            ...(refund === 0n ? [] : [[t('debt.refund'), String(refund)] as const]),
            [t('debt.owed'), data.at(-1)!.owedAfter],
          ]}
        />
      )}
      <div className="list-panel">
        <Table<Entry>
          rowKey="id"
          size="small"
          columns={columns}
          dataSource={data ?? []}
          loading={isFetching && !data}
          scroll={{ x: 'max-content' }}
          locale={{ emptyText: data ? <Empty description={t('debt.nothing')} /> : ' ' }}
          pagination={false}
        />
      </div>
    </section>
  )
}
