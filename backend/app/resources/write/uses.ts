import { allows } from '@barem/resources/areas'
import { lineFieldsOf, lineResource, snake, type AnyResource, type Field } from '@barem/resources/kit'
import type { Values, Writer } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import type { Violation } from '#app/engine/engine'
import { ApiError } from '#app/http/api_error'
import type { Language } from '#app/language/translate'
import { usesIn, type Use } from '#app/language/uses'
import { rowsOf } from '#app/tenancy/run'
import { joinTableName } from '../schema/desired_table.ts'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

type Reference = Extract<Violation, { kind: 'reference' }>

/** The column with the id of the row that points; for a line or an entry of a join table, the row that owns it. */
function ownerColumn({ stored }: Engine, { resource, table }: Reference): string {
  const own = stored(resource)?.table ?? table
  return table === own ? 'id' : 'owner_id'
}

const seenBy = ({ identity }: Writer, resource: AnyResource | undefined) =>
  identity === null || identity.isSuperAdmin || !resource?.area || allows(identity.permissions, resource.area, 'v')

/**
 * How many rows of each kind point to a row or to one of its lines; of kinds that the caller may not see only that
 * there are some.
 */
export async function usesOf(engine: Engine, resource: AnyResource, id: string, writer: Writer): Promise<Use[]> {
  const lines = lineFieldsOf(resource).map((field) => lineResource(resource, field).table)
  const pointing = [...engine.violations.values()].filter(
    (one): one is Reference => one.kind === 'reference' && [resource.table, ...lines].includes(one.target),
  )
  const uses = new Map<string | null, number>()
  for (const [name, references] of Map.groupBy(pointing, ({ resource }) => resource)) {
    const owners = references.map((reference) => {
      const pointed = lines.includes(reference.target)
        ? `in (select id from ${reference.target} where owner_id = ?)`
        : '= ?'
      return `select ${ownerColumn(engine, reference)} as owner from ${reference.table} where ${reference.column} ${pointed}`
    })
    const { rows } = await tenantTransaction().client.rawQuery(
      `select count(*)::int as count from (${owners.join(' union ')}) as owners`,
      owners.map(() => id),
    )
    const kind = seenBy(writer, engine.stored(name)) ? name : null
    if (rows[0].count > 0) uses.set(kind, kind === null ? 1 : rows[0].count)
  }
  return [...uses].map(([resource, count]) => ({ resource, count }))
}

/**
 * How many living documents are made from one, by their kinds: those that have not ended. Of kinds that the caller may
 * not see only that there are some.
 * @param drafts whether drafts count
 */
async function livingUses(
  { resources }: Engine,
  { name }: AnyResource,
  id: string,
  writer: Writer,
  drafts: boolean,
): Promise<Use[]> {
  const uses = new Map<string | null, number>()
  for (const other of resources)
    for (const { relation, moreRelation, outlivesSource } of other.createdFrom) {
      if (outlivesSource) continue
      const { to } = other.fields[relation] as Extract<Field, { type: 'belongsTo' }>
      if (to !== name) continue
      const isMany = (name: string) => other.fields[name]!.type === 'belongsToMany'
      const names = [relation, ...(moreRelation ? [moreRelation] : [])]
      const named = names.map((name) =>
        isMany(name)
          ? `id in (select owner_id from ${joinTableName(other, name)} where tenant_id = app_tenant() and target_id = $1)`
          : `${snake(name)} = $1`,
      )
      const [found] = await rowsOf<{ count: number }>(
        `select count(*)::int as count from ${other.table}
          where tenant_id = app_tenant() and (${named.join(' or ')}) and not ${snake(other.states!.field)} = any($2)`,
        [id, [...other.states!.closedStates, ...(drafts ? [] : other.states!.draftStates)]],
      )
      const kind = seenBy(writer, other) ? other.name : null
      if (found!.count > 0) uses.set(kind, kind === null ? 1 : found!.count)
    }
  return [...uses].map(([resource, count]) => ({ resource, count }))
}

/** What is refused while others point to a row; documents, which are their number, are named by it alone. */
export type Refused = 'undo' | 'cancel' | 'document'

/** The error for a row that others point to, naming it and them. */
export const inUse = (
  { inUse: code, title, states }: AnyResource,
  row: Values,
  uses: Use[],
  context: Refused | undefined = states ? 'document' : undefined,
): ApiError =>
  new ApiError(code, {
    params: { context, code: row.code, name: row[title], what: (language: Language) => usesIn(language, uses) },
  })

/**
 * Drafts block deletion only. After an undo or a cancellation, posting refuses the drafts that were made from it.
 * @param refused what is done to the document, which the message says
 * @throws ApiError with the in-use code of the resource while documents that are made from one have not ended
 */
export async function requireUnused(
  engine: Engine,
  resource: AnyResource,
  row: Values & { id: string },
  writer: Writer,
  refused: Refused = 'document',
): Promise<void> {
  const uses = await livingUses(engine, resource, row.id, writer, refused === 'document')
  if (uses.length > 0) throw inUse(resource, row, uses, refused)
}
