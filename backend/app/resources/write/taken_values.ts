import { snake, traits, uniquesOf, type AnyResource } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import type { FieldError } from '#app/http/api_error'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { repeatedMistake } from './repeated.ts'

/**
 * Mistakes at values that only one row may have, and another has. Values that are compared together and not all said
 * are those of the stored row.
 * @param id of that row, null for a new one
 * @param unread fields whose values cannot be read; nothing is compared with them
 */
export async function takenValues(
  resource: AnyResource,
  values: Values,
  id: string | null,
  unread: ReadonlySet<string> = new Set(),
): Promise<FieldError[]> {
  const mistakes: FieldError[] = []
  for (const unique of uniquesOf(resource)) {
    const { fields } = unique
    const said = fields.filter((name) => name in values)
    if (said.length === 0 || said.some((name) => (values[name] ?? null) === null)) continue
    if (fields.some((name) => unread.has(name)) || (id === null && said.length < fields.length)) continue
    const compared = fields.map((name) => {
      const column = snake(name)
      const value = said.includes(name)
        ? '?'
        : `(select ${column} from ${resource.table} where tenant_id = app_tenant() and id = ?)`
      return traits[resource.fields[name]!.type].caseless
        ? `lower(t.${column}) = lower(${value})`
        : `t.${column} = ${value}`
    })
    const { rows } = (await tenantTransaction().client.rawQuery(
      `select 1 from ${resource.table} t where t.tenant_id = app_tenant() and ${compared.join(' and ')}
        ${id === null ? '' : 'and t.id <> ?'}`,
      [...fields.map((name) => (said.includes(name) ? String(values[name]) : id!)), ...(id === null ? [] : [id])],
    )) as { rows: unknown[] }
    if (rows.length > 0) mistakes.push(repeatedMistake(resource.name, unique, values))
  }
  return mistakes
}
