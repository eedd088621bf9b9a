import type { Field } from '@barem/resources/kit'
import type { FieldRules } from '../rules/rule.ts'
import { canonical } from './canonical.ts'
import { isSame } from './values.ts'

/** Values that the server refused, by field, with its messages. */
export type Refusals = Map<string, { value: unknown; message: string }>

/** Keeps a refusal at a field for as long as it has the refused value. */
export function refusedRule(refusals: Refusals, name: string, { type }: Field): FieldRules[number] {
  return {
    validator(_, value: unknown) {
      const refused = refusals.get(name)
      const stands = refused !== undefined && isSame(canonical[type](refused.value), canonical[type](value))
      return stands ? Promise.reject(new Error(refused.message)) : Promise.resolve()
    },
  }
}
