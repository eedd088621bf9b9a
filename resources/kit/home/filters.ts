import type { Field, FieldType } from '../fields/field_types.ts'
import { isDay } from '../fields/shapes.ts'
import type { MetaField } from '../infer.ts'
import { suffixesOf, type Suffix } from '../lists/list_state.ts'
import type { AnyResource } from '../resource.ts'

/** What a filter of a tile is about: `dueDate_lte` asks the field `dueDate` with `_lte`. */
export interface TileFilter {
  name: string
  suffix: Suffix
  type: FieldType
  field: Field | null
}

/** What every row has and tiles may ask for. */
const META: Partial<Record<MetaField, FieldType>> = { createdById: 'belongsTo', createdAt: 'dateTime' }

const typeOf = (field: Field | undefined, name: string) => field?.type ?? META[name as MetaField]

/** What a filter of a tile asks for; null where lists of the resource have no such filter. */
export function tileFilter({ fields, list }: AnyResource, key: string): TileFilter | null {
  const [, name = key, suffix = ''] = fields[key] ? [] : (/^(.+)(_gte|_lte|_like|_null)$/.exec(key) ?? [])
  const field = fields[name] as Field | undefined
  const type = typeOf(field, name)
  if (!type || (field && !(list.filters as readonly string[]).includes(name))) return null
  if (!suffixesOf(type, field ?? null).includes(suffix as Suffix)) return null
  return { name, suffix: suffix as Suffix, type, field: field ?? null }
}

const NUMBER = /^-?\d+(\.\d+)?$/

/** Whether a filter of a tile may have this value. */
export function isTileValue({ suffix, type, field }: TileFilter, value: string): boolean {
  if (suffix === '_null' || type === 'boolean') return value === 'true' || value === 'false'
  if (suffix === '_like') return value !== ''
  if (field?.type === 'select') return field.choices.includes(value)
  if (type === 'belongsTo') return value === 'me' && (field === null || (field as { to?: string }).to === 'users')
  if (type === 'date' || type === 'dateTime') return value === 'today' || isDay(value)
  return NUMBER.test(value)
}
