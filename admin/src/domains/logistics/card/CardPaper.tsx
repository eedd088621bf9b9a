import type { Column } from '../../../documents/print/column.ts'
import { Facts } from '../../../documents/print/Facts.tsx'
import { dateParts } from '../../../documents/print/figures.ts'
import { GoodsTable } from '../../../documents/print/GoodsTable.tsx'
import { Letterhead } from '../../../documents/print/Letterhead.tsx'
import type { PaperProps } from '../../../documents/print/paperProps.ts'
import type { PaperSettings } from '../../../documents/print/PaperToolbar.tsx'
import { Sheet } from '../../../documents/print/Sheet.tsx'
import { Signatures } from '../../../documents/print/Signatures.tsx'
import { formatDate } from '../../../format/date.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { type CardRow, type Figures, figureOf, kindOf, type Measure, type WholeCard } from './card.ts'

type Props = Pick<PaperProps<never>, 'company' | 't'> & {
  card: WholeCard
  settings: PaperSettings
  /** Whether it is the book of the accountant, with values, rather than the card of the keeper. */
  withValues: boolean
}

/** A line of the card; the first one is what there was before the range. */
type Line = { id: string; after: Figures; row: CardRow | null }

const linesOf = ({ rows, sum }: WholeCard): Line[] => [
  { id: 'opening', after: sum.opening, row: null },
  ...rows.map((row) => ({ id: row.id, after: row.after, row })),
]

function columnsOf({ sum, from }: WholeCard, measures: readonly Measure[], t: Translate): Column<Line>[] {
  const moved = (measure: Measure): Column<Line>[] => {
    const head = (part: string) => `${t(`card.${part}`)} (${t(`card.units.${measure}`)})`
    const side = (part: 'in' | 'out'): Column<Line> => ({
      key: `${measure}-${part}`,
      head: head(part),
      align: 'end',
      of: ({ row }) => (row?.[part][measure] ? figureOf(measure, row[part][measure]) : ''),
      total: figureOf(measure, sum[part][measure]!),
    })
    return [
      side('in'),
      side('out'),
      {
        key: `${measure}-after`,
        head: head('after'),
        align: 'end',
        of: ({ after }) => figureOf(measure, after[measure]!),
        total: figureOf(measure, sum.closing[measure]!),
      },
    ]
  }
  return [
    {
      key: 'date',
      head: t('card.date'),
      align: 'start',
      of: ({ row }) => (row ? formatDate(row.date) : from ? formatDate(from) : ''),
    },
    { key: 'number', head: t('card.number'), align: 'start', of: ({ row }) => row?.code ?? '' },
    {
      key: 'what',
      head: t('card.what'),
      align: 'start',
      of: ({ row }) => (row ? t(kindOf(row)) : t('card.sums.opening')),
      total: t('print.stockCard.sum'),
    },
    ...measures.flatMap(moved),
  ]
}

/**
 * The card of a keeper, in pieces and kg without values, or the book of an accountant, with values. Regimes of
 * accounting number these books each in its own way, so that no number of a form is printed.
 */
export function CardPaper({ card, company, settings, withValues, t }: Props) {
  const { product, warehouse, from, to } = card
  const title = t(`print.stockCard.titles.${withValues ? 'values' : 'keeper'}`)
  const signs = t('print.sign.signName')
  const facts = [
    [t('card.product'), `${product.name} (${product.code})`],
    [t('print.columns.unit'), product.unit],
    [t('card.warehouse'), warehouse?.name ?? t('card.allWarehouses')],
  ] as const
  const measures: readonly Measure[] = withValues ? ['pieces', 'actualKg', 'value'] : ['pieces', 'actualKg']
  return (
    <Sheet settings={settings} t={t} name={title} foot={`${title} · ${product.code}`}>
      <div className="paper-head">
        <Letterhead company={company} t={t} />
        <div className="paper-motto">{t('print.dateLine', dateParts(to, settings.language))}</div>
      </div>
      <div className="paper-heading">
        <h1>{title}</h1>
        <div className="paper-date">
          {from === null
            ? t('print.statement.until', { to: formatDate(to) })
            : t('print.statement.period', { from: formatDate(from), to: formatDate(to) })}
        </div>
      </div>
      <Facts columns={[facts]} />
      <GoodsTable
        columns={columnsOf(
          card,
          measures.filter((name) => card.sum.closing[name] !== undefined),
          t,
        )}
        lines={linesOf(card)}
      />
      <section className="paper-end">
        <Signatures
          signatures={[
            { office: t(withValues ? 'print.cashBook.keeper' : 'print.sign.storekeeper'), how: signs },
            { office: t('print.goodsReceipt.accountant'), how: signs },
            { office: t('print.voucher.director'), how: t('print.sign.signStamp') },
          ]}
        />
      </section>
    </Sheet>
  )
}
