import { type AnyResource, type Field, memoise, visibleTo } from '@barem/resources/kit'
import { isOn, type FeatureSettings } from '@barem/resources/features'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../providers/queryClient.ts'
import { mayAct } from '../../session/permissions.ts'
import { useSession } from '../../session/session.ts'
import type { Session } from '../../session/token.ts'
import { settingsQuery } from '../../session/useCompanySettings.ts'

const settingsKnown = (): FeatureSettings => queryClient.getQueryData<FeatureSettings>(settingsQuery.queryKey)

/**
 * A definition as someone sees it: without fields that they may not view or their company has not, others read-only
 * that they may not write.
 */
export const seenBy = (
  who: Session | null,
  definition: AnyResource,
  settings: FeatureSettings = settingsKnown(),
): AnyResource =>
  visibleTo(
    definition,
    (area, level) => mayAct(who, area, level),
    (name) => isOn(name, settings),
  )

const isSwitched = memoise(({ fields }: AnyResource): boolean =>
  (Object.values(fields) as Field[]).some(
    (field) =>
      field.feature !== null ||
      (field.type === 'lines' && Object.values(field.fields).some((inner) => inner.feature !== null)),
  ),
)

/** Whether a form would begin without a field, or without a column, that the settings may switch on. */
const waitsFor = memoise(({ fields }: AnyResource): boolean =>
  (Object.values(fields) as Field[]).some(
    (field) =>
      (field.feature !== null && !field.readOnly) ||
      (field.type === 'lines' &&
        Object.entries(field.fields).some(([name, inner]) => inner.feature !== null && name in field.columns)),
  ),
)

/**
 * A definition as the person at the screen sees it; the same object for as long as their rights are the same. It is
 * `ready` once the settings that switch fields of its form have been asked for.
 */
export function useSeenOnce(definition: AnyResource): { seen: AnyResource; ready: boolean } {
  const enabled = isSwitched(definition)
  const { data, isPending } = useQuery({ ...settingsQuery, enabled })
  return { seen: seenBy(useSession(), definition, data), ready: !waitsFor(definition) || !isPending }
}

/** The same for what need not wait. */
export const useSeen = (definition: AnyResource): AnyResource => useSeenOnce(definition).seen
