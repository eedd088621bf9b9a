import type { AnyResource } from '@barem/resources/kit'
import { checkOwn, completeOwn, namesAt, type OwnDefinition, type OwnMistake } from '@barem/resources/own'

/** What a draft is called while it is looked at: nothing else is. */
const NAME = 'own-preview'

/** Mistakes of a draft, found in the browser. @param published what of it is served */
export const mistakesOf = (
  draft: OwnDefinition,
  area: number,
  others: readonly AnyResource[],
  published: OwnDefinition | null = null,
): OwnMistake[] => checkOwn({ name: NAME, area }, draft, others, published).mistakes

const placeIn = ({ path }: OwnMistake): number => Number(/^fields\.(\d+)/.exec(path)?.[1] ?? -1)

/** What a draft would be served as, fields with mistakes left out; null where not even that can be read. */
export function previewOf(
  draft: OwnDefinition,
  area: number,
  others: readonly AnyResource[],
  mistakes: readonly OwnMistake[],
): { own: OwnDefinition; resource: AnyResource } | null {
  const wrong = new Set(mistakes.map(placeIn))
  const fields = draft.fields.map((field, place) => (wrong.has(place) ? { ...field, retired: true } : field))
  const own: OwnDefinition = { ...draft, key: draft.key || 'preview', fields }
  const place = { name: NAME, area }
  try {
    return { own, resource: completeOwn(place, own, namesAt(others, [{ ...place, own }])) }
  } catch {
    return null
  }
}
