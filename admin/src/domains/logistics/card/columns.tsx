import type { TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { formatDate } from '../../../format/date.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { paths } from '../../../resources/model/paths.ts'
import { registered } from '../../../resources/model/registry.ts'
import { type CardRow, figureOf, kindOf, type Measure } from './card.ts'

/** The number of the document of an entry, which leads to it. */
function Document({ row: { document, documentId, code } }: { row: CardRow }) {
  const definition = registered(document)
  return definition ? <Link to={paths.show(definition, documentId)}>{code ?? '—'}</Link> : (code ?? '—')
}

const Shown = ({ of, measure }: { of: string | null | undefined; measure: Measure }) =>
  of == null ? null : <span className="figures">{figureOf(measure, of)}</span>

/** On a phone each entry has its document with what it is, its pieces with their sign, and what there was after it. */
const narrow = (t: Translate): TableColumnsType<CardRow> => [
  {
    key: 'code',
    title: t('card.number'),
    render: (_, row) => (
      <>
        <Document row={row} />
        <div className="card-what">
          {formatDate(row.date)} · {t(kindOf(row))}
        </div>
      </>
    ),
  },
  {
    key: 'moved',
    title: t('card.moved'),
    align: 'right',
    render: (_, { in: came, out }) => (
      <Shown measure="pieces" of={came.pieces ?? (out.pieces ? `-${out.pieces}` : null)} />
    ),
  },
  {
    key: 'after',
    title: t('card.after'),
    align: 'right',
    render: (_, { after }) => <Shown measure="pieces" of={after.pieces} />,
  },
]

const WIDTHS: Record<Measure, number> = { pieces: 88, actualKg: 104, baremKg: 104, value: 124 }

const wide = (t: Translate, measures: readonly Measure[], isOfAll: boolean): TableColumnsType<CardRow> => [
  { key: 'date', title: t('card.date'), width: 100, fixed: 'left', render: (_, { date }) => formatDate(date) },
  { key: 'code', title: t('card.number'), width: 140, fixed: 'left', render: (_, row) => <Document row={row} /> },
  { key: 'what', title: t('card.what'), width: 140, render: (_, row) => t(kindOf(row)) },
  ...(isOfAll
    ? [
        {
          key: 'warehouse',
          title: t('card.warehouse'),
          width: 150,
          ellipsis: true,
          render: (_: unknown, { warehouse }: CardRow) => warehouse?.name,
        },
      ]
    : []),
  ...measures.map((measure) => ({
    key: measure,
    title: t(`card.units.${measure}`),
    align: 'center' as const,
    children: (['in', 'out', 'after'] as const).map((part) => ({
      key: `${measure}.${part}`,
      title: t(`card.${part}`),
      width: WIDTHS[measure],
      align: 'right' as const,
      render: (_: unknown, row: CardRow) => <Shown measure={measure} of={row[part][measure]} />,
    })),
  })),
]

/** The columns of a card. @param isOfAll whether it is of all warehouses together */
export const columnsOf = (t: Translate, isNarrow: boolean, measures: readonly Measure[], isOfAll: boolean) =>
  isNarrow ? narrow(t) : wide(t, measures, isOfAll)

/** Pixels that the columns of a card need. */
export const widthOf = (measures: readonly Measure[], isOfAll: boolean): number =>
  380 + (isOfAll ? 150 : 0) + measures.reduce((all, measure) => all + 3 * WIDTHS[measure], 0)
