import { lineFieldsOf, lineResource, type AnyResource, type Field } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import type { FieldError } from '#app/http/api_error'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

/** An id at a path, and the resource that should have it. */
interface Pointer {
  path: string
  to: string
  id: string
}

const pointersIn = ({ fields }: Pick<AnyResource, 'fields'>, values: Values, path = ''): Pointer[] =>
  Object.entries(values).flatMap(([name, value]): Pointer[] => {
    const field = fields[name] as Field | undefined
    if (field?.type !== 'belongsTo' && field?.type !== 'belongsToMany') return []
    return [value].flat().flatMap((id) => (typeof id === 'string' ? [{ path: path + name, to: field.to, id }] : []))
  })

/** Mistakes at relations of these values, in lines too, that point to rows which do not exist. */
export async function unknownRelations(engine: Engine, resource: AnyResource, values: Values): Promise<FieldError[]> {
  const inLines = lineFieldsOf(resource).flatMap((name) =>
    ((values[name] ?? []) as Values[]).flatMap((line, index) =>
      pointersIn(lineResource(resource, name), line, `${name}.${index}.`),
    ),
  )
  const pointers = [...pointersIn(resource, values), ...inLines]
  const missing = new Set<string>()
  for (const to of new Set(pointers.map((pointer) => pointer.to))) {
    const asked = pointers.filter((pointer) => pointer.to === to)
    const { rows } = (await tenantTransaction().client.rawQuery(
      `select id from ${engine.rowsOf(to).table} where tenant_id = app_tenant() and id = any(?::uuid[])`,
      [asked.map(({ id }) => id)],
    )) as { rows: { id: string }[] }
    const known = new Set(rows.map(({ id }) => id))
    for (const { path, id } of asked) if (!known.has(id)) missing.add(path)
  }
  return [...missing].map((field) => ({ field, rule: 'unknownRelation' }))
}
