import { snake, type AnyResource } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { BY, BY_JOIN } from '#app/history/read_history'
import type { Identity } from '#app/identity/identity'
import { may } from '#app/identity/permissions'
import { rowsOf } from '#app/tenancy/run'
import { joinTableName } from '../schema/desired_table.ts'
import { makersOf, type Maker } from './open_sources.ts'

/** How a document came to its end, and what follows of it all the same. */
export interface Ended {
  /** The action that ended it. */
  action: string
  at: string
  by: { id: string; code: string; name: string } | null
  comment: string | null
  /** Documents that are made from it and have not ended, newest first. */
  follows: { resource: string; id: string; name: string | null }[]
}

/** So many of a kind are named. */
const MOST = 5

/** SQL of documents that a maker has made from `$1` and that have not ended. */
const madeSql = ({ maker, from: { relation, moreRelation } }: Maker): string => {
  const joined = [...(maker.fields[relation]!.type === 'belongsToMany' ? [relation] : []), moreRelation]
  const ways = [
    ...(maker.fields[relation]!.type === 'belongsTo' ? [`t.${snake(relation)} = $1`] : []),
    ...joined.flatMap((name) =>
      name === undefined
        ? []
        : [
            `t.id in (select owner_id from ${joinTableName(maker, name)} where tenant_id = app_tenant() and target_id = $1)`,
          ],
    ),
  ]
  return `select '${maker.name}' as resource, t.id, t.${snake(maker.title)} as name, t.created_at as at from ${maker.table} t
    where t.tenant_id = app_tenant() and (${ways.join(' or ')}) and not t.${snake(maker.states!.field)} = any($2)
    order by t.created_at desc limit ${MOST}`
}

async function followsOf(engine: Engine, resource: AnyResource, id: string, identity: Identity) {
  const makers = makersOf(engine, resource).filter(({ maker }) => may(identity, maker.area, 'v'))
  const found: Ended['follows'] = []
  for (const maker of makers) {
    const closed = [...maker.maker.states!.closedStates]
    for (const { resource: kind, id: one, name } of await rowsOf<Ended['follows'][number]>(madeSql(maker), [
      id,
      closed,
    ]))
      found.push({ resource: kind, id: one, name })
  }
  return found
}

/**
 * How a document ended; null while it is in force, and for one whose history does not say.
 * @param row as it is stored
 */
export async function endedOf(
  engine: Engine,
  resource: AnyResource,
  id: string,
  row: Values,
  identity: Identity,
): Promise<Ended | null> {
  const { field, closedStates, actions } = resource.states!
  const state = String(row[field])
  if (!closedStates.includes(state)) return null
  const ending = Object.keys(actions).filter((name) => actions[name]!.to === state)
  const [found] = await rowsOf<Omit<Ended, 'follows'>>(
    `select h.action, h.at, ${BY} as by, h.note as comment from record_history h ${BY_JOIN}
      where h.tenant_id = app_tenant() and h.resource = $1 and h.record_id = $2 and h.action = any($3)
      order by h.id desc limit 1`,
    [resource.name, id, ending],
  )
  return found ? { ...found, follows: await followsOf(engine, resource, id, identity) } : null
}
