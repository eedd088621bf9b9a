import { convertPrice } from '@barem/resources/calc/price'
import { weightsIn, type PriceType } from '@barem/resources/calc/line'
import {
  applies,
  defaultPaths,
  isEmpty,
  lineFieldsOf,
  lineResource,
  memoise,
  visibleTo,
  type AnyResource,
  type Field,
  type FieldSet,
} from '@barem/resources/kit'
import type { Values, Writer } from '#app/engine/behaviour'
import { isSame } from '#app/engine/same_values'
import { mistaken } from '#app/http/api_error'
import { may } from '#app/identity/permissions'
import { emptyOf } from './new_row.ts'

interface Following {
  name: string
  field: Field
  /** Fields beside it that its value is of. */
  of: readonly string[]
  /** The select that says what a price is for. */
  per: string | null
}

/** Fields that people write and whose values are of others beside them: a copy is of its relation. */
const followingIn = memoise(({ fields }: FieldSet) =>
  (Object.entries(fields) as [string, Field][]).flatMap(([name, field]): Following[] => {
    const copied = defaultPaths(field).map(([relation]) => relation!)
    const per = field.type === 'money' ? field.per : null
    return field.follows === null && copied.length === 0
      ? []
      : [{ name, field, of: [...(field.follows ?? []), ...copied], per }]
  }),
)

/** A value anew: a price is converted while only what it is for changed; anything else is empty. */
function anew({ name, field, of, per }: Following, row: Values, before: Values): unknown {
  const isChanged = (other: string) => !isSame(row[other], before[other])
  if (of.some(isChanged)) return emptyOf(field)
  if (per === null || !isChanged(per)) return row[name]
  const [from, to] = [before[per], row[per]] as (PriceType | null)[]
  const price = row[name] as string | null
  const at = (goods: Values) => (from && to ? convertPrice(price, from, to, weightsIn(goods)) : null)
  const converted = at(before) ?? at(row)
  if (converted === null && price !== null && field.required && !field.lenient)
    throw mistaken([{ field: per, rule: 'priceTypeImpossible' }])
  return converted
}

/**
 * Works values out anew that the writer may not see and that are of something they have changed, in lines too, or
 * empties them: they would be those of other goods.
 * @param row about to be settled, its lines completed; changed in place
 * @param before as stored, null for a new row
 */
export function followUnseen(resource: AnyResource, row: Values, before: Values | null, { identity }: Writer): void {
  if (!before || !identity) return
  const seen = visibleTo(resource, (area, level) => may(identity, area, level))
  if (seen === resource) return
  const renew = (whole: FieldSet, fields: FieldSet['fields'], now: Values, stored: Values) => {
    // Each looks at the row as it was written.
    const written = { ...now }
    for (const following of followingIn(whole))
      if (!(following.name in fields)) now[following.name] = anew(following, written, stored)
  }
  renew(resource, seen.fields, row, before)
  for (const name of lineFieldsOf(resource)) {
    const stored = new Map(((before[name] ?? []) as Values[]).map((line) => [line.id, line]))
    const view = lineFieldsOf(seen).includes(name) ? lineResource(seen, name).fields : {}
    for (const line of (row[name] ?? []) as Values[]) {
      const same = stored.get(line.id)
      if (same) renew(lineResource(resource, name), view, line, same)
    }
  }
}

/** Whether a row lacks a value though there is something it would be of. */
const lacks = ({ fields }: FieldSet, name: string, row: Values): boolean =>
  isEmpty(row[name]) && applies(fields[name]!, row) && fields[name]!.follows!.some((other) => !isEmpty(row[other]))

/** Marks a settled row that lacks values: those that nobody has given, and those that {@link followUnseen} emptied. */
export function markLacking(resource: AnyResource, row: Values): void {
  for (const [name, field] of Object.entries(resource.fields) as [string, Field][]) {
    if (field.type !== 'boolean' || field.lacks.length === 0) continue
    row[name] = field.lacks.some((path) => {
      const [first, inner] = path.split('.') as [string, string?]
      if (inner === undefined) return lacks(resource, first, row)
      return (row[first] as Values[]).some((line) => lacks(lineResource(resource, first), inner, line))
    })
  }
}
