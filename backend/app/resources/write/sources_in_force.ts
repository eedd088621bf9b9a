import { snake, type AnyResource, type Field } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { mistaken, type FieldError } from '#app/http/api_error'
import { rowsOf } from '#app/tenancy/run'
import { foreignRelations } from './foreign_relations.ts'

/** Mistakes at relations to documents that have ended since, of those that one is made from. */
async function endedSources({ lookup }: Engine, resource: AnyResource, row: Values): Promise<FieldError[]> {
  const mistakes: FieldError[] = []
  for (const { relation, moreRelation } of resource.createdFrom) {
    const source = lookup((resource.fields[relation] as Extract<Field, { type: 'belongsTo' }>).to)
    const { field, closedStates } = source.states!
    for (const name of [relation, moreRelation]) {
      const ids = [name && row[name]].flat().filter((id) => typeof id === 'string')
      if (ids.length === 0) continue
      const [ended] = await rowsOf<{ code: string | null }>(
        `select t.${snake(source.title)} as code from ${source.table} t
          where t.tenant_id = app_tenant() and t.id = any($1::uuid[]) and t.${snake(field)} = any($2) limit 1`,
        [ids, [...closedStates]],
      )
      if (ended) mistakes.push({ field: name!, rule: 'endedSource', meta: { code: ended.code } })
    }
  }
  return mistakes
}

/**
 * Refuses to post what is made from documents that have ended since it was written, or from those of another partner:
 * a draft keeps neither from happening.
 * @throws ApiError COM_ERR_001 at the relations
 */
export async function requireSources(engine: Engine, resource: AnyResource, row: Values): Promise<void> {
  const mistakes = [
    ...(await endedSources(engine, resource, row)),
    ...(await foreignRelations(engine, resource, row, null)),
  ]
  if (mistakes.length > 0) throw mistaken(mistakes)
}
