import type { Figure } from '@barem/resources/calc/exact'
import { amountField, type AnyResource, countField, type Field, figuresOf, totalField } from '@barem/resources/kit'
import { entries } from './entries.ts'
import { columnOf, type GridColumn } from './model/columns.ts'
import type { GridSpec } from './model/entry.ts'

export type { GridSpec }

type Values = Readonly<Record<string, unknown>>
type Lines = Extract<Field, { type: 'lines' }>

const specs = new WeakMap<AnyResource, GridSpec>()

function made(definition: AnyResource): GridSpec {
  const lines = Object.values(definition.fields).find(
    (field) => (field as Field).type === 'lines' && (field as Lines).entry,
  ) as Lines
  const name = lines.entry!
  const entry = entries.get(name).model
  const counted = countField(lines)
  const of = (field: string, width = 0): GridColumn[] =>
    field in lines.fields
      ? [
          {
            ...columnOf(field, lines.fields[field] as Field, width),
            ...(field === entry.goods && { kind: 'product' as const }),
            ...(field === counted && { isWhole: entry.isWhole }),
            ...(entry.seldom.includes(field) && { seldom: true }),
          },
        ]
      : []
  const first = (figure: Parameters<typeof figuresOf>[1]) => figuresOf(definition, figure)[0] ?? null
  return {
    entry,
    name,
    quoted: entry.quoted ? definition : null,
    columns: Object.entries(lines.columns).flatMap(([field, width]) => of(field, width)),
    besides: entry.besides.filter((field) => !(field in lines.columns)).flatMap((field) => of(field)),
    count: of(counted!)[0]!,
    price: of(entry.price)[0]!,
    partner: definition.partner!,
    total: totalField(definition),
    amount: amountField(definition),
    foot: {
      deduction: first('deduction'),
      charge: first('charge'),
      beside: first('beside'),
      due: entry.deposit !== null && entry.deposit in definition.fields ? entry.deposit : null,
    },
  }
}

/** The grid of a document, made from the definition of its lines and their entry. */
export function specOf(definition: AnyResource): GridSpec {
  const spec = specs.get(definition) ?? made(definition)
  specs.set(definition, spec)
  return spec
}

/** A figure of the header as the totals take it. */
export const figureOf = (header: Values, name: string | null): Figure =>
  name === null ? null : ((header[name] ?? null) as Figure)

/** Whether the server decides what is deducted from a document with these values. */
export function isDecided({ entry: { decidedBy } }: GridSpec, header: Values): boolean {
  return decidedBy !== null && header[decidedBy.field] === decidedBy.value
}
