import { isBlankGoods, openLines } from '@barem/resources/calc/totals'
import { type Field, type Fields, type FieldSet, insideSentence } from '@barem/resources/kit'
import { unweighed } from '@barem/resources/calc/silent'
import type { Translate } from '../../i18n/translate.ts'

type Line = Readonly<Record<string, unknown>>

/** This many lines are named; the rest is counted. */
const MOST = 5

/** `2, 5`, or `2, 3, 4, 5, 6 and 3 others`. */
function numbers(t: Translate, lines: readonly number[]): string {
  const named = lines.slice(0, MOST).join(', ')
  const more = lines.length - MOST
  return more > 0 ? t('documents.noTotal.more', { lines: named, count: more }) : named
}

/**
 * Says why a document has no total yet, on its page and in its form: nothing is on it, or which lines have no amount.
 * Null where nothing is missing.
 * @param label what the lines are called
 */
export function whyNoTotal(t: Translate, lines: readonly Line[], label: string): string | null {
  const parts = lines.map((line) => ({
    amount: line.amount,
    blank: 'blank' in line ? line.blank === true : isBlankGoods(line),
  }))
  const open = openLines(parts)
  if (open.length > 0) return t('documents.noTotal.amounts', { count: open.length, lines: numbers(t, open) })
  return parts.every(({ blank }) => blank) ? t('documents.noTotal.lines', { lines: insideSentence(label) }) : null
}

/** Says why a sum of weights is less than that of all goods; null where it is that of all, or another figure. */
export function whyLess(t: Translate, { fields }: FieldSet, name: string, lines: readonly Line[]): string | null {
  const field = fields[name] as Field
  const isOfLines = Object.values(fields).some((one) => 'fields' in one && name in (one.fields as Fields))
  if (field.type !== 'weight' || field.role !== 'sum' || !isOfLines) return null
  const count = unweighed(lines, name)
  return count > 0 ? t(`documents.noTotal.${name}`, { count }) : null
}
