import { amountField, type AnyResource, type Field } from '@barem/resources/kit'
import { formatDate } from '../../format/date.ts'
import { formatMoney } from '../../format/number.ts'
import type { AnyRow } from '../../resources/model/columns.ts'

/** A document as a choice: its number, its day and what it comes to. */
export function labelOf(definition: AnyResource, row: AnyRow): string {
  const day = (Object.entries(definition.fields) as [string, Field][]).find(([, { type }]) => type === 'date')?.[0]
  const amount = amountField(definition)
  return [
    String(row[definition.title] ?? ''),
    day && row[day] ? formatDate(String(row[day])) : null,
    amount && row[amount] != null ? formatMoney(String(row[amount])) : null,
  ]
    .filter(Boolean)
    .join(' · ')
}
