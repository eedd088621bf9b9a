import { useTranslate } from '@refinedev/core'
import { Empty, Result, Table, type TableColumnsType } from 'antd'
import { Link, useParams } from 'react-router'
import { formatDate } from '../../format/date.ts'
import { ApiError } from '../../http/apiError.ts'
import { messagesOf } from '../../http/fieldErrors.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { paths } from '../../resources/model/paths.ts'
import { definitionOf } from '../../resources/model/registry.ts'
import { useAllowed } from '../../session/useAllowed.ts'
import { Figure, Late } from './amount.tsx'
import { CardTools } from './CardTools.tsx'
import { CollectButton } from './collect/CollectButton.tsx'
import type { Debtor } from './collect/collect.ts'
import { BUCKETS, bucketWord, type Card, type Move, type Named, named, pageOf, useDebt, whatOf } from './debt.ts'
import { DocumentLink } from '../../resources/parts/DocumentLink.tsx'
import { DebtFacts } from './DebtFacts.tsx'
import { isOurs, pathOf, sideOf, type KeptDebts } from './items.ts'
import { useAsked } from './useAsked.ts'
import '../../resources/screens.css'
import '../../resources/list/list.css'
import './debt.css'

const PAGE = 20
/** In place of an id: the person who is signed in. */
const MINE = 'mine'
const EMPTY = { customer: 'debt.empty', supplier: 'debt.emptyPayable', employee: 'debt.emptyEmployee' } as const
const SUMS = ['opening', 'arising', 'paid'] as const

/** Money that a cashier enters for the party; employees have slips. */
const debtorOf = (debts: KeptDebts, party: Card['party']): Debtor | null => {
  if (sideOf(debts) === 'employee') return null
  const { id, name } = named(party)
  return { kind: isOurs(debts) ? 'payment' : 'receipt', partyId: id, name, first: null, owed: party.balance }
}

/** The code of the party, which leads to its page for those who may see it. */
function PartyCode({ debts, of }: { debts: KeptDebts; of: Named }) {
  const definition = definitionOf(debts.parties)!
  const mayShow = useAllowed(definition.area!, 'v')
  if (!mayShow) return <span className="code">{of.code}</span>
  return (
    <Link className="code" to={paths.show(definition, of.id)}>
      {of.code}
    </Link>
  )
}

/** The card of a customer, a supplier or an employee: each document that moved the debt, with the balance after it. */
export function CardPage({ debts }: { debts: KeptDebts }) {
  const t = useTranslate()
  const { id = '' } = useParams()
  const { asOf, isPast, from, page, put } = useAsked()
  const isMine = id === MINE
  const { data, error, isFetching } = useDebt<Card>(
    `${pathOf(debts)}/card`,
    { ...{ [debts.party]: isMine ? '' : id, from, asOf }, ...pageOf(page, PAGE) },
    { mayBeRefused: isMine },
  )
  /** Employees hold advances and settle them; others owe and pay. */
  const said = (key: string) => t(key, { context: sideOf(debts) })
  const nameOf = (move: Move) => {
    const name = t(`debt.moves.${whatOf(debts, move)}`)
    return move.date === move.documentDate ? name : t('debt.takenOver', { name, day: formatDate(move.date) })
  }
  const columns: TableColumnsType<Move> = [
    { key: 'date', title: t('debt.date'), render: (_, { documentDate }) => formatDate(documentDate) },
    { key: 'what', title: t('debt.what'), render: (_, move) => nameOf(move) },
    {
      key: 'code',
      title: t('debt.number'),
      render: (_, { document, documentId, code }) => (
        <DocumentLink document={document} documentId={documentId} code={code} />
      ),
    },
    {
      key: 'due',
      title: said('debt.due'),
      render: (_, { dueDate, overdueDays }) =>
        dueDate !== null && (
          <>
            {formatDate(dueDate)}
            <Late days={overdueDays} />
          </>
        ),
    },
    {
      key: 'arising',
      title: t('debt.arising'),
      align: 'right',
      render: (_, { amount }) => (amount.startsWith('-') ? '' : <Figure of={amount} />),
    },
    {
      key: 'paid',
      title: said('debt.paid'),
      align: 'right',
      render: (_, { amount }) => (amount.startsWith('-') ? <Figure of={amount.slice(1)} /> : ''),
    },
    { key: 'balance', title: t('debt.balance'), align: 'right', render: (_, row) => <Figure of={row.balance} /> },
  ]
  // An account without an employee holds no advances. The page says so without any right.
  if (isMine && error instanceof ApiError && error.statusCode === 403)
    return <Result status="info" title={t('debt.own.none')} subTitle={t('debt.own.noneBecause')} />
  if (error) return <Result status="error" title={messagesOf(error).join('. ')} />
  const party = data?.party
  const debtor = party ? debtorOf(debts, party) : null
  return (
    <section className="screen">
      <PageHeader
        title={party ? named(party).name : '…'}
        note={party && <PartyCode debts={debts} of={named(party)} />}
        actions={
          party && (
            <>
              <CardTools debts={debts} party={named(party)} from={from} asOf={asOf} put={put} />
              {!isPast && debtor && <CollectButton type="primary" of={debtor} />}
            </>
          )
        }
      />
      {party && data && (
        <DebtFacts
          facts={[
            ...BUCKETS.map((name) => [bucketWord(t, name, data.ends), party[name]] as const),
            [said('debt.buckets.balance'), party.balance],
            ...(party.creditLimit == null ? [] : [[t('debt.limit'), party.creditLimit] as const]),
            ...SUMS.filter((name) => name !== 'opening' || from !== '').map(
              (name) => [said(`debt.sums.${name}`), data.sum[name]] as const,
            ),
          ]}
        />
      )}
      <div className="list-panel">
        <Table<Move>
          rowKey="id"
          size="small"
          columns={columns}
          dataSource={data?.rows ?? []}
          loading={isFetching && !data}
          scroll={{ x: 'max-content' }}
          locale={{
            emptyText: data ? <Empty description={t(from ? 'debt.emptyRange' : EMPTY[sideOf(debts)])} /> : ' ',
          }}
          pagination={{
            current: page,
            pageSize: PAGE,
            total: data?.total ?? 0,
            showSizeChanger: false,
            hideOnSinglePage: true,
            onChange: (next) => put('page', String(next)),
          }}
        />
      </div>
    </section>
  )
}
