import type { TFunction } from 'i18next'
import { exactly, sum } from '@barem/resources/calc/exact'
import { errorMargin } from '@barem/resources/calc/line'
import { countOf, isInTonnes, measures } from '@barem/resources/calc/measures'
import { isByMetre, isUnweighable, unweighed, type WeightName } from '@barem/resources/calc/silent'
import { unitIn } from '../../resources/model/measures.ts'
import { countsOf, countsText } from '../../lines/shown/counts.ts'
import { isEstimated } from '../../lines/shown/estimated.ts'
import { figure, signed } from './figures.ts'
import { goodsName, type Contract, type ContractLine, type Order, type OrderLine } from './printed.ts'
import type { PrintSettings } from './settings.ts'

/** A column of goods: its head, its text in each line, and its text below the lines. */
export interface Column<Line> {
  key: string
  head: string
  align: 'start' | 'center' | 'end'
  of: (line: Line, index: number) => string
  /** A smaller second line below the text of `of`. */
  note?: (line: Line) => string | null
  total?: string
  /** A smaller second line below the total. */
  totalNote?: string | null
}

type AnyLine = OrderLine | ContractLine

const total = (lines: readonly AnyLine[], of: (line: AnyLine) => string | null) => sum(lines.map(of)).toFixed()

/** kg of one metre or piece: `1.58/m`, `18.49/cây`. */
function barem({ barem: weight, baremBasis }: AnyLine, unit: string, t: TFunction): string {
  if (exactly(weight) === null) return figure(null)
  return `${figure(weight, 6)}/${baremBasis === 'metre' ? t('print.metre') : unit.toLocaleLowerCase('vi')}`
}

/** The unit of a price: a piece by its unit, a kg on the scale or by barem. */
const pricedBy = ({ priceType }: AnyLine, unit: string, t: TFunction) =>
  priceType === 'piece' ? unit : t(`print.priceTypes.${priceType}`)

/** How many lines a sum of weights leaves out; null where it is that of all. */
const missing = (lines: readonly AnyLine[], name: WeightName, t: TFunction) => missed(unweighed(lines, name), t)
const missed = (count: number, t: TFunction) => (count > 0 ? t('print.missing', { count }) : null)

/** A weight of a line; null for goods without one. */
const weightOf = (line: AnyLine, weight: string | null) => (isUnweighable(line, weight) ? null : weight)

/** The columns that every document has for its goods. */
export function common(lines: readonly AnyLine[], t: TFunction, language: string) {
  const unitOf = (line: AnyLine) => unitIn(language, line) ?? t('print.piece')
  return {
    no: {
      key: 'no',
      head: t('print.columns.no'),
      align: 'center',
      of: (_: AnyLine, index: number) => String(index + 1),
    },
    name: {
      key: 'name',
      head: t('print.columns.name'),
      align: 'start',
      of: goodsName,
      note: ({ note }: AnyLine) => note,
      total: t('print.columns.sum'),
    },
    unit: {
      key: 'unit',
      head: t('print.columns.unit'),
      align: 'start',
      of: (line: AnyLine) => unitIn(language, line) ?? '',
    },
    count: {
      key: measures.piece,
      head: t(`print.columns.${measures.piece}`),
      align: 'end',
      of: (line: AnyLine) => figure(countOf(line), 3),
    },
    length: {
      key: 'length',
      head: t('print.columns.length'),
      align: 'end',
      of: (line: AnyLine) => figure(isByMetre(line) ? null : line.length, 4),
    },
    barem: {
      key: 'barem',
      head: t('print.columns.barem'),
      align: 'end',
      of: (line: AnyLine) => barem(line, unitOf(line), t),
    },
    theoretical: {
      key: 'theoreticalWeight',
      head: t('print.columns.theoreticalWeight'),
      align: 'end',
      of: (line: AnyLine) => figure(weightOf(line, line.theoreticalWeight), 3),
      total: figure(
        lines.every((line) => weightOf(line, line.theoreticalWeight) === null)
          ? null
          : total(lines, (line) => line.theoreticalWeight),
        3,
      ),
      totalNote: missing(lines, 'theoreticalWeight', t),
    },
    pricedBy: {
      key: 'priceType',
      head: t('print.columns.priceType'),
      align: 'start',
      of: (line: AnyLine) => pricedBy(line, unitOf(line), t),
    },
    unitPrice: {
      key: 'unitPrice',
      head: t('print.columns.unitPrice'),
      align: 'end',
      of: (line: AnyLine) => figure(line.unitPrice),
    },
    amount: {
      key: 'amount',
      head: t('print.columns.amount'),
      align: 'end',
      of: (line: AnyLine) => figure(line.amount, 0),
      total: figure(
        total(lines, (line) => line.amount),
        0,
      ),
      totalNote: missed(lines.filter(({ amount }) => amount === null).length, t),
    },
  } as const satisfies Record<string, Column<AnyLine>>
}

/** An estimated weight. */
export const about = (weight: string | null) => `≈\u00a0${figure(weight, 3)}`

/** The columns of an order, or of a delivery note when it has no prices. */
export function orderColumns(
  { lines, theoreticalWeight, actualWeight }: Pick<Order, 'lines' | 'theoreticalWeight' | 'actualWeight'>,
  { columns, priced, language }: Pick<PrintSettings, 'columns' | 'language'> & { priced: boolean },
  t: TFunction,
): Column<OrderLine>[] {
  const all = common(lines, t, language)
  const counts = countsOf(lines, measures.piece, (line) => unitIn(language, line) ?? t('print.piece'))
  const weighed = !lines.some(isEstimated)
  const lacking = missing(lines, 'actualWeight', t)
  return [
    all.no,
    counts.length > 1 ? { ...all.name, total: `${all.name.total}: ${countsText(counts, t)}` } : all.name,
    all.unit,
    {
      ...all.count,
      total: counts.length === 1 ? figure(counts[0]!.total, 3) : '',
    },
    ...(columns.includes('barem') ? [all.length, all.barem] : []),
    ...(columns.includes('theoreticalWeight') ? [all.theoretical] : []),
    ...(columns.includes('actualWeight')
      ? [
          {
            key: 'actualWeight',
            head: weighed
              ? t('print.columns.actualWeight')
              : `${t('print.columns.actualWeight')} ${t('print.estimated')}`,
            align: 'end',
            of: (line: OrderLine) =>
              isEstimated(line) ? about(line.actualWeight) : figure(weightOf(line, line.actualWeight), 3),
            total: lacking ? figure(null) : weighed ? figure(actualWeight, 3) : about(actualWeight),
            totalNote: lacking,
          } as const,
        ]
      : []),
    ...(columns.includes('errorMargin')
      ? [
          {
            key: 'errorMargin',
            head: t('print.columns.errorMargin'),
            align: 'end',
            of: (line: OrderLine) => signed(isEstimated(line) ? null : line.errorMargin),
            total: signed(weighed ? errorMargin(theoreticalWeight, actualWeight)?.percent : null),
          } as const,
        ]
      : []),
    ...(priced ? [all.pricedBy, all.unitPrice, all.amount] : []),
  ]
}

/** The columns of a contract; sums only where every line says how much, and what no line knows has no column. */
export function contractColumns(
  { lines }: Pick<Contract, 'lines'>,
  { columns, language }: Pick<PrintSettings, 'columns' | 'language'>,
  t: TFunction,
): Column<ContractLine>[] {
  const all = common(lines, t, language)
  const whole = lines.every((line) => countOf(line) !== null)
  const summed = <L>(column: Column<L>): Column<L> =>
    whole ? column : { ...column, total: undefined, totalNote: null }
  const known = (field: 'theoreticalWeight' | 'amount') => lines.some((line) => line[field] !== null)
  return [
    all.no,
    whole ? all.name : { ...all.name, total: undefined },
    { ...all.unit, of: (line) => (isInTonnes(line) ? t('print.tonne') : all.unit.of(line)) },
    { ...all.count, of: (line) => (countOf(line) === null ? t('print.asCalledOff') : all.count.of(line)) },
    ...(columns.includes('barem') ? [all.length, all.barem] : []),
    ...(columns.includes('theoreticalWeight') && known('theoreticalWeight') ? [summed(all.theoretical)] : []),
    all.pricedBy,
    all.unitPrice,
    ...(known('amount') ? [summed(all.amount)] : []),
  ]
}
