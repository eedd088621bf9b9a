import type { Field, Fields } from '../fields/field_types.ts'
import { traits } from '../fields/traits.ts'
import { oneOf, refuse } from '../mistake.ts'
import type { AnyResource } from '../resource.ts'

type Registered = ReadonlyMap<string, AnyResource>

const relation = (field: Field | undefined) => (field?.type === 'belongsTo' ? field : null)

/** Whether a copy can hold every value of what it copies. */
function holds(copy: Field, copied: Field): boolean {
  if (traits[copied.type].storage !== 'column' || 'to' in copied) return false
  if (copy.type === 'text' || copy.type === 'longText')
    return 'max' in copied && typeof copied.max === 'number' && copied.type !== 'integer' && copied.max <= copy.max
  if (copy.type !== copied.type) return false
  if (copied.type === 'select')
    return copied.choices.every((choice) => (copy as typeof copied).choices.includes(choice))
  return !('scale' in copied) || copied.scale <= (copy as typeof copied).scale
}

function checkCopy(fields: Fields, name: string, path: string, known: Registered) {
  const copy = fields[name] as Field
  if (copy.copies === null) return
  const fail = (found: string, fix: string): never => refuse('E_COPIES', `${path}.${name}.copies`, found, fix)
  const [first, ...rest] = copy.copies.split('.')
  if (!copy.readOnly || copy.required || copy.when !== null)
    fail('a kept copy is written by the system alone', `Say 'readOnly', and neither 'required' nor 'when'.`)
  const start = relation(fields[first!] as Field | undefined)
  if (!start || rest.length === 0)
    return fail(
      `'${copy.copies}' does not begin with a relation of the same row`,
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

/** Checks that kept copies lead through relations to a field whose values they can hold. */
export function checkCopies({ name, fields }: AnyResource, known: Registered): void {
  const walk = (inner: Fields, path: string): void => {
    for (const [key, field] of Object.entries(inner) as [string, Field][]) {
      checkCopy(inner, key, path, known)
      if (field.type === 'lines') walk(field.fields, `${path}.${key}.fields`)
    }
  }
  walk(fields, `${name}.fields`)
}
