import type { AnyField, Fields } from './fields/field_types.ts'
import { refuse } from './mistake.ts'

type Groups = Readonly<Record<string, Fields>>
type All<G> = (G extends unknown ? (group: G) => void : never) extends (group: infer A) => void ? A : never
type Merged<G extends Groups, O extends Fields> = { [K in keyof (All<G[keyof G]> & O)]: (All<G[keyof G]> & O)[K] }

/**
 * The fields of a definition, said in the groups of its form.
 * @param groups in the order of the form; their names are locale keys
 * @param outside fields that the form does not show; they come first
 */
export function grouped<const G extends Groups, const O extends Fields = Record<never, AnyField>>(
  groups: G,
  outside: O = {} as O,
): { fields: Merged<G, O>; form: { [K in keyof G]: (keyof G[K] & string)[] } } {
  const fields: Record<string, unknown> = {}
  for (const [group, own] of [['outside', outside] as const, ...Object.entries(groups)])
    for (const [name, field] of Object.entries(own)) {
      if (name in fields)
        refuse('E_TWICE', `${group}.${name}`, `'${name}' stands in two places`, 'Keep it in one group.')
      fields[name] = field
    }
  const form = Object.fromEntries(Object.entries(groups).map(([group, own]) => [group, Object.keys(own)]))
  return { fields, form } as unknown as ReturnType<typeof grouped<G, O>>
}
