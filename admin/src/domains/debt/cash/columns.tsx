import type { TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { formatDate } from '../../../format/date.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { paths } from '../../../resources/model/paths.ts'
import { registered } from '../../../resources/model/registry.ts'
import { Figure } from '../amount.tsx'
import { type BookRow, kindOf } from './book.ts'

/** The number of the document of an entry, which leads to it. */
function Document({ row: { document, documentId, code } }: { row: BookRow }) {
  const definition = registered(document)
  return definition ? <Link to={paths.show(definition, documentId)}>{code ?? '—'}</Link> : (code ?? '—')
}

const figure = (of: string | null) => of !== null && <Figure of={of} />

/** On a phone each entry has its document with what it is, one amount with its sign, and the balance. */
const narrow = (t: Translate): TableColumnsType<BookRow> => [
  {
    key: 'code',
    title: t('cash.number'),
    render: (_, row) => (
      <>
        <Document row={row} />
        <div className="debt-whose">
          {formatDate(row.date)} · {t(kindOf(row))}
        </div>
      </>
    ),
  },
  {
    key: 'moved',
    title: t('cash.moved'),
    align: 'right',
    render: (_, row) => <Figure of={row.in ?? `-${row.out}`} />,
  },
  { key: 'balance', title: t('cash.balance'), align: 'right', render: (_, { balance }) => <Figure of={balance} /> },
]

const wide = (t: Translate, isOfAll: boolean): TableColumnsType<BookRow> => [
  { key: 'date', title: t('cash.date'), width: 96, render: (_, { date }) => formatDate(date) },
  { key: 'code', title: t('cash.number'), width: 136, render: (_, row) => <Document row={row} /> },
  { key: 'what', title: t('cash.what'), width: 124, render: (_, row) => t(kindOf(row)) },
  { key: 'person', title: t('cash.person'), width: 200, render: (_, { person }) => person },
  { key: 'content', title: t('cash.content'), render: (_, { content }) => content },
  ...(isOfAll
    ? [
        {
          key: 'fund',
          title: t('cash.fund'),
          width: 140,
          render: (_: unknown, { fund }: BookRow) => fund.name,
        },
      ]
    : []),
  { key: 'in', title: t('cash.in'), width: 116, align: 'right', render: (_, row) => figure(row.in) },
  { key: 'out', title: t('cash.out'), width: 116, align: 'right', render: (_, row) => figure(row.out) },
  {
    key: 'balance',
    title: t('cash.balance'),
    width: 124,
    align: 'right',
    render: (_, { balance }) => <Figure of={balance} />,
  },
]

/** The columns of a cash book. @param isOfAll whether entries of several funds are shown */
export const columnsOf = (t: Translate, isNarrow: boolean, isOfAll: boolean): TableColumnsType<BookRow> =>
  isNarrow ? narrow(t) : wide(t, isOfAll)
