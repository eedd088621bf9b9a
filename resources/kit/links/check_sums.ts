import type { SumOf } from '../fields/field_types.ts'
import type { Field } from '../fields/field_types.ts'
import { sumOf } from '../fields/sum_of.ts'
import { traits } from '../fields/traits.ts'
import { oneOf, refuse } from '../mistake.ts'
import type { AnyResource } from '../resource.ts'

const fieldsOf = ({ fields }: AnyResource) => Object.entries(fields) as [string, Field][]

const namesWhere = (resource: AnyResource, fits: (field: Field) => boolean): string[] =>
  fieldsOf(resource).flatMap(([name, field]) => (fits(field) ? [name] : []))

function requireOne(found: string, allowed: readonly string[], path: string) {
  if (!allowed.includes(found)) refuse('E_SUM', path, `'${found}' cannot be used there`, oneOf(allowed))
}

function checkSum({ field, by, where }: SumOf, summed: AnyResource, owner: string, path: string) {
  const figures = namesWhere(summed, (other) => traits[other.type].exact && sumOf(other) === null)
  requireOne(field, figures, `${path}.field`)
  requireOne(
    by,
    namesWhere(summed, (other) => other.type === 'belongsTo' && other.to === owner),
    `${path}.by`,
  )
  for (const [name, choices] of Object.entries(where)) {
    requireOne(
      name,
      namesWhere(summed, ({ type }) => type === 'select'),
      `${path}.where`,
    )
    const { choices: known } = summed.fields[name] as Extract<Field, { type: 'select' }>
    for (const choice of choices) requireOne(choice, known, `${path}.where.${name}`)
  }
}

/** Checks that sums add figures that are kept, of rows that point to the one that has the sum. */
export function checkSums(resource: AnyResource, known: ReadonlyMap<string, AnyResource>): void {
  for (const [name, field] of fieldsOf(resource)) {
    const sum = sumOf(field)
    if (sum === null) continue
    const path = `${resource.name}.fields.${name}.sumOf`
    requireOne(sum.resource, [...known.keys()], `${path}.resource`)
    checkSum(sum, known.get(sum.resource)!, resource.name, path)
  }
}
