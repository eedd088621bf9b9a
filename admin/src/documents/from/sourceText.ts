import { formatDate } from '../../format/date.ts'
import { formatKg, formatMoney, formatNumber } from '../../format/number.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { SourceFacts } from '../../resources/model/options.ts'

/** What is open of a document as a choice: by the kg that weigh most, in pieces, or in dong. */
function openOf(t: Translate, open: NonNullable<SourceFacts['open']>): string | null {
  if ('quantity' in open || 'pieces' in open) {
    const kg = open.actualKg ?? open.baremKg
    const parts = [
      open.pieces != null &&
        Number(open.pieces) > 0 &&
        t('documents.made.pieces', { figure: formatNumber(open.pieces, 3) }),
      kg != null && Number(kg) > 0 && formatKg(kg),
    ].filter((part) => part !== false)
    return parts.length > 0 ? parts.join(' · ') : null
  }
  const [figure] = Object.values(open)
  return figure == null ? null : formatMoney(figure)
}

/** The text of a document in a list of choices: its partner, day, amount, and how much of it is open. */
export function sourceText(t: Translate, { partner, day, amount, open }: SourceFacts): string {
  const left = open && openOf(t, open)
  const sum = amount === null ? null : formatMoney(amount)
  return [partner, day && formatDate(day), sum, left && t('documents.made.openPart', { what: left })]
    .filter(Boolean)
    .join(' · ')
}
