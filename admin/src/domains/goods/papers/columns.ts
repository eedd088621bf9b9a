import type { Translate } from '../../../i18n/translate.ts'
import { exactly, sum } from '@barem/resources/calc/exact'
import { countOf, measures } from '@barem/resources/calc/measures'
import { isByMetre, isUnweighable, unweighed } from '@barem/resources/calc/silent'
import type { Column } from '../../../documents/print/column.ts'
import { figure } from '../../../documents/print/figures.ts'
import { unitIn } from '../../../resources/model/measures.ts'
import type { WeightName } from '../weights.ts'
import { goodsName, type PaperLine } from './printed.ts'

const total = (lines: readonly PaperLine[], of: (line: PaperLine) => string | null) => sum(lines.map(of)).toFixed()

/** kg of one metre or piece: `1.58/m`, `18.49/cây`. */
function barem({ barem: weight, baremBasis }: PaperLine, unit: string, t: Translate): string {
  if (exactly(weight) === null) return figure(null)
  return `${figure(weight, 6)}/${baremBasis === 'metre' ? t('print.metre') : unit.toLocaleLowerCase('vi')}`
}

/** The unit of a price: a piece by its unit, a kg on the scale or by barem. */
const pricedBy = ({ priceType }: PaperLine, unit: string, t: Translate) =>
  priceType === 'piece' ? unit : t(`print.priceTypes.${priceType}`)

/** How many lines a sum of weights leaves out; null where it is that of all. */
export const missing = (lines: readonly PaperLine[], name: WeightName, t: Translate) =>
  missed(unweighed(lines, name), t)
const missed = (count: number, t: Translate) => (count > 0 ? t('print.missing', { count }) : null)

/** A weight of a line; null for goods without one. */
export const weightOf = (line: PaperLine, weight: string | null) => (isUnweighable(line, weight) ? null : weight)

/** The columns that every document has for its goods. */
export function common(lines: readonly PaperLine[], t: Translate, language: string) {
  const unitOf = (line: PaperLine) => unitIn(language, line) ?? t('print.piece')
  return {
    no: {
      key: 'no',
      head: t('print.columns.no'),
      align: 'center',
      of: (_: PaperLine, index: number) => String(index + 1),
    },
    name: {
      key: 'name',
      head: t('print.columns.name'),
      align: 'start',
      of: goodsName,
      note: ({ sourceCode, note }: PaperLine) => [sourceCode, note].filter(Boolean).join(' · ') || null,
      total: t('print.columns.sum'),
    },
    unit: {
      key: 'unit',
      head: t('print.columns.unit'),
      align: 'start',
      of: (line: PaperLine) => unitIn(language, line) ?? '',
    },
    count: {
      key: measures.piece,
      head: t(`print.columns.${measures.piece}`),
      align: 'end',
      of: (line: PaperLine) => figure(countOf(line), 3),
    },
    length: {
      key: 'length',
      head: t('print.columns.length'),
      align: 'end',
      of: (line: PaperLine) => figure(isByMetre(line) ? null : line.length, 4),
    },
    barem: {
      key: 'barem',
      head: t('print.columns.barem'),
      align: 'end',
      of: (line: PaperLine) => barem(line, unitOf(line), t),
    },
    theoretical: {
      key: 'theoreticalWeight',
      head: t('print.columns.theoreticalWeight'),
      align: 'end',
      of: (line: PaperLine) => figure(weightOf(line, line.theoreticalWeight)),
      total: figure(
        lines.every((line) => weightOf(line, line.theoreticalWeight) === null)
          ? null
          : total(lines, (line) => line.theoreticalWeight),
      ),
      totalNote: missing(lines, 'theoreticalWeight', t),
    },
    pricedBy: {
      key: 'priceType',
      head: t('print.columns.priceType'),
      align: 'start',
      of: (line: PaperLine) => pricedBy(line, unitOf(line), t),
    },
    unitPrice: {
      key: 'unitPrice',
      head: t('print.columns.unitPrice'),
      align: 'end',
      of: (line: PaperLine) => figure(line.unitPrice),
    },
    amount: {
      key: 'amount',
      head: t('print.columns.amount'),
      align: 'end',
      of: (line: PaperLine) => figure(line.amount, 0),
      total: figure(
        total(lines, (line) => line.amount),
        0,
      ),
      totalNote: missed(lines.filter(({ amount }) => amount === null).length, t),
    },
  } as const satisfies Record<string, Column<PaperLine>>
}

/** An estimated weight. */
export const about = (weight: string | null) => `≈\u00a0${figure(weight)}`
