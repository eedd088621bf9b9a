import { sum } from '@barem/resources/calc/exact'
import { ratesOf } from '@barem/resources/calc/vat'
import {
  amountField,
  type Field,
  figuresOf,
  relationKey,
  shownDecimals,
  summedFields,
  type FieldSet,
} from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { formatDate } from '../../format/date.ts'
import { formatKg, formatMoney, formatNumber, withMinus } from '../../format/number.ts'
import type { Translate } from '../../i18n/translate.ts'
import { cellOf } from '../../overrides/resolve.ts'
import { useCompanySettings } from '../../session/useCompanySettings.ts'
import { type AnyRow, type Embedded } from '../../resources/model/columns.ts'
import { useWords } from '../../resources/model/useWords.ts'
import { type Words } from '../../resources/model/words.ts'
import { useShared } from '../context.ts'
import { type Line, valueIn } from '../model/line.ts'
import { type BarItem, type EntryParts, type FigureProps } from '../parts.ts'
import { OpenNote } from '../../documents/from/OpenNote.tsx'
import { PlainStrip } from './PlainStrip.tsx'
import { useQuote, workedOut } from './workedOut.ts'

type Values = Readonly<Record<string, unknown>>

/** A figure or word that nobody writes, by its type. */
function textOf(t: Translate, words: Words, name: string, field: Field, row: Values): string {
  const value = row[name] ?? null
  if (field.type === 'belongsTo') return (row[relationKey(name)] as Embedded | null | undefined)?.name ?? '—'
  if (value === null || value === '') return '—'
  if (field.type === 'boolean') return t(value === true ? 'crud.yes' : 'crud.no')
  if (field.type === 'select') return words.choice(name, String(value))
  if (field.type === 'date') return formatDate(String(value))
  return 'scale' in field ? withMinus(formatNumber(String(value), shownDecimals(field))) : String(value)
}

function PlainFigure({ column: { name }, figures, attributes }: FigureProps) {
  const t = useTranslate()
  const { lines } = useShared()
  const words = useWords(lines)
  const Own = cellOf(lines, name)
  const value = figures[name] ?? null
  const field = lines.fields[name] as Field
  return (
    <span {...attributes}>
      {Own && value !== null ? (
        <Own
          value={value as never}
          row={figures as unknown as AnyRow}
          column={{ name, field, type: field.type }}
          definition={lines}
          words={words}
          inRow
        />
      ) : (
        textOf(t, words, name, field, figures)
      )}
    </span>
  )
}

/** What a line holds that is not empty. */
const writtenIn = (line: Line): Values => Object.fromEntries(Object.entries(line).filter(([, value]) => value !== null))

/** The tax of each rate of the lines, where the company has VAT. */
function useTaxes(lines: readonly Line[], inner: FieldSet): BarItem[] {
  const t = useTranslate()
  const mode = useCompanySettings().data?.vat
  if (mode === undefined || figuresOf(inner, 'tax').length === 0) return []
  return ratesOf(lines as unknown as Values[], mode).map(({ rate, base, tax }) => ({
    key: `vat${rate}`,
    label: t('grid.totals.vat', { rate: formatNumber(rate) }),
    value: formatMoney(tax),
    note: t('grid.totals.base', { base: formatMoney(base) }),
    className: 'minor',
  }))
}

/** The sums of what the lines have in money, as the paper has them; what they come to is the total already. */
function useSums(lines: readonly Line[], _totals: unknown, inner: FieldSet): readonly BarItem[] {
  const words = useWords(inner)
  const known = lines.map((line) => ({ ...line, ...workedOut(line), ...writtenIn(line) }) as unknown as Line)
  const taxes = useTaxes(known, inner)
  const weights = Object.keys(inner.fields)
    .filter((name) => inner.fields[name]!.type === 'weight')
    .map((name) => ({ name, kg: sum(known.map((line) => valueIn(line, name))) }))
    .filter(({ kg }) => !kg.isZero())
    .map(({ name, kg }) => ({
      key: name,
      label: words.field(name),
      value: formatKg(kg.toFixed()),
      className: 'minor',
    }))
  if (amountField(inner) !== null) return [...weights, ...taxes]
  // What nobody writes, and no line has, says nothing: as what a supplier credits of goods that are sold.
  const isSaid = (name: string) => !inner.fields[name]!.readOnly || lines.some((line) => valueIn(line, name) !== null)
  return [
    ...weights,
    ...summedFields(inner)
      .filter(isSaid)
      .map((name) => ({
        key: name,
        label: words.field(name),
        value: withMinus(formatMoney(sum(lines.map((line) => valueIn(line, name))).toFixed())),
        className: 'minor',
      })),
  ]
}

export const plainParts: EntryParts = {
  useOwn: () => null,
  Figure: PlainFigure,
  Strip: PlainStrip,
  useOptionPrices: () => () => null,
  useQuote,
  useSums,
  Note: OpenNote,
  charges: { inputs: {}, Why: null },
}
