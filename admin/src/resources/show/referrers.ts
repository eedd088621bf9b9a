import { type AnyResource, type Field, isStored, partnersOf } from '@barem/resources/kit'
import { queryLists } from '@barem/resources/lists'
import { mayAct } from '../../session/permissions.ts'
import type { Session } from '../../session/token.ts'
import { definitions } from '../model/registry.ts'
import { seenBy } from '../model/visible.ts'

export type Referrer = { definition: AnyResource; field: string }

/** Documents that are with a row come before all else that names it, such as the zones of a tariff. */
const rankOf = ({ definition, field }: Referrer): number =>
  definition.query || partnersOf(definition).includes(field) ? 0 : 1

/** The lists that queries make which pages of `target` show, as far as the person may see them. */
const listsAbout = ({ name }: AnyResource, who: Session | null): Referrer[] =>
  queryLists
    .filter(({ area }) => mayAct(who, area, 'v'))
    .flatMap((list) =>
      (list.query?.related ?? [])
        .filter((field) => (list.fields[field] as { to?: string }).to === name)
        .map((field) => ({ definition: seenBy(who, list), field })),
    )

/** The relations to `target`, in resources and fields that the person may see, the closest first. */
export const referrersOf = (target: AnyResource, who: Session | null): Referrer[] =>
  definitions
    .get()
    .all.filter(({ area, actions }) => actions.includes('list') && mayAct(who, area, 'v'))
    .map((resource) => seenBy(who, resource))
    .flatMap((definition) =>
      (Object.entries(definition.fields) as [string, Field][])
        .filter(([, field]) => 'to' in field && field.to === target.name && isStored(field))
        .map(([field]) => ({ definition, field })),
    )
    .concat(listsAbout(target, who))
    .sort((one, other) => rankOf(one) - rankOf(other))

export const hasReferrers = (target: AnyResource, who: Session | null): boolean => referrersOf(target, who).length > 0
