import { cannotWork, isReservedName } from '../kit/fields/reserved_names.ts'
import { orderedFields } from './complete.ts'
import type { OwnDefinition } from './definition.ts'
import { freeKey } from './keys.ts'
import { isObject } from './shape.ts'

/** What the keys of relations end in. */
const ENDING = /Ids?$/

/** Keys of fields that rows cannot work with, each with one that they can: `createdBy` becomes `createdBy2`. */
export function keysToRename(own: OwnDefinition): Map<string, string> {
  const { fields } = own
  const ordered = orderedFields(own)
  const taken = new Set(fields.map(({ key }) => key))
  const renamed = new Map<string, string>()
  for (const field of fields) {
    if (!cannotWork(field, ordered)) continue
    const ending = ENDING.exec(field.key)?.[0] ?? ''
    const bare = field.key.slice(0, field.key.length - ending.length)
    const isFree = (key: string) => !taken.has(key) && !isReservedName({ ...field, key }, fields)
    const key = freeKey(bare, isFree, ending)
    taken.add(key)
    renamed.set(field.key, key)
  }
  return renamed
}

/** Words of a field that name other fields. */
const NAMING = ['notBefore', 'daysUntil']
/** Words beside the fields that do. */
const OUTER = ['title', 'hint', 'unique', 'list']

/** Names of fields in a part of a definition, each as it is called from now on. */
function renamedIn(part: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof part === 'string') return names.get(part) ?? part
  if (Array.isArray(part)) return part.map((one) => renamedIn(one, names))
  if (!isObject(part)) return part
  return Object.fromEntries(Object.entries(part).map(([word, value]) => [word, renamedIn(value, names)]))
}

function renamedField(field: unknown, names: ReadonlyMap<string, string>): unknown {
  if (!isObject(field)) return field
  const { when } = field
  return {
    ...field,
    key: renamedIn(field.key, names),
    ...Object.fromEntries(NAMING.filter((word) => word in field).map((word) => [word, renamedIn(field[word], names)])),
    ...(isObject(when) && {
      when: Object.fromEntries(Object.entries(when).map(([key, values]) => [names.get(key) ?? key, values])),
    }),
  }
}

/** A definition, or a draft whatever is wrong with it, with other keys of its fields. */
export function withKeys<T extends object>(own: T, names: ReadonlyMap<string, string>): T {
  const json = own as Record<string, unknown>
  const outer = OUTER.filter((word) => word in json).map((word) => [word, renamedIn(json[word], names)])
  const { fields } = json
  return {
    ...json,
    ...Object.fromEntries(outer),
    ...(Array.isArray(fields) && { fields: fields.map((field) => renamedField(field, names)) }),
  } as unknown as T
}
