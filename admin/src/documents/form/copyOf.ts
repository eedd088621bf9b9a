import { type AnyResource, type Field, relationKey } from '@barem/resources/kit'
import { freshKey, type Line } from '../../lines/model/line.ts'
import { type GridSpec, specOf } from '../../lines/spec.ts'
import { isWritable } from '../../resources/model/columns.ts'
import type { AnyRow, Embedded } from '../../resources/model/columns.ts'
import { valuesOf, type Values } from '../../resources/form/values.ts'

/** Figures of a document that are worked out anew: they followed from the prices and debts of their day. */
const DATED: ReadonlySet<string> = new Set(['deduction', 'charge', 'beside'])

/** Whether a field of a document means the same in a copy: its days, files and number do not. */
function isCopied(name: string, field: Field, { createdFrom, states }: AnyResource, { entry }: GridSpec): boolean {
  if (['lines', 'files', 'date', 'dateTime', 'code'].includes(field.type) || field.unique) return false
  if (field.role !== null && DATED.has(field.role)) return false
  if (name === states?.approval?.approver || name === entry.goods?.decidedBy?.field) return false
  return !createdFrom.some(({ relation }) => relation === name)
}

/**
 * A line of goods with the words for its product: it is looked for as if somebody had typed its code, and gets what it
 * costs today.
 */
export function goodsLine(line: AnyRow, { entry, goods }: GridSpec): Line {
  const product = line[relationKey(goods!.product)] as Embedded | null
  const kept = [goods!.count.name, 'priceType', 'length', ...entry.goods!.kept].filter((name) => name in line)
  return {
    ...entry.fresh(),
    ...Object.fromEntries(kept.map((name) => [name, line[name] ?? null])),
    key: freshKey(),
    text: product?.code ?? product?.name ?? '',
    seeking: 'only',
  }
}

/** A line of something else with what people may write in it; it is made from no other document's line. */
function plainLine(line: AnyRow, fields: readonly [string, Field][], made: ReadonlySet<string>): Line {
  const written = fields.filter(([name, field]) => isWritable(field) && !made.has(name))
  const named = written.filter(([, { type }]) => type === 'belongsTo').map(([name]) => relationKey(name))
  return {
    ...Object.fromEntries(written.map(([name]) => [name, line[name] ?? null])),
    ...Object.fromEntries(named.map((name) => [name, line[name] ?? null])),
    key: freshKey(),
  }
}

/** The values that a copy of a document begins with; prices are those of today. */
export function copyOf(definition: AnyResource, row: AnyRow): Values {
  const spec = specOf(definition)
  const values = valuesOf(definition, row)
  const kept = Object.entries(values).filter(
    ([name, value]) => value !== null && isCopied(name, definition.fields[name] as Field, definition, spec),
  )
  const lines = definition.fields[spec.field] as Extract<Field, { type: 'lines' }>
  const made = new Set(
    definition.createdFrom.flatMap((from) => Object.values(from.lines).map(({ relation }) => relation)),
  )
  const copied = ((row[spec.field] ?? []) as AnyRow[]).map((line) =>
    spec.goods ? goodsLine(line, spec) : plainLine(line, Object.entries(lines.fields) as [string, Field][], made),
  )
  return { ...Object.fromEntries(kept), [spec.field]: copied }
}
