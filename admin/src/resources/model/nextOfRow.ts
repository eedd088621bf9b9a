import type { AnyResource, Field } from '@barem/resources/kit'
import type { Translate } from '../../i18n/translate.ts'
import type { Offer } from '../../overrides/useRowActions.tsx'
import type { Session } from '../../session/token.ts'
import type { AnyRow } from './columns.ts'
import { paths } from './paths.ts'
import { registered } from './registry.ts'
import { rightsOf } from './rights.ts'
import { titlesOf } from './words.ts'

/** What comes next for a row without states: an action on it, or the form of what is made of it, by its path. */
export type NextOfRow = { key: string; label: string; offer: Offer | null; path: string | null }

/** Whether new work may name a row: not one that is out of use. */
const isInUse = ({ fields }: AnyResource, row: AnyRow): boolean =>
  Object.entries(fields as Record<string, Field>).every(
    ([name, field]) => !('usable' in field) || !field.usable || (field.usable as unknown[]).includes(row[name]),
  )

/** What a definition says to be next for a row, as far as row and person are up to it; null where nothing is. */
export function nextOfRow(
  t: Translate,
  definition: AnyResource,
  { row, offers, who }: { row: AnyRow; offers: readonly Offer[]; who: Session | null },
): NextOfRow | null {
  if (definition.states) return null
  for (const { make, by } of definition.next) {
    const offer = offers.find(({ makes }) => makes === make)
    if (offer) return { key: offer.key, label: offer.label, offer, path: null }
    const made = by === undefined ? undefined : registered(make!)
    if (made && isInUse(definition, row) && rightsOf(who, made).create)
      return {
        key: `make ${made.name}`,
        label: t('crud.addNew', { one: titlesOf(t, made).one }),
        offer: null,
        path: `${paths.create(made)}?${by}=${row.id}`,
      }
  }
  return null
}
