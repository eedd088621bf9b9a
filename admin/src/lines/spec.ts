import type { Figure } from '@barem/resources/calc/exact'
import {
  amountField,
  type AnyResource,
  countField,
  type Field,
  figuresOf,
  lineFieldsOf,
  totalField,
} from '@barem/resources/kit'
import { layouts } from '../resources/cells/layout.ts'
import { entries, type Lines } from './entries.ts'
import { columnOf, type GridColumn } from './model/columns.ts'
import type { GridSpec } from './model/entry.ts'

export type { GridSpec }

type Values = Readonly<Record<string, unknown>>

const specs = new WeakMap<AnyResource, GridSpec>()

/** The columns with their pixels: all fields, as wide as their type, where the definition names none. */
const widthsOf = ({ columns, fields }: Lines): [string, number][] =>
  Object.keys(columns).length > 0
    ? Object.entries(columns)
    : (Object.entries(fields) as [string, Field][]).map(([name, { type }]) => [name, layouts[type].width])

function made(definition: AnyResource): GridSpec {
  const field = lineFieldsOf(definition).find((one) => (definition.fields[one] as Lines).grid)!
  const lines = definition.fields[field] as Lines
  const name = lines.grid!
  const entry = entries.get(name).modelOf(lines, definition)
  const { goods } = entry
  const counted = countField(lines)
  const of = (column: string, width = 0): GridColumn[] =>
    column in lines.fields
      ? [
          {
            ...columnOf(column, lines.fields[column] as Field, width),
            ...(column === goods?.product && { kind: 'product' as const }),
            ...(goods && column === counted && { isWhole: goods.isWhole }),
            ...(goods?.seldom.includes(column) && { seldom: true }),
          },
        ]
      : []
  const first = (figure: Parameters<typeof figuresOf>[1]) => figuresOf(definition, figure)[0] ?? null
  return {
    entry,
    name,
    field,
    quoted: entry.quoted ? definition : null,
    columns: widthsOf(lines).flatMap(([column, width]) => (width > 0 ? of(column, width) : [])),
    besides: (goods?.besides.filter((other) => !(other in lines.columns)) ?? Object.keys(lines.columns))
      .filter((other) => !lines.columns[other])
      .flatMap((other) => of(other)),
    only: lines.only,
    goods: goods && {
      product: goods.product,
      count: of(counted!)[0]!,
      price: of(goods.price)[0]!,
      hasUnit: !(goods.unitField in lines.columns),
      partner: definition.partner!,
    },
    brief: briefOf(lines, goods?.price ?? null),
    total: totalField(definition),
    amount: worked(definition, amountField(definition)),
    foot: {
      deduction: first('deduction'),
      charge: first('charge'),
      beside: first('beside'),
      due: goods?.deposit && goods.deposit in definition.fields ? goods.deposit : null,
    },
  }
}

/**
 * What a line says on a phone while nobody is in it: how many, at which price, and for how much; of goods without an
 * amount, how many kg.
 */
function briefOf(lines: Lines, price: string | null): GridSpec['brief'] {
  const amount = amountField(lines)
  const shown = Object.keys(lines.columns).filter((name) => lines.columns[name]! > 0)
  const of = (type: Field['type']) => shown.filter((name) => (lines.fields[name] as Field | undefined)?.type === type)
  const parts = [
    [countField(lines), 'count'],
    [price ?? of('money').find((name) => name !== amount), 'price'],
    [amount ?? of('weight').at(-1), 'amount'],
  ] as const
  return Object.fromEntries(parts.filter(([name]) => name != null))
}

/** A figure of the document if it is worked out; one that people write is no sum of lines. */
const worked = ({ fields }: AnyResource, name: string | null): string | null =>
  name !== null && fields[name]!.readOnly ? name : null

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
export function isDecided({ entry: { goods } }: GridSpec, header: Values): boolean {
  const decidedBy = goods?.decidedBy
  return decidedBy ? header[decidedBy.field] === decidedBy.value : false
}
