import { receivableDebts } from '@barem/resources/debts'
import { useTranslate } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import { Empty, Result, Table, type TableColumnsType } from 'antd'
import { Link, useParams } from 'react-router'
import { formatDate } from '../../format/date.ts'
import { call } from '../../http/client.ts'
import { messagesOf } from '../../http/fieldErrors.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import type { AnyRow } from '../../resources/model/columns.ts'
import { paths } from '../../resources/model/paths.ts'
import { definitionOf } from '../../resources/model/registry.ts'
import { titlesOf } from '../../resources/model/words.ts'
import { Figure } from './amount.tsx'
import { CollectButton } from './collect/CollectButton.tsx'
import type { Debtor } from './collect/collect.ts'
import { type Entry, useDebt } from './debt.ts'
import { partyOf } from './items.ts'
import { DocumentLink } from '../../resources/parts/DocumentLink.tsx'
import { DebtFacts } from './DebtFacts.tsx'
import '../../resources/screens.css'
import '../../resources/list/list.css'
import './debt.css'

/** What is open of an item, by the field of its document, and whether the company owes it. */
const OPEN = { invoices: 'owed', returns: 'credit' } as const

type Props = { document: keyof typeof OPEN }

const itemOf = (document: string) => receivableDebts.items.find((item) => item.document === document)!

/** Whom money of a document comes from, or goes back to. */
function debtorOf(row: AnyRow, document: Props['document']): Debtor {
  const { key } = itemOf(document)
  return {
    kind: document === 'returns' ? 'refund' : 'receipt',
    partyId: String(row.customerId),
    name: partyOf(receivableDebts, row)?.name ?? '',
    first: { key, id: row.id },
    code: String(row.code),
    owed: String(row[OPEN[document]] ?? '0'),
  }
}

/** The money of an invoice or a return: what made it and what used it up, what is left, and the next payment. */
export function TransactionsPage({ document }: Props) {
  const t = useTranslate()
  const { id = '' } = useParams()
  const definition = definitionOf(document)!
  const item = itemOf(document)
  const isHeld = item.side === 'credit'
  const { data: row, error } = useQuery({
    queryKey: [definition.path, 'transactions', id],
    queryFn: async ({ signal }) =>
      (await call<AnyRow>(`${definition.path}/${id}`, { signal, quiet: true, mayBeRefused: true })).body,
    retry: false,
  })
  const { data, isFetching } = useDebt<Entry[]>('debt-tracking/entries', { [item.key]: id })
  if (error) return <Result status="404" title={messagesOf(error).join('. ')} />
  // What is held stands below zero in the ledger, and above it on the page of a return.
  const shown = (amount: string) => (isHeld ? String(-BigInt(amount)) : amount)
  const left = t(isHeld ? 'debt.held' : 'debt.owed')
  const columns: TableColumnsType<Entry> = [
    { key: 'date', title: t('debt.date'), render: (_, { date }) => formatDate(date) },
    { key: 'kind', title: t('debt.what'), render: (_, { kind }) => t(`debt.kinds.${kind}`) },
    {
      key: 'code',
      title: t('debt.number'),
      render: (_, { document: of, documentId, code }) => (
        <DocumentLink document={of} documentId={documentId} code={code} />
      ),
    },
    { key: 'amount', title: t('debt.entry'), align: 'right', render: (_, one) => <Figure of={shown(one.amount)} /> },
    { key: 'after', title: left, align: 'right', render: (_, one) => <Figure of={shown(one.owedAfter)} /> },
  ]
  const code = row ? String(row[definition.title] ?? '') : ''
  return (
    <section className="screen">
      <PageHeader
        title={t('debt.transactionsOf', { one: titlesOf(t, definition).one, code })}
        note={row && <Link to={paths.show(definition, id)}>{t('debt.showDocument')}</Link>}
        actions={row && <CollectButton type="primary" of={debtorOf(row, document)} />}
      />
      {row && <DebtFacts facts={[[left, String(row[OPEN[document]] ?? '0')]]} />}
      <div className="list-panel">
        <Table<Entry>
          rowKey="id"
          size="small"
          columns={columns}
          dataSource={data ?? []}
          loading={isFetching && !data}
          scroll={{ x: 'max-content' }}
          locale={{ emptyText: data ? <Empty description={t('debt.noTransactions')} /> : ' ' }}
          pagination={false}
        />
      </div>
    </section>
  )
}
