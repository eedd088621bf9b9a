import type { AnyField, Field, FigureRole } from '../fields/field_types.ts'
import type { AnyResource } from '../resource.ts'

type Row = Readonly<Record<string, unknown>>

/** Names of the fields that are a kind of figure to the totals of a document, in the order of the definition. */
export const figuresOf = ({ fields }: Pick<AnyResource, 'fields'>, figure: FigureRole): string[] =>
  Object.keys(fields).filter((name) => fields[name]!.role === figure)

/** Whether totals add or subtract a figure, or are one, in dong, that everybody sees. */
const isTotal = ({ role, type, area }: AnyField): boolean =>
  area === null &&
  (role === 'charge' || role === 'deduction' || role === 'amount' || (role === 'sum' && type === 'money'))

type Lines = Extract<Field, { type: 'lines' }>

/** The lines whose amounts a person sees while they type: those of the grid; others may say what is paid. */
function seenLines(fields: AnyResource['fields']): { name: string; amount: string } | null {
  const all = (Object.entries(fields) as [string, Field][]).flatMap(([name, field]) => {
    const amount = field.type === 'lines' && Object.keys(field.fields).find((inner) => isTotal(field.fields[inner]!))
    return amount ? [{ name, amount, isGrid: (field as Lines).grid !== null }] : []
  })
  return all.find(({ isGrid }) => isGrid) ?? all[0] ?? null
}

/**
 * The figures of a settled row that a person sees before it is saved: its totals, and as `amounts` those of its lines.
 */
export function totalsOf({ fields }: Pick<AnyResource, 'fields'>, row: Row): Record<string, unknown> {
  const totals = Object.keys(fields).filter((name) => isTotal(fields[name]!))
  const found: Record<string, unknown> = Object.fromEntries(totals.map((name) => [name, row[name]]))
  const lines = seenLines(fields)
  if (lines) found.amounts = ((row[lines.name] ?? []) as Row[]).map((line) => line[lines.amount])
  return found
}

/** The field of lines that says how many there are of each; null where the lines count nothing. */
export const countField = (lines: Pick<AnyResource, 'fields'>): string | null => figuresOf(lines, 'count')[0] ?? null

/** The sum over the lines that charges and deductions start from: the last one in dong; null where there is none. */
export const totalField = (resource: Pick<AnyResource, 'fields'>): string | null =>
  figuresOf(resource, 'sum').findLast((name) => resource.fields[name]!.type === 'money') ?? null

/** The field that says what a document amounts to; null where it has no such figure, or the reader may not see it. */
export const amountField = (resource: Pick<AnyResource, 'fields'>): string | null =>
  figuresOf(resource, 'amount')[0] ?? null

/** The fields of lines whose money is summed up: what the lines come to, or all of it where none of them says so. */
export function summedFields({ fields }: Pick<AnyResource, 'fields'>): string[] {
  const amounts = figuresOf({ fields }, 'amount')
  return amounts.length > 0 ? amounts : Object.keys(fields).filter((name) => fields[name]!.type === 'money')
}
