import { Suspense } from 'react'
import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { RowValue } from '../cells/RowValue.tsx'
import type { Column } from '../model/columns.ts'
import { paths } from '../model/paths.ts'
import { nameOf } from '../model/row.ts'
import { titlesOf } from '../model/words.ts'
import { useWords } from '../model/useWords.ts'
import { kindOf, type RelatedDocument, SHOWN, useDocumentsOf } from './documentsOf.ts'
import type { Referrer } from './referrers.ts'

/** What happened with a row, document by document, whatever their kinds: the newest first. */
export function RelatedDocuments({ kinds, id }: { kinds: readonly Referrer[]; id: string }) {
  const t = useTranslate()
  const { error, found } = useDocumentsOf(kinds, id)
  if (error) return <p className="related-note">{error.message}</p>
  if (!found) return <p className="related-note">{t('app.loading')}</p>
  const dayOf = ({ row, columns: { day } }: RelatedDocument) => String((day && row[day.name]) ?? row.createdAt ?? '')
  const rows = found
    .flat()
    .sort((one, other) => dayOf(other).localeCompare(dayOf(one)))
    .slice(0, SHOWN)
  // Entries of ledgers have no states.
  const hasStatus = rows.some(({ columns: { status } }) => status !== null)
  if (rows.length === 0) return <p className="related-note">{t('crud.related.nothing')}</p>
  return (
    <table className="related-table">
      <thead>
        <tr>
          <th>{t('crud.related.number')}</th>
          <th>{t('crud.related.kind')}</th>
          <th>{t('crud.related.day')}</th>
          <th className="figures">{t('crud.related.weight')}</th>
          <th className="figures">{t('crud.related.amount')}</th>
          {hasStatus && <th>{t('crud.related.status')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((one) => (
          <Suspense key={`${one.definition.name} ${one.row.id}`}>
            <Line {...one} hasStatus={hasStatus} />
          </Suspense>
        ))}
      </tbody>
    </table>
  )
}

function Line({ hasStatus, ...one }: RelatedDocument & { hasStatus: boolean }) {
  const { definition, row, columns } = one
  const { day, weight, amount, status } = columns
  const t = useTranslate()
  const words = useWords(definition)
  const kind = kindOf(one)
  const value = (column: Column | null) =>
    column && <RowValue definition={definition} row={row} column={column} words={words} inRow />
  return (
    <tr>
      <th scope="row">
        <Link to={paths.row(definition, row)}>{nameOf(definition, row)}</Link>
      </th>
      <td>{titlesOf(t, kind).title}</td>
      <td>{value(day)}</td>
      <td className="figures">{value(weight)}</td>
      <td className="figures">{value(amount)}</td>
      {hasStatus && <td>{value(status)}</td>}
    </tr>
  )
}
