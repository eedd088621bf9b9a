import type { Field } from '../fields/field_types.ts'
import { oneOf, refuse } from '../mistake.ts'
import type { AnyResource } from '../resource.ts'

/** Checks relations whose rows are of people: they name the account, and whoever makes such rows sees their own. */
export function checkOwner({ name, fields, ownRows }: AnyResource, known: ReadonlyMap<string, AnyResource>): void {
  for (const [at, field] of Object.entries(fields) as [string, Field][]) {
    if (field.type !== 'belongsTo' || field.owner === null) continue
    const path = `${name}.fields.${at}.owner`
    if (!ownRows)
      refuse('E_OWNER', path, 'everybody who makes such rows sees all of them', "Say 'ownRows' or leave it out.")
    const accounts = (Object.entries(known.get(field.to)!.fields) as [string, Field][]).flatMap(
      ([other, { type, ...more }]) => (type === 'belongsTo' && 'to' in more && more.to === 'users' ? [other] : []),
    )
    if (!accounts.includes(field.owner)) refuse('E_OWNER', path, `'${field.owner}' names no account`, oneOf(accounts))
  }
}
