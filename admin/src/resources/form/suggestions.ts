import type { AnyResource, Field } from '@barem/resources/kit'
import { session } from '../../session/session.ts'
import type { Session } from '../../session/token.ts'
import { seesRowsOfAll } from '../../session/permissions.ts'
import { readStored, writeStored } from '../../storage.ts'
import { findOptions } from '../inputs/useOptionPages.ts'
import type { Values } from './values.ts'

type Relation = Extract<Field, { type: 'belongsTo' }>

/** The relations of a resource that its form fills in. */
const suggesting = ({ fields }: AnyResource): [string, Relation][] =>
  (Object.entries(fields) as [string, Field][]).filter(
    (entry): entry is [string, Relation] => entry[1].type === 'belongsTo' && entry[1].suggests !== null,
  )

const keyOf = ({ tenantId }: Session, { name }: AnyResource, field: string) => `last.${tenantId}.${name}.${field}`

/** Whether the person chooses none but the row of their own in a relation. */
const isOwnAlone = ({ area, ownRows }: AnyResource, { owner }: Relation): boolean =>
  owner !== null && ownRows && !seesRowsOfAll(session.get(), area)

/** What the server fills in: the person's own row where they choose no other; null where there is no such field. */
export function loadOwnRows(definition: AnyResource): Promise<Values> | null {
  const own = suggesting(definition).filter(([, field]) => isOwnAlone(definition, field))
  if (own.length === 0) return null
  return Promise.all(own.map(async ([name]) => [name, (await findOptions(definition, name, ''))[0]?.id] as const)).then(
    (rows) => Object.fromEntries(rows.filter(([, id]) => id !== undefined)),
  )
}

/** What the form of a new row fills in before anybody types: the person who writes it, and what was saved last here. */
export function suggestedValues(definition: AnyResource): Values {
  const who = session.get()
  if (!who) return {}
  const values = suggesting(definition)
    .filter(([, field]) => !isOwnAlone(definition, field))
    .map(([name, { suggests }]) => [
      name,
      suggests === 'me' ? who.userId : readStored<string>(keyOf(who, definition, name)),
    ])
  return Object.fromEntries(values.filter(([, value]) => value !== null))
}

/** Keeps on this device what the form of the next row fills in. */
export function keepSuggested(definition: AnyResource, saved: Values): void {
  const who = session.get()
  if (!who) return
  for (const [name, { suggests }] of suggesting(definition)) {
    const value = saved[name]
    if (suggests === 'last' && typeof value === 'string') writeStored(keyOf(who, definition, name), value)
  }
}
