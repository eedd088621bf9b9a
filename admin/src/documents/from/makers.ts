import type { AnyResource, Field, CreatedFrom } from '@barem/resources/kit'
import { definitions, registered } from '../../resources/model/registry.ts'
import { mayAct } from '../../session/permissions.ts'
import type { Session } from '../../session/token.ts'
import type { DocumentRow } from '../document.ts'
import { moreOf } from './moreOf.ts'

/** Documents that are made from another one, each with the relation that names it. */
export const makersOf = (
  all: readonly AnyResource[],
  { name }: AnyResource,
): { maker: AnyResource; from: CreatedFrom }[] =>
  all.flatMap((maker) =>
    maker.createdFrom
      .filter(({ relation }) => (maker.fields[relation] as Extract<Field, { type: 'belongsTo' }>).to === name)
      .map((from) => ({ maker, from })),
  )

/** How soon something is made of a document: of itself first, then what follows other books, then what has no lines. */
const rankOf = ({ lines }: CreatedFrom): number => {
  const ways = Object.values(lines)
  return ways.length === 0 ? 2 : ways.some(({ upTo }) => upTo) ? 1 : 0
}

/** What may be made from a document as it is now, by this person, the next step first. */
export const makesOf = (definition: AnyResource, { makes = [] }: DocumentRow) =>
  makersOf(definitions.get().all, definition)
    .filter(({ maker, from }) => makes.includes(`${maker.name}.${from.relation}`))
    .toSorted((one, other) => rankOf(one.from) - rankOf(other.from))

/** What was begun from a document and goes on, each with what it is. */
export const begunOf = ({ begun = [] }: DocumentRow) =>
  begun.flatMap(({ resource, id, code }) => {
    const maker = registered(resource)
    return maker ? [{ maker, id, code }] : []
  })

/** What one document may be made of several of these, by this person; of each resource in one way, its first. */
export function makersOfSeveral(who: Session | null, definition: AnyResource) {
  const ways = makersOf(definitions.get().all, definition).filter(
    ({ maker, from }) => moreOf(maker, from) !== undefined && mayAct(who, maker.area, 'c'),
  )
  return ways.filter(({ maker }, place) => ways.findIndex((way) => way.maker === maker) === place)
}
