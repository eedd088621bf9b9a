import { sum } from '@barem/resources/calc/exact'
import { amountField, type Field, relationKey, summedFields, type FieldSet } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { formatDate } from '../../format/date.ts'
import { formatMoney, formatNumber, withMinus } from '../../format/number.ts'
import type { Translate } from '../../i18n/translate.ts'
import { type Embedded } from '../../resources/model/columns.ts'
import { useWords } from '../../resources/model/useWords.ts'
import { type Words } from '../../resources/model/words.ts'
import { useShared } from '../context.ts'
import { type Line, valueIn } from '../model/line.ts'
import { type BarItem, type EntryParts, type FigureProps, NO_QUOTE } from '../parts.ts'

type Values = Readonly<Record<string, unknown>>

/** A figure or word that nobody writes, by its type. */
function textOf(t: Translate, words: Words, name: string, field: Field, row: Values): string {
  const value = row[name] ?? null
  if (field.type === 'belongsTo') return (row[relationKey(name)] as Embedded | null | undefined)?.name ?? '—'
  if (value === null || value === '') return '—'
  if (field.type === 'boolean') return t(value === true ? 'crud.yes' : 'crud.no')
  if (field.type === 'select') return words.choice(name, String(value))
  if (field.type === 'date') return formatDate(String(value))
  return 'scale' in field ? withMinus(formatNumber(String(value), field.scale)) : String(value)
}

function PlainFigure({ column: { name }, figures, attributes }: FigureProps) {
  const t = useTranslate()
  const { lines } = useShared()
  const words = useWords(lines)
  return <span {...attributes}>{textOf(t, words, name, lines.fields[name] as Field, figures)}</span>
}

/** The sums of what the lines have in money, as the paper has them; what they come to is the total already. */
function useSums(lines: readonly Line[], _totals: unknown, inner: FieldSet): readonly BarItem[] {
  const words = useWords(inner)
  if (amountField(inner) !== null) return []
  return summedFields(inner).map((name) => ({
    key: name,
    label: words.field(name),
    value: withMinus(formatMoney(sum(lines.map((line) => valueIn(line, name))).toFixed())),
    className: 'minor',
  }))
}

export const plainParts: EntryParts = {
  useOwn: () => null,
  Figure: PlainFigure,
  Strip: null,
  useOptionPrices: () => () => null,
  useQuote: () => NO_QUOTE,
  useSums,
  charges: { inputs: {}, Why: null },
}
