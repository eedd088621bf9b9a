import type { AnyResource, Field } from '@barem/resources/kit'
import { mayAct } from '../../session/permissions.ts'
import type { Session } from '../../session/token.ts'
import { definitions } from '../model/registry.ts'
import { seenBy } from '../model/visible.ts'

export type Referrer = { definition: AnyResource; field: string }

/** The relations to `target`, in resources and fields that the person may see. */
export const referrersOf = (target: AnyResource, who: Session | null): Referrer[] =>
  definitions
    .get()
    .all.filter(({ area, actions }) => actions.includes('list') && mayAct(who, area, 'v'))
    .map((resource) => seenBy(who, resource))
    .flatMap((definition) =>
      (Object.entries(definition.fields) as [string, Field][])
        .filter(([, field]) => 'to' in field && field.to === target.name)
        .map(([field]) => ({ definition, field })),
    )

export const hasReferrers = (target: AnyResource, who: Session | null): boolean => referrersOf(target, who).length > 0
