import { bucketWord } from '@barem/resources/calc/aging'
import { useTranslate } from '@refinedev/core'
import { formatMoney, formatNumber, withMinus } from '../../../format/number.ts'
import type { CellProps } from '../../../resources/cells/cell.ts'
import type { AnyRow, Embedded } from '../../../resources/model/columns.ts'
import { useCompanySettings } from '../../../session/useCompanySettings.ts'

const figure =
  (className: string) =>
  ({ value, inRow }: CellProps<'money'>) => (
    <span className={`figures ${className}`} data-zero={Number(value) === 0 || undefined}>
      {withMinus(inRow ? formatNumber(value, 0) : formatMoney(value))}
    </span>
  )

/** What is owed in all. */
export const Balance = figure('debt-balance')
/** A part of it; zeros stand back. */
export const Part = figure('')
/** What is late longest. */
export const Latest = figure('debt-latest')

/** Days of lateness; zeros stand back. */
export function Days({ value, inRow }: CellProps<'integer'>) {
  const t = useTranslate()
  if (!inRow) return value > 0 ? <span data-late>{t('debt.late', { count: value })}</span> : null
  return (
    <span className="figures" data-late={value > 0 || undefined} data-zero={value === 0 || undefined}>
      {value}
    </span>
  )
}

/** The short name of the customer or the supplier of a row. */
const shortOf = ({ abbreviatedName, shortName }: AnyRow) => String(abbreviatedName || shortName || '')

/** A party by its short name, which tells parties apart where full ones begin alike, with the code beside it. */
export function Customer({ value, row }: CellProps<'text'>) {
  return (
    <span className="cell-text" title={`${String(row.code)} – ${value}`}>
      {shortOf(row) || value} <span className="code debt-code">{String(row.code)}</span>
    </span>
  )
}

/** The customer, the supplier or the employee of a document, by the short name. */
export function Debtor({ row }: CellProps<'belongsTo'>) {
  const { code, name } = (row.customer ?? row.supplier ?? row.employee) as Embedded
  return (
    <span className="cell-text" title={`${code} – ${name}`}>
      {shortOf(row) || name}
    </span>
  )
}

/** Whom money came from or went to: in rows by the short name. */
export function Party({ row, inRow }: CellProps<'belongsTo'>) {
  const party = (row.customer ?? row.supplier) as Embedded | null
  if (!party) return null
  return (
    <span className="cell-text" title={`${party.code} – ${party.name}`}>
      {(inRow && party.shortName) || party.name}
    </span>
  )
}

export function PartyHead() {
  const t = useTranslate()
  return <>{t('debt.party')}</>
}

/** The head of a bucket: the days of lateness that the company has set. */
export function BucketHead({ name }: { name: string }) {
  const t = useTranslate()
  const { data } = useCompanySettings()
  const ends = data ? [data.lateFirst, data.lateSecond, data.lateThird] : [30, 60, 90]
  const { key, params } = bucketWord(name, ends)
  return <>{t(`debt.buckets.${key}`, params)}</>
}
