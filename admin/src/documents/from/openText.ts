import type { Translate } from '../../i18n/translate.ts'
import type { AnyResource, CreatedFrom } from '@barem/resources/kit'
import { formatKg, formatNumber } from '../../format/number.ts'

type Open = Readonly<Record<string, string | null>>

/**
 * How people speak of what is done of a document: of goods that are bought, or sold; or of what another one makes from
 * it, by the ledger that says how much there is.
 */
export const wayOf = (definition: AnyResource | undefined, from?: CreatedFrom): string =>
  Object.values(from?.lines ?? {}).find(({ upTo }) => upTo)?.upTo ??
  definition?.states?.progress?.by ??
  Object.values(from?.lines ?? {})[0]?.progress ??
  'bought'

/**
 * What is still open of a line in pieces, kg on the scale and kg by barem; where nothing bounds it, that it is so.
 * @param way as {@link wayOf} says for the document that has the line
 */
export function openText(t: Translate, way: string, { pieces, actualKg, baremKg, quantity }: Open): string {
  if (quantity === null || quantity === undefined) return t(`documents.made.${way}.unbounded`)
  // A ledger that counts in pieces alone calls them the quantity.
  const count = pieces === undefined ? quantity : pieces
  const parts = [
    count != null && t('documents.made.pieces', { figure: formatNumber(count, 3) }),
    actualKg != null && t('documents.made.actualKg', { figure: formatKg(actualKg) }),
    baremKg != null && t('documents.made.baremKg', { figure: formatKg(baremKg) }),
  ].filter((part) => part !== false)
  return t(`documents.made.${way}.rest`, { what: parts.join(' · ') })
}
