import { type AnyResource, visibleTo } from '@barem/resources/kit'
import { mayAct } from '../../session/permissions.ts'
import { useSession } from '../../session/session.ts'
import type { Session } from '../../session/token.ts'

/** A definition as someone sees it: without fields that they may not view, others read-only that they may not write. */
export const seenBy = (who: Session | null, definition: AnyResource): AnyResource =>
  visibleTo(definition, (area, level) => mayAct(who, area, level))

/** A definition as the person at the screen sees it; the same object for as long as their rights are the same. */
export function useSeen(definition: AnyResource): AnyResource {
  return seenBy(useSession(), definition)
}
