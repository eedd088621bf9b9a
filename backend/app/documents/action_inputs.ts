import {
  applies,
  lineFieldsOf,
  lineResource,
  isEmpty,
  type AnyResource,
  type DocumentAction,
  type Field,
} from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import { ApiError, type FieldError } from '#app/http/api_error'

type Row = Values & { id: string }

const partsOf = (path: string): [string, string | undefined] => path.split('.') as [string, string | undefined]

const narrowed = new WeakMap<AnyResource, Map<string, AnyResource>>()

/** The fields of a definition that an action asks for; of its lines those that are asked. */
function pick({ fields }: AnyResource, { inputs }: DocumentAction): AnyResource['fields'] {
  const picked: Record<string, Field> = {}
  for (const path of Object.keys(inputs)) {
    const [name, inner] = partsOf(path)
    const field = fields[name] as Field | undefined
    if (!field) continue
    if (inner === undefined || field.type !== 'lines') picked[name] = field
    else if (field.fields[inner]) {
      const known = (picked[name] as typeof field | undefined)?.fields ?? {}
      picked[name] = { ...field, fields: { ...known, [inner]: field.fields[inner] } }
    }
  }
  return picked
}

/**
 * The input fields of an action as a definition, so that the usual validation applies.
 * @param seen the resource as the caller may see it: hidden fields are not asked
 */
export function inputsOf(seen: AnyResource, name: string): AnyResource {
  const known = narrowed.get(seen) ?? new Map<string, AnyResource>()
  narrowed.set(seen, known)
  const made = known.get(name) ?? { ...seen, fields: pick(seen, seen.states!.actions[name]!) }
  known.set(name, made)
  return made
}

/** Lines that exist, with what is said of some of them. */
function over(field: string, said: readonly Values[], stored: readonly Row[]): Row[] {
  const ids = new Set(stored.map(({ id }) => id))
  const errors = said.flatMap(({ id }, index): FieldError[] =>
    id === undefined || id === null
      ? [{ field: `${field}.${index}.id`, rule: 'required' }]
      : ids.has(String(id))
        ? []
        : [{ field: `${field}.${index}.id`, rule: 'unknownRelation' }],
  )
  if (errors.length > 0) throw new ApiError('COM_ERR_001', { errors })
  const byId = new Map(said.map((line) => [String(line.id), line]))
  return stored.map((line) => ({ ...line, ...byId.get(line.id), id: line.id }))
}

/**
 * The values sent with an action, as changes of the document: lines keep their place, and those without values are kept
 * unchanged, unless all of them are asked for: then those that are sent take their place.
 * @throws ApiError COM_ERR_001 at the id of a line that is not there
 */
export function changesOf(resource: AnyResource, { inputs }: DocumentAction, said: Values, before: Values): Values {
  const lines = new Set(lineFieldsOf(resource))
  const changed = (name: string, value: unknown) => {
    if (!lines.has(name)) return value
    if (name in inputs) return (value as Values[]).map(({ id: _id, ...line }) => line)
    return over(name, value as Values[], before[name] as Row[])
  }
  return Object.fromEntries(Object.entries(said).map(([name, value]) => [name, changed(name, value)]))
}

/** Paths of what an action needs and a document does not have, such as `driver` and `lines.0.actualWeight`. */
export const missingInputs = (resource: AnyResource, { inputs }: DocumentAction, row: Values): string[] =>
  Object.entries(inputs).flatMap(([path, how]): string[] => {
    if (how !== 'required') return []
    const [name, inner] = partsOf(path)
    const lacks = (fields: AnyResource['fields'], key: string, values: Values) =>
      applies(fields[key] as Field, values) && isEmpty(values[key])
    if (inner === undefined) return lacks(resource.fields, name, row) ? [name] : []
    const { fields } = lineResource(resource, name)
    return (row[name] as Values[]).flatMap((line, index) =>
      lacks(fields, inner, line) ? [`${name}.${index}.${inner}`] : [],
    )
  })

/**
 * Paths of fields that actions ask for after approval was requested; they are not part of what gets approved.
 */
export const inputsOfActions = ({ states }: AnyResource): ReadonlySet<string> =>
  new Set(
    Object.values(states?.actions ?? {}).flatMap(({ approval, inputs }) =>
      approval === 'open' ? [] : Object.keys(inputs),
    ),
  )
