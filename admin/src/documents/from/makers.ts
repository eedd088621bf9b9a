import type { AnyResource, Field, From } from '@barem/resources/kit'
import { definitions } from '../../resources/model/registry.ts'
import { mayAct } from '../../session/permissions.ts'
import type { Session } from '../../session/token.ts'

/** Documents that are made from another one, each with the relation that names it. */
export const makersOf = (all: readonly AnyResource[], { name }: AnyResource): { maker: AnyResource; from: From }[] =>
  all.flatMap((maker) =>
    maker.from
      .filter(({ by }) => (maker.fields[by] as Extract<Field, { type: 'belongsTo' }>).to === name)
      .map((from) => ({ maker, from })),
  )

/** What one document may be made of several of these, by this person. */
export const makersOfSeveral = (who: Session | null, definition: AnyResource) =>
  makersOf(definitions.get().all, definition).filter(({ maker, from }) => from.also && mayAct(who, maker.area, 'c'))
