import type { Translate } from '../../i18n/translate.ts'
import { formatNumber } from '../../format/number.ts'

type Open = Readonly<Record<string, string | null>>

const kg = (figure: string) => `${formatNumber(figure, 3)} kg`

/** What is still open of a line in pieces, kg on the scale and kg by barem; where nothing bounds it, that it is so. */
export function openText(t: Translate, { pieces, actualKg, baremKg, quantity }: Open): string {
  if (quantity === null || quantity === undefined) return t('documents.made.unbounded')
  const parts = [
    pieces != null && t('documents.made.pieces', { figure: formatNumber(pieces, 3) }),
    actualKg != null && t('documents.made.actualKg', { figure: kg(actualKg) }),
    baremKg != null && t('documents.made.baremKg', { figure: kg(baremKg) }),
  ].filter((part) => part !== false)
  return t('documents.made.rest', { what: parts.join(' · ') })
}
