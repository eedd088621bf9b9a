import type { Field } from '../fields/field_types.ts'
import type { LinkedBy } from '../fields/linked.ts'
import { linkedBy, linkedByLines } from '../fields/sum_of.ts'
import { oneOf, refuse } from '../mistake.ts'
import type { AnyResource } from '../resource.ts'

/** Options that say how a value is written or kept: there is none. */
const UNSAID = ['required', 'unique', 'was', 'when', 'snapshotOf', 'defaultFrom', 'default', 'usable'] as const

/** Checks that what other rows say is never written, and that they point here. */
export function checkLinkedBy(resource: AnyResource, known: ReadonlyMap<string, AnyResource>): void {
  for (const [name, field] of Object.entries(resource.fields) as [string, Field][]) {
    const link = linkedBy(field) ?? linkedByLines(field)
    if (link === null) continue
    const path = `${resource.name}.fields.${name}`
    const options = field as unknown as Readonly<Record<string, unknown>>
    const said = UNSAID.find((option) => (options[option] ?? null) !== null && options[option] !== false)
    if (!field.readOnly || said)
      refuse(
        'E_LINKED',
        said ? `${path}.${said}` : path,
        'it is never written',
        said ? 'Leave it out.' : `Say 'readOnly'.`,
      )
    const other = known.get(link.resource)
    if (!other) return refuse('E_LINKED', `${path}.linkedBy.resource`, `'${link.resource}'`, oneOf([...known.keys()]))
    checkWhere(other, link.where, path)
    const fields = Object.entries(other.fields) as [string, Field][]
    if ('lines' in link) {
      if (field.type === 'belongsToMany' && field.to !== link.resource)
        refuse('E_LINKED', `${path}.linkedBy.resource`, `'${link.resource}'`, `Name '${field.to}'.`)
      const leading = fields.flatMap(([key, one]) =>
        one.type === 'lines'
          ? (Object.entries(one.fields) as [string, Field][]).flatMap(([inner, { type, ...rest }]) =>
              type === 'belongsTo' && (rest as { to?: string }).to === `${resource.name}.${link.of}`
                ? [`${key}.${inner}`]
                : [],
            )
          : [],
      )
      if (!leading.includes(link.lines)) refuse('E_LINKED', `${path}.linkedBy.lines`, `'${link.lines}'`, oneOf(leading))
      continue
    }
    const relations = [
      ['by', link.by, 'belongsToMany'],
      ['also', link.also, 'belongsTo'],
    ] as const
    for (const [option, relation, type] of relations) {
      const leading = fields.flatMap(([key, one]) => (one.type === type && one.to === resource.name ? [key] : []))
      if (relation !== undefined && !leading.includes(relation))
        refuse('E_LINKED', `${path}.linkedBy.${option}`, `'${relation}'`, oneOf(leading))
    }
  }
}

function checkWhere(other: AnyResource, where: LinkedBy['where'], path: string): void {
  for (const [key, choices] of Object.entries(where)) {
    const select = other.fields[key] as Field | undefined
    if (select?.type !== 'select')
      return refuse('E_LINKED', `${path}.linkedBy.where`, `'${key}' is not a select`, 'Name a select.')
    for (const choice of choices)
      if (!select.choices.includes(choice))
        refuse('E_LINKED', `${path}.linkedBy.where.${key}`, `'${choice}'`, oneOf(select.choices))
  }
}
