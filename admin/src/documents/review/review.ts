import type { Exception } from '@barem/resources/calc/exceptions'
import type { Margin } from '@barem/resources/calc/margin'
import { type AnyResource, lineFieldsOf } from '@barem/resources/kit'
import type { Translate } from '../../i18n/translate.ts'
import { formatMoney, formatNumber, withMinus } from '../../format/number.ts'
import type { AnyRow, Embedded } from '../../resources/model/columns.ts'
import { linesIn } from '../../lines/shown/difference.ts'

/** What the server shows to people who decide, as far as they may see it. */
export type Review = { exceptions: Exception[]; margin?: Margin | null }

/** The lines that a review is about. */
export function reviewedLines(definition: AnyResource, row: AnyRow): AnyRow[] {
  const [name] = lineFieldsOf(definition)
  return name ? linesIn(row[name]) : []
}

/** Ids of the lines with something out of the ordinary. */
export const unusualLines = (review: Review | null | undefined): ReadonlySet<string> =>
  new Set(review?.exceptions.flatMap(({ lines }) => lines))

const nameOf = (line: AnyRow): string =>
  String(line.productName ?? (line.product as Embedded | null | undefined)?.name ?? '—')

/** `Thép cây D16 và 2 dòng khác`: what an exception is about, short enough for a phone. */
function linesText(t: Translate, ids: readonly string[], lines: readonly AnyRow[]): string {
  const found = lines.filter(({ id }) => ids.includes(String(id)))
  if (found.length === 0) return ''
  const [first, ...others] = found
  return others.length === 0
    ? nameOf(first!)
    : t('documents.review.andOthers', { name: nameOf(first!), count: others.length })
}

/** `Thép cây D16 khả dụng 120, cần 500 (Kho Bắc có 900)`: at most two of them, short enough for a phone. */
function shortagesText(t: Translate, shortages: Exception['shortages'] = [], all: readonly AnyRow[]): string {
  const figure = (value: string) => formatNumber(value, 3)
  return shortages
    .slice(0, 2)
    .map(({ line, available, asked, other }) =>
      t(other ? 'documents.review.shortageElsewhere' : 'documents.review.shortage', {
        name: linesText(t, [line], all),
        available: figure(available),
        asked: figure(asked),
        ...(other && { warehouse: other.warehouse, other: figure(other.available) }),
      }),
    )
    .concat(shortages.length > 2 ? ['…'] : [])
    .join('; ')
}

/** `Thép cây D16 lệch −1,9%, thường −3,3% ± 0,4% (20 lần)`: at most two of them. */
const oddText = (t: Translate, odd: Exception['odd'] = [], all: readonly AnyRow[]): string =>
  odd
    .slice(0, 2)
    .map(({ line, difference, mean, spread, before }) =>
      t('documents.review.odd', {
        name: linesText(t, [line], all),
        ...{ difference: signed(difference), mean: signed(mean ?? '0'), spread: formatNumber(spread ?? '0'), before },
      }),
    )
    .concat(odd.length > 2 ? ['…'] : [])
    .join('; ')

const signed = (percent: string) => withMinus(formatNumber(percent))

/** An exception as a sentence. */
export const sentenceOf = (
  t: Translate,
  { name, lines, amount, percent, shortages, odd }: Exception,
  all: readonly AnyRow[],
): string =>
  t(`documents.review.exceptions.${name}`, {
    lines: linesText(t, lines, all),
    shortages: shortagesText(t, shortages, all),
    odd: oddText(t, odd, all),
    amount: amount && formatMoney(amount),
    percent: percent && formatNumber(percent),
  })
