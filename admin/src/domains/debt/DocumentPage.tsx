import { useTranslate } from '@refinedev/core'
import { Button, Empty, Table, type TableColumnsType } from 'antd'
import { Link, useParams, useSearchParams } from 'react-router'
import { formatDate } from '../../format/date.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { useIsMobile } from '../../layout/useMedia.ts'
import { type Offer, useRowActions } from '../../overrides/useRowActions.tsx'
import type { AnyRow } from '../../resources/model/columns.ts'
import { DO } from '../../resources/model/documents.ts'
import { definitionOf } from '../../resources/model/registry.ts'
import { isOwed } from './actions.ts'
import { Figure, Late } from './amount.tsx'
import { type Entry, useDebt } from './debt.ts'
import { DocumentLink } from '../../resources/parts/DocumentLink.tsx'
import { DebtFacts } from './DebtFacts.tsx'
import { debtsOfSide, keyNamed, type KeptDebts, partyOf, pathOf, sideOf } from './items.ts'
import '../../resources/screens.css'
import '../../resources/list/list.css'
import './debt.css'

const lowersDebt = ({ items }: KeptDebts, document: string) =>
  items.some((item) => item.lowers !== null && item.document === document)

/** Of each side: the address of an item's entries, the list of its debts, and the word for its amount. */
const SIDES = {
  customer: { entries: 'debt-tracking/entries', list: 'debts-by-document', amount: 'debt.amount' },
  supplier: { entries: 'payables/entries', list: 'payables-by-document', amount: 'debt.toPay' },
  employee: { entries: 'employee-debts/entries', list: 'advances-by-document', amount: 'debt.given' },
} as const

/** The word of a kind of entry: what an employee is given is another advance than that of a supplier. */
const kindOf = (debts: KeptDebts, kind: string) =>
  sideOf(debts) === 'employee' && kind === 'advance' ? 'debt.moves.slip_advance' : `debt.kinds.${kind}`

/** What entries took off, in dong. */
const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, { amount }) => sum - BigInt(amount), 0n)

/** What made and what paid one invoice, or one debt that was taken over, with what was left after each. */
export default function DocumentPage() {
  const t = useTranslate()
  const mobile = useIsMobile()
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const debts = debtsOfSide(search.get('side'))
  const key = keyNamed(debts, search.get('of'))
  const { data, isFetching } = useDebt<Entry[]>(SIDES[sideOf(debts)].entries, { [key]: id })
  const first = data?.[0]
  const refund = sumOf(data?.filter(({ document }) => lowersDebt(debts, document)) ?? [])
  const columns: TableColumnsType<Entry> = [
    { key: 'date', title: t('debt.date'), render: (_, { date }) => formatDate(date) },
    { key: 'kind', title: t('debt.what'), render: (_, { kind }) => t(kindOf(debts, kind)) },
    {
      key: 'code',
      title: t('debt.number'),
      render: (_, { document, documentId, code }) => (
        <DocumentLink document={document} documentId={documentId} code={code} />
      ),
    },
    { key: 'amount', title: t('debt.entry'), align: 'right', render: (_, { amount }) => <Figure of={amount} /> },
    { key: 'after', title: t('debt.owed'), align: 'right', render: (_, row) => <Figure of={row.owedAfter} /> },
  ]
  const { row, offers, dialog } = useDebtRow(debts, {
    id,
    of: search.get('of'),
    code: first?.code ?? null,
    asked: search.get(DO),
  })
  const party = row && partyOf(debts, row)
  return (
    <section className="screen" data-actions={mobile && offers.length > 0 ? 'bottom' : undefined}>
      <PageHeader title={first?.code ?? t('menu.debtTracking')} actions={!mobile && <Offers offers={offers} />} />
      {first && (
        <DebtFacts
          about={
            row && party
              ? [
                  [
                    t(`debt.${sideOf(debts)}`),
                    <Link key={party.id} to={`/finance-accounting/${pathOf(debts)}/${party.id}`}>
                      {party.shortName ?? party.name}
                    </Link>,
                  ],
                  [t('debt.date'), formatDate(String(row.documentDate))],
                  ...(row.dueDate
                    ? [
                        [
                          t('debt.due'),
                          <span key="due">
                            {formatDate(String(row.dueDate))}
                            {isOwed(row.owed) && <Late days={Number(row.overdueDays)} />}
                          </span>,
                        ] as const,
                      ]
                    : []),
                ]
              : []
          }
          facts={[
            [t(SIDES[sideOf(debts)].amount), String(BigInt(first.amount) - refund)],
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
      {mobile && offers.length > 0 && (
        <div className="bottom-bar">
          <Offers offers={offers} />
        </div>
      )}
      {dialog}
    </section>
  )
}

/** What can be done about the debt; the first is what it waits for. */
const Offers = ({ offers }: { offers: readonly Offer[] }) =>
  offers.map(({ key, label, run }, place) => (
    <Button key={key} type={place === 0 ? 'primary' : 'default'} onClick={run}>
      {label}
    </Button>
  ))

type Asked = { id: string; of: string | null; code: string | null; asked: string | null }

/** The row of the debt in its list, with what can be done about it; without one where nothing stands there any more. */
function useDebtRow(debts: KeptDebts, { id, of, code, asked }: Asked) {
  const list = definitionOf(SIDES[sideOf(debts)].list)
  const query: Record<string, string> = { q: code ?? '', ...(of && { of }), _start: '0', _end: '50' }
  const { data } = useDebt<AnyRow[]>(list.path, query, { enabled: code !== null })
  const row = data?.find((one) => (one.itemId ?? one.id) === id)
  return { row, ...useRowActions(list, row, asked) }
}
