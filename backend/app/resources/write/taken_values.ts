import { snake, traits, type AnyResource, type Field } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import type { FieldError } from '#app/http/api_error'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

/** Mistakes at values that only one row may have, and another has. */
export async function takenValues(resource: AnyResource, values: Values, id: string | null): Promise<FieldError[]> {
  const unique = (Object.entries(resource.fields) as [string, Field][]).filter(
    ([name, field]) => field.unique && (values[name] ?? null) !== null,
  )
  const mistakes: FieldError[] = []
  for (const [name, field] of unique) {
    const [column, value] = traits[field.type].caseless ? [`lower(${snake(name)})`, 'lower(?)'] : [snake(name), '?']
    const { rows } = (await tenantTransaction().client.rawQuery(
      `select 1 from ${resource.table} where tenant_id = app_tenant() and ${column} = ${value}
        ${id === null ? '' : 'and id <> ?'}`,
      [String(values[name]), ...(id === null ? [] : [id])],
    )) as { rows: unknown[] }
    if (rows.length > 0)
      mistakes.push({ field: name, rule: 'unique', meta: { value: values[name], code: field.unique } })
  }
  return mistakes
}
