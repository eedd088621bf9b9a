import { snake, type AnyResource, type Field } from '@barem/resources/kit'
import type { Values, Writer } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { mistaken, type FieldError } from '#app/http/api_error'
import type { Identity } from '#app/identity/identity'
import { viewsBeyondOwn } from '#app/identity/permissions'
import { rowsOf } from '#app/tenancy/run'

/** The account whose rows alone somebody chooses in a relation with an owner; null for whoever chooses all. */
export const ownerAlone = ({ ownRows, area }: AnyResource, field: Field, identity: Identity | null): string | null =>
  field.type === 'belongsTo' && field.owner !== null && identity && ownRows && !viewsBeyondOwn(identity, area)
    ? identity.userId
    : null

/**
 * Whoever sees only the rows that they made makes them for themselves.
 * @param before as stored; null for a new row
 * @throws ApiError COM_ERR_001 at each relation that newly points to another person
 */
export async function requireOwnPerson(
  { lookup }: Engine,
  resource: AnyResource,
  row: Values,
  before: Values | null,
  { identity }: Writer,
): Promise<void> {
  const mistakes: FieldError[] = []
  for (const [name, field] of Object.entries(resource.fields) as [string, Field][]) {
    const userId = ownerAlone(resource, field, identity)
    if (userId === null || field.type !== 'belongsTo' || typeof row[name] !== 'string' || row[name] === before?.[name])
      continue
    const own = await rowsOf(
      `select from ${lookup(field.to).table} where tenant_id = app_tenant() and id = $1::uuid and ${snake(field.owner!)} = $2::uuid`,
      [row[name], userId],
    )
    if (own.length === 0) mistakes.push({ field: name, rule: 'ofAnotherPerson' })
  }
  if (mistakes.length > 0) throw mistaken(mistakes)
}
