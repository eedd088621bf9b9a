import { useTranslate } from '@refinedev/core'
import { formatMoney, formatNumber } from '../../../format/number.ts'
import type { CellProps } from '../../../resources/cells/cell.ts'
import type { AnyRow } from '../../../resources/model/columns.ts'

type Named = { name?: string } | null | undefined

const scoped: Readonly<Record<string, string>> = { group: 'productGroup', type: 'productType', product: 'product' }

/** The name of the goods that a configuration is for. */
export function ScopeCell({ value, row, column, words, inRow }: CellProps<'select'>) {
  const name = (row[scoped[value] ?? ''] as Named)?.name
  return inRow && name ? (
    <span className="cell-text" title={`${words.choice(column.name, value)}: ${name}`}>
      {name}
    </span>
  ) : (
    words.choice(column.name, value)
  )
}

/** How a price is computed, with its figure if the person may see it. */
const figures: Readonly<Record<string, (row: AnyRow) => string | null>> = {
  markup_percent: ({ markupPercent }) =>
    typeof markupPercent === 'string' ? `+\u00a0${formatNumber(markupPercent)}%` : null,
  markup_vnd_per_kg: ({ markupPerKg }) =>
    typeof markupPerKg === 'string' ? `+\u00a0${formatNumber(markupPerKg)}\u00a0đ/kg` : null,
  fixed: ({ fixedPrice }) => (typeof fixedPrice === 'string' ? formatMoney(fixedPrice, 2) : null),
}

export function MethodCell({ value, row, column, words, inRow }: CellProps<'select'>) {
  const t = useTranslate()
  const figure = inRow ? figures[value]?.(row) : null
  if (!figure) return words.choice(column.name, value)
  return (
    <span className="tabular">
      {value === 'fixed' ? figure : `${words.choice('base', String(row.base))} ${figure}`}
      {value === 'fixed' && <small className="cell-unit"> {t('resources.price-configurations.fixed')}</small>}
    </span>
  )
}
