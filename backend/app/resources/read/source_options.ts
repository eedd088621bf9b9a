import { amountField, snake, type AnyResource, type Field, type CreatedFrom } from '@barem/resources/kit'
import type { Engine } from '#app/engine/engine'
import type { Lookup } from './selection.ts'
import { openColumn, openConditions } from './open_sources.ts'
import type { Bind } from './search.ts'
import type { MoreOfOptions } from './sql.ts'
import { valueColumn } from './value_column.ts'

/** How a document is made of those that a relation of it names, the first or further ones; null for other relations. */
export const fromOf = ({ createdFrom }: Pick<AnyResource, 'createdFrom'>, field: string): CreatedFrom | null =>
  createdFrom.find(({ relation, moreRelation }) => relation === field || moreRelation === field) ?? null

/** The name of the partner of a document `t`. */
function partnerName(source: AnyResource, lookup: Lookup): string {
  if (!source.partner) return 'null'
  const { table, title } = lookup((source.fields[source.partner] as Extract<Field, { type: 'belongsTo' }>).to)
  return `(select x.${snake(title)} from ${table} x
    where x.tenant_id = t.tenant_id and x.id = t.${snake(source.partner)})`
}

/** A field that the caller may see of a source, as SQL text; null for others. */
const shown = ({ fields }: AnyResource, name: string | undefined): string =>
  name !== undefined && fields[name] ? `(${valueColumn(name, fields[name] as Field, 't')})::text` : 'null'

/**
 * Choices of the documents that one is made of: each with its partner, its day, its amount in dong and what is open of
 * it. By their ids also those of which nothing is open any more.
 * @param seen the sources as the caller may see them
 * @param asked whether the caller may view sources, or only their names; whether only those are offered of which
 *   something is open; the partner whose they are, null for all
 */
export const sourceOptions =
  (
    engine: Engine,
    seen: AnyResource,
    from: CreatedFrom,
    asked: { views: boolean; open: boolean; partner: string | null },
  ) =>
  (bind: Bind): MoreOfOptions => {
    const { lookup } = engine
    const source = lookup(seen.name)
    const day = Object.entries(seen.fields).find(([, { type }]) => type === 'date')?.[0]
    const isHidden = from.remaining !== undefined && !seen.fields[from.remaining]
    const { views, open, partner } = asked
    const parts = [
      `'partner', ${seen.partner && seen.fields[seen.partner] ? partnerName(source, lookup) : 'null'}`,
      `'day', ${shown(seen, day)}`,
      `'amount', ${shown(seen, amountField(seen) ?? undefined)}`,
      `'open', ${isHidden ? 'null' : openColumn(source, from)}`,
    ]
    const conditions = [
      ...(open ? openConditions(engine, source, from) : []),
      ...(partner !== null && source.partner ? [`t.${snake(source.partner)} = ${bind(partner)}::uuid`] : []),
    ]
    return {
      joins: '',
      columns: views ? `, json_build_object(${parts.join(', ')}) as source` : '',
      condition: conditions.length > 0 ? conditions.join(' and ') : 'true',
      order: '',
    }
  }
