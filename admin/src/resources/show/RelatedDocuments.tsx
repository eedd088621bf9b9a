import { amountField, type AnyResource, statusField } from '@barem/resources/kit'
import { useQueries } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { call } from '../../http/client.ts'
import { RowValue } from '../cells/RowValue.tsx'
import type { AnyRow, Column } from '../model/columns.ts'
import { paths } from '../model/paths.ts'
import { nameOf } from '../model/row.ts'
import { titlesOf } from '../model/words.ts'
import { useWords } from '../model/useWords.ts'
import { relatedColumns } from './relatedColumns.ts'
import type { Referrer } from './referrers.ts'

/** As many of all kinds as are shown: each kind has a tab with more, and with its sum. */
const SHOWN = 10

type Found = {
  definition: AnyResource
  row: AnyRow
  columns: Record<'day' | 'weight' | 'amount' | 'status', Column | null>
}

/** The columns of a kind of documents that all kinds share. */
function columnsOf({ definition, field }: Referrer): Found['columns'] {
  const columns = relatedColumns(definition, field)
  const by = (does: (column: Column) => boolean) => columns.find(does) ?? null
  return {
    day: by(({ type }) => type === 'date'),
    weight: by(({ type }) => type === 'weight'),
    amount: by(({ name }) => name === amountField(definition)),
    status: by(({ name }) => name === statusField(definition)),
  }
}

/** What happened with a row, document by document, whatever their kinds: the newest first. */
export function RelatedDocuments({ kinds, id }: { kinds: readonly Referrer[]; id: string }) {
  const t = useTranslate()
  const queries = useQueries({
    queries: kinds.map((kind) => {
      const { day } = columnsOf(kind)
      const order: Record<string, string> = day ? { _sort: day.name, _order: 'desc' } : {}
      const query = new URLSearchParams({ [kind.field]: id, ...order, _start: '0', _end: String(SHOWN) })
      const path = `${kind.definition.path}?${query}`
      return {
        queryKey: [kind.definition.name, 'related', path],
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          (await call<AnyRow[]>(path, { signal, quiet: true })).body,
      }
    }),
  })
  const failed = queries.find(({ error }) => error)
  if (failed) return <p className="related-note">{failed.error!.message}</p>
  if (queries.some(({ data }) => !data)) return <p className="related-note">{t('app.loading')}</p>
  const dayOf = ({ row, columns: { day } }: Found) => String((day && row[day.name]) ?? row.createdAt ?? '')
  const rows = queries
    .flatMap(({ data }, place): Found[] => {
      const kind = kinds[place]!
      return data!.map((row) => ({ definition: kind.definition, row, columns: columnsOf(kind) }))
    })
    .sort((one, other) => dayOf(other).localeCompare(dayOf(one)))
    .slice(0, SHOWN)
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
          <th>{t('crud.related.status')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((found) => (
          <Suspense key={`${found.definition.name} ${found.row.id}`}>
            <Line {...found} />
          </Suspense>
        ))}
      </tbody>
    </table>
  )
}

function Line({ definition, row, columns: { day, weight, amount, status } }: Found) {
  const t = useTranslate()
  const words = useWords(definition)
  const value = (column: Column | null) =>
    column && <RowValue definition={definition} row={row} column={column} words={words} inRow />
  return (
    <tr>
      <th scope="row">
        <Link to={paths.show(definition, row.id)}>{nameOf(definition, row)}</Link>
      </th>
      <td>{titlesOf(t, definition).title}</td>
      <td>{value(day)}</td>
      <td className="figures">{value(weight)}</td>
      <td className="figures">{value(amount)}</td>
      <td>{value(status)}</td>
    </tr>
  )
}
