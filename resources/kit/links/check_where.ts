import { checkValues, valuesOf } from '../fields/check_usable.ts'
import type { Field } from '../fields/field_types.ts'
import { oneOf, refuse } from '../mistake.ts'
import type { AnyResource } from '../resource.ts'
import { offersChoices, relationsOf, type Relation } from './relations.ts'

function checkRelation({ field, path }: Relation, target: AnyResource) {
  const refuseAt = (at: string, found: string, fix: string) => refuse('E_WHERE', `${path}.where${at}`, found, fix)
  const fields = Object.entries(target.fields) as [string, Field][]
  const names = fields.flatMap(([name, other]) => (valuesOf(other) ? [name] : []))
  for (const [name, values] of Object.entries(field.where)) {
    const other = target.fields[name] as Field | undefined
    if (!other) return refuseAt('', `'${target.name}' has no field '${name}'`, oneOf(names))
    const known = valuesOf(other)
    if (!known) return refuseAt('', `'${name}' of '${target.name}' is not a select or a boolean`, oneOf(names))
    checkValues(values, known, 'E_WHERE', `${path}.where.${name}`)
    if (other.area !== null && other.area !== field.area)
      refuseAt(`.${name}`, 'not everybody who chooses may see it', 'Leave it out, or give the relation the same area.')
  }
  if (field.readOnly && Object.keys(field.where).length > 0)
    refuseAt('', 'nobody chooses what the system alone writes', 'Leave it out.')
}

/** Checks which rows relations let people choose, by selects and booleans that they may see. */
export function checkWhere({ name, fields }: AnyResource, known: ReadonlyMap<string, AnyResource>): void {
  for (const relation of relationsOf(fields, `${name}.fields`))
    if (offersChoices(relation.field)) checkRelation(relation, known.get(relation.to)!)
}
