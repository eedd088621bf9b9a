import { numberingOf, type AnyResource } from '@barem/resources/kit'
import type { LedgerKeys } from '@barem/resources/posting'
import { missingOf } from '#app/documents/complete'
import { counterOf } from '#app/documents/numbering'
import type { Values } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { keysToHold } from '#app/posting/update_reservations'
import { keysToPost, lockLedgers, together } from '#app/posting/post'
import type { Row } from '#app/resources/write/lock_row'
import { lockDocuments } from '#app/resources/write/planned_locks'
import { allStored } from '#app/resources/write/stored_values'
import type { DecideBody, Item } from './decide_body.ts'

interface Known {
  item: Item
  resource: AnyResource
}

const approvalOf = ({ states }: AnyResource) =>
  Object.values(states?.actions ?? {}).find(({ approval }) => approval === 'approve')

/** A locked document as its approval would post it; null when it would not, or leaves alone what others lock. */
async function approvable({ resource, item }: Known, rows: ReadonlyMap<string, Row>): Promise<Values | null> {
  const action = approvalOf(resource)
  const row = rows.get(item.id)
  if (!row || !action || (!action.posts && !action.assignsNumber && !resource.states!.holds)) return null
  const { field } = resource.states!
  const before = await allStored(resource, row)
  const after = { ...before, [field]: action.to }
  return action.from.includes(String(before[field])) && missingOf(resource, after).length === 0 ? after : null
}

const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/**
 * Locks all that decisions about documents lock, in the one order of locks: the documents with those that they link to,
 * then the balances of what they post. Counters stay for the decisions.
 * @returns the items in the order in which they are to be decided: by the counters of their numbers, then by their ids
 */
export async function lockItems(
  engine: Engine,
  items: readonly Item[],
  decision: DecideBody['decision'],
): Promise<Item[]> {
  const known = new Map<string, Known>()
  for (const item of items) {
    const resource = engine.resources.find(({ name, states }) => name === item.resource && states?.approval)
    if (resource) known.set(item.id, { item, resource })
  }
  const rows = await lockDocuments(engine, new Map([...known].map(([id, { resource }]) => [id, resource])))
  const counters = new Map<Item, string>()
  const keys: LedgerKeys[] = []
  for (const one of decision === 'approve' ? known.values() : []) {
    const document = await approvable(one, rows)
    if (!document) continue
    const { posts, assignsNumber } = approvalOf(one.resource)!
    if (posts) keys.push(await keysToPost(engine, one.resource, posts, { ...document, id: one.item.id }))
    keys.push(keysToHold(one.resource, document) ?? {})
    if (assignsNumber) counters.set(one.item, counterOf(one.resource, numberingOf(one.resource)!, document))
  }
  await lockLedgers(together(keys))
  const counter = (item: Item) => counters.get(item) ?? ''
  return items.toSorted((one, other) => compared(counter(one), counter(other)) || compared(one.id, other.id))
}
