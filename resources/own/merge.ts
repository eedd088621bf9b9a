import { isSame } from './changes.ts'
import type { Named, OwnDefinition, OwnField } from './definition.ts'

/** Entries of one list, each with a key of its own. */
interface Sides<T> {
  base: readonly T[]
  mine: readonly T[]
  theirs: readonly T[]
}

type Side = 'mine' | 'theirs'

/** Collects where both sides changed the same thing, each in its own way. */
interface Meeting {
  /** Whose change stays there. */
  prefer: Side
  collisions: string[]
}

/** Entries by their key; those that have none yet, or one of another, by their place among these. */
function keyed<T>(list: readonly T[], keyOf: (entry: T) => string): Map<string, T> {
  const counts = new Map<string, number>()
  return new Map(
    list.map((entry) => {
      const count = counts.get(keyOf(entry)) ?? 0
      counts.set(keyOf(entry), count + 1)
      return [count === 0 ? keyOf(entry) : `${keyOf(entry)} ${count}`, entry]
    }),
  )
}

/** Whether entries that both lists have stand in one order. */
function isInOrder(one: readonly string[], other: readonly string[]): boolean {
  const both = (keys: readonly string[], others: readonly string[]) => keys.filter((key) => others.includes(key))
  return both(one, other).join() === both(other, one).join()
}

/** The keys of `first` with those of `second` that it lacks, each behind the one that it follows there. */
function woven(first: readonly string[], second: readonly string[]): string[] {
  const result = [...first]
  second.forEach((key, place) => {
    if (result.includes(key)) return
    const before = second.slice(0, place).findLast((one) => result.includes(one))
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, key)
  })
  return result
}

/** One value that either side may have changed. */
function mergeValue<T>(path: string, base: T, mine: T, theirs: T, meeting: Meeting): T {
  if (isSame(mine, theirs) || isSame(base, mine)) return theirs
  if (isSame(base, theirs)) return mine
  meeting.collisions.push(path)
  return meeting.prefer === 'mine' ? mine : theirs
}

/** A list whose entries keep their key: what one side added, removed, changed or moved comes together. */
function mergeList<T>(path: string, sides: Sides<T>, keyOf: (entry: T) => string, meeting: Meeting): T[] {
  const was = keyed(sides.base, keyOf)
  const my = keyed(sides.mine, keyOf)
  const their = keyed(sides.theirs, keyOf)
  const [old, first, second] = [[...was.keys()], [...my.keys()], [...their.keys()]]
  // Whoever moved something says the order; where both did, the side that is preferred.
  const isMoved = { mine: !isInOrder(old, first), theirs: !isInOrder(old, second) }
  if (isMoved.mine && isMoved.theirs && !isInOrder(first, second)) meeting.collisions.push(path)
  const leads = isMoved.mine === isMoved.theirs ? meeting.prefer === 'mine' : isMoved.mine
  const order = leads ? woven(first, second) : woven(second, first)
  return order.flatMap((key) => {
    const kept = mergeValue(`${path}.${key}`, was.get(key), my.get(key), their.get(key), meeting)
    return kept === undefined ? [] : [kept]
  })
}

const byKey = ({ key }: Named) => key
const itself = (text: string) => text
const LISTS = ['columns', 'filters', 'search', 'bulk', 'card'] as const

type List = NonNullable<OwnDefinition['list']>

function mergeLists(base: List, mine: List, theirs: List, meeting: Meeting): List {
  const sort = mergeValue('list.sort', base.sort, mine.sort, theirs.sort, meeting)
  const parts = LISTS.flatMap((part) => {
    const [was, my, their] = [base[part], mine[part], theirs[part]]
    if (!Array.isArray(my) || !Array.isArray(their)) {
      const kept = mergeValue(`list.${part}`, was, my, their, meeting)
      return kept === undefined ? [] : [[part, kept] as const]
    }
    return [[part, mergeList(`list.${part}`, { base: was ?? [], mine: my, theirs: their }, itself, meeting)] as const]
  })
  return { ...Object.fromEntries(parts), ...(sort !== undefined && { sort }) }
}

/**
 * Brings together what two people made of one draft: fields, groups and columns each by themselves, all else by the
 * option.
 * @param base what both began from
 * @param prefer whose change stays where both changed the same
 * @returns the draft, and the paths where both changed the same in different ways, fields by their keys
 */
export function mergeDrafts(
  base: OwnDefinition,
  mine: OwnDefinition,
  theirs: OwnDefinition,
  prefer: Side = 'theirs',
): { draft: OwnDefinition; collisions: string[] } {
  const meeting: Meeting = { prefer, collisions: [] }
  const fields = mergeList<OwnField>(
    'fields',
    { base: base.fields, mine: mine.fields, theirs: theirs.fields },
    byKey,
    meeting,
  )
  const of = ({ groups = [] }: OwnDefinition) => groups
  const groups = mergeList<Named>('groups', { base: of(base), mine: of(mine), theirs: of(theirs) }, byKey, meeting)
  const list = mergeLists(base.list ?? {}, mine.list ?? {}, theirs.list ?? {}, meeting)
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])] as (keyof OwnDefinition)[]
  const options = names
    .filter((name) => name !== 'fields' && name !== 'groups' && name !== 'list')
    .map((name) => [name, mergeValue<unknown>(name, base[name], mine[name], theirs[name], meeting)] as const)
  const hasList = mine.list !== undefined || theirs.list !== undefined
  const outer = Object.fromEntries(options.filter(([, value]) => value !== undefined)) as Pick<
    OwnDefinition,
    'key' | 'label'
  >
  const draft = { ...outer, fields, ...(groups.length > 0 && { groups }), ...(hasList && { list }) }
  return { draft, collisions: meeting.collisions }
}
