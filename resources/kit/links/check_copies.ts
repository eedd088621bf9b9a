import type { Field, Fields } from '../fields/field_types.ts'
import { isStored } from '../fields/read_time.ts'
import { traits } from '../fields/traits.ts'
import { oneOf, refuse } from '../mistake.ts'
import type { AnyResource } from '../resource.ts'
import { defaultPaths, snapshotPath } from './copies.ts'

type Registered = ReadonlyMap<string, AnyResource>

const relation = (field: Field | undefined) => (field?.type === 'belongsTo' ? field : null)

/** Whether a copy can hold every value of what it copies. */
function holds(copy: Field, copied: Field): boolean {
  if (traits[copied.type].storage === 'table' || 'to' in copied || !isStored(copied)) return false
  if (copy.type === 'address') return copied.type === 'address'
  if (traits[copied.type].storage !== 'column') return false
  if (copy.type === 'text' || copy.type === 'longText')
    return 'max' in copied && typeof copied.max === 'number' && copied.type !== 'integer' && copied.max <= copy.max
  if (copy.type !== copied.type) return false
  if (copied.type === 'select')
    return copied.choices.every((choice) => (copy as typeof copied).choices.includes(choice))
  return !('scale' in copied) || copied.scale <= (copy as typeof copied).scale
}

/** Where a definition says what a field copies, and the code of its mistakes. */
interface Place {
  code: 'E_SNAPSHOT_OF' | 'E_DEFAULT_FROM'
  at: string
}

/** Checks a path of a copy. @param steps of the path, such as `productId`, `unitId` and `name` */
function checkPath(fields: Fields, copy: Field, steps: readonly string[], { code, at }: Place, known: Registered) {
  const fail = (found: string, fix: string): never => refuse(code, at, found, fix)
  const [first, ...rest] = steps
  const start = relation(fields[first!] as Field | undefined)
  if (!start || rest.length === 0)
    return fail(
      `'${steps.join('.')}' does not begin with a relation of the same row`,
      oneOf(Object.keys(fields).filter((key) => relation(fields[key] as Field))),
    )
  let target = known.get(start.to)!
  for (const step of rest.slice(0, -1)) {
    const next = relation(target.fields[step] as Field | undefined)
    if (!next) return fail(`'${step}' is not a relation of '${target.name}'`, 'Name relations, and a field at the end.')
    target = known.get(next.to)!
  }
  const copied = target.fields[rest.at(-1)!] as Field | undefined
  if (!copied) return fail(`'${target.name}' has no field '${rest.at(-1)!}'`, oneOf(Object.keys(target.fields)))
  if (copied.area !== copy.area) fail('it is seen by others than what it copies', 'Give both the same area.')
  if (!holds(copy, copied))
    fail(`it cannot hold each '${copied.type}' of '${target.name}'`, 'Make it as large, of one type.')
}

function checkSnapshot(fields: Fields, name: string, path: string, known: Registered): void {
  const field = fields[name] as Field
  const steps = snapshotPath(field)
  if (steps === null) return
  const place: Place = { code: 'E_SNAPSHOT_OF', at: `${path}.${name}.snapshotOf` }
  if (!field.readOnly) refuse(place.code, place.at, 'the system keeps it', `Say 'readOnly', or 'defaultFrom'.`)
  if (field.required || field.when !== null)
    refuse(place.code, place.at, 'the system alone writes it', `Leave out 'required' and 'when'.`)
  checkPath(fields, field, steps, place, known)
}

function checkDefault(fields: Fields, name: string, path: string, known: Registered, inLines: boolean): void {
  const field = fields[name] as Field
  const paths = defaultPaths(field)
  if (paths.length === 0) return
  const place: Place = { code: 'E_DEFAULT_FROM', at: `${path}.${name}.defaultFrom` }
  if (field.readOnly) refuse(place.code, place.at, 'nobody writes the field', `Say 'snapshotOf'.`)
  if (inLines) refuse(place.code, place.at, 'forms fill in fields of a row, not of its lines', `Say 'snapshotOf'.`)
  if (paths.some((steps) => steps.length !== 2))
    refuse(place.code, place.at, 'a form takes over fields of the chosen row', 'Name the relation and a field.')
  if (new Set(paths.map(([relation]) => relation)).size > 1)
    refuse(place.code, place.at, 'its paths begin with several relations', 'Copy from one of them.')
  for (const steps of paths) checkPath(fields, field, steps, place, known)
}

/** Checks that copies lead through relations to fields whose values they can hold. */
export function checkCopies({ name, fields }: AnyResource, known: Registered): void {
  const walk = (inner: Fields, path: string, inLines: boolean): void => {
    for (const [key, field] of Object.entries(inner) as [string, Field][]) {
      checkSnapshot(inner, key, path, known)
      checkDefault(inner, key, path, known, inLines)
      if (field.type === 'lines') walk(field.fields, `${path}.${key}.fields`, true)
    }
  }
  walk(fields, `${name}.fields`, false)
}
