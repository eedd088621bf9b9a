import type { TFunction } from 'i18next'
import { exactly, sum } from '@barem/resources/calc/exact'
import { errorMargin } from '@barem/resources/calc/line'
import { figure, signed } from './figures.ts'
import { goodsName, type Contract, type ContractLine, type Order, type OrderLine } from './printed.ts'
import type { PrintSettings } from './settings.ts'

/** A column of goods: its head, what a line says in it, and what stands below the lines. */
export interface Column<Line> {
  key: string
  head: string
  align: 'start' | 'center' | 'end'
  of: (line: Line, index: number) => string
  /** A smaller second line under what `of` says. */
  note?: (line: Line) => string | null
  total?: string
}

type AnyLine = OrderLine | ContractLine

const total = (lines: readonly AnyLine[], of: (line: AnyLine) => string | null) => sum(lines.map(of)).toFixed()

/** kg of one metre or piece: `1.58/m`, `18.49/cây`. */
function barem({ barem: weight, baremBasis, unit }: AnyLine, t: TFunction): string {
  if (exactly(weight) === null) return figure(null)
  return `${figure(weight, 6)}/${baremBasis === 'metre' ? t('print.metre') : (unit ?? t('print.piece')).toLocaleLowerCase('vi')}`
}

/** What one price is for: a piece by its unit, a kg on the scale or by barem. */
const pricedBy = ({ priceType, unit }: AnyLine, t: TFunction) =>
  priceType === 'piece' ? (unit ?? t('print.piece')) : t(`print.priceTypes.${priceType}`)

/** What every document says of its goods. */
const common = (lines: readonly AnyLine[], t: TFunction) =>
  ({
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
    unit: { key: 'unit', head: t('print.columns.unit'), align: 'start', of: ({ unit }: AnyLine) => unit ?? '' },
    length: {
      key: 'length',
      head: t('print.columns.length'),
      align: 'end',
      of: ({ length }: AnyLine) => figure(length, 4),
    },
    barem: { key: 'barem', head: t('print.columns.barem'), align: 'end', of: (line: AnyLine) => barem(line, t) },
    theoretical: {
      key: 'theoreticalWeight',
      head: t('print.columns.theoreticalWeight'),
      align: 'end',
      of: (line: AnyLine) => figure(line.theoreticalWeight),
      total: figure(total(lines, (line) => line.theoreticalWeight)),
    },
    pricedBy: {
      key: 'priceType',
      head: t('print.columns.priceType'),
      align: 'start',
      of: (line: AnyLine) => pricedBy(line, t),
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
    },
  }) as const satisfies Record<string, Column<AnyLine>>

/** The columns of an order, or of a delivery note when it has no prices. */
export function orderColumns(
  { lines, theoreticalWeight, actualWeight }: Pick<Order, 'lines' | 'theoreticalWeight' | 'actualWeight'>,
  { columns, prices }: PrintSettings,
  t: TFunction,
): Column<OrderLine>[] {
  const all = common(lines, t)
  const pieces = sum(lines.map(({ quantity }) => quantity)).toFixed()
  return [
    all.no,
    all.name,
    all.unit,
    {
      key: 'quantity',
      head: t('print.columns.quantity'),
      align: 'end',
      of: ({ quantity }) => figure(quantity, 3),
      total: figure(pieces, 3),
    },
    ...(columns.includes('barem') ? [all.length, all.barem] : []),
    ...(columns.includes('theoreticalWeight') ? [all.theoretical] : []),
    ...(columns.includes('actualWeight')
      ? [
          {
            key: 'actualWeight',
            head: t('print.columns.actualWeight'),
            align: 'end',
            of: (line: OrderLine) => figure(line.actualWeight),
            total: figure(actualWeight),
          } as const,
        ]
      : []),
    ...(columns.includes('errorMargin')
      ? [
          {
            key: 'errorMargin',
            head: t('print.columns.errorMargin'),
            align: 'end',
            of: (line: OrderLine) => signed(line.errorMargin),
            total: signed(errorMargin(theoreticalWeight, actualWeight)?.percent),
          } as const,
        ]
      : []),
    ...(prices ? [all.pricedBy, all.unitPrice, all.amount] : []),
  ]
}

/** The columns of a contract; sums only where every line says how much, and what no line knows has no column. */
export function contractColumns(
  { lines }: Pick<Contract, 'lines'>,
  { columns }: PrintSettings,
  t: TFunction,
): Column<ContractLine>[] {
  const all = common(lines, t)
  const whole = lines.every(({ quantity }) => quantity !== null)
  const summed = <L>(column: Column<L>): Column<L> => (whole ? column : { ...column, total: undefined })
  const known = (field: 'theoreticalWeight' | 'amount') => lines.some((line) => line[field] !== null)
  return [
    all.no,
    whole ? all.name : { ...all.name, total: undefined },
    { ...all.unit, of: ({ unit, quantityUnit }) => (quantityUnit === 'tonne' ? t('print.tonne') : (unit ?? '')) },
    {
      key: 'quantity',
      head: t('print.columns.quantity'),
      align: 'end',
      of: ({ quantity }) => (quantity === null ? t('print.asCalledOff') : figure(quantity, 3)),
    },
    ...(columns.includes('barem') ? [all.length, all.barem] : []),
    ...(columns.includes('theoreticalWeight') && known('theoreticalWeight') ? [summed(all.theoretical)] : []),
    all.pricedBy,
    all.unitPrice,
    ...(known('amount') ? [summed(all.amount)] : []),
  ]
}
