import { amountField, type AnyResource, partnersOf, statusField } from '@barem/resources/kit'
import { useQueries } from '@tanstack/react-query'
import { call } from '../../http/client.ts'
import type { Session } from '../../session/token.ts'
import type { AnyRow, Column } from '../model/columns.ts'
import { definitionOf } from '../model/registry.ts'
import { relatedColumns } from './relatedColumns.ts'
import { type Referrer, referrersOf } from './referrers.ts'

/** As many of each kind as are read: its tab has more, and their sum. */
export const SHOWN = 10

/** A document that names a row, with the columns that documents of all kinds have. */
export type RelatedDocument = {
  definition: AnyResource
  row: AnyRow
  columns: Record<'day' | 'weight' | 'amount' | 'status', Column | null>
}

/** The kinds of documents that are with a row, or go on from one, as far as the person may see them. */
export const kindsOf = (target: AnyResource, who: Session | null): Referrer[] =>
  documentsAmong(target, referrersOf(target, who))

/** Those of some referrers that are documents with a row or go on from it, or whose rows open documents. */
export const documentsAmong = (target: AnyResource, referrers: readonly Referrer[]): Referrer[] =>
  referrers.filter(({ definition, field }) =>
    definition.query
      ? typeof definition.query.opens === 'object' && definition.query.opens !== null
      : definition.states && (target.states || partnersOf(definition).includes(field)),
  )

/** The resource of a document: of a row of a query, the one that the row opens. */
export const kindOf = ({ definition, row }: RelatedDocument): AnyResource => {
  const { opens = null } = definition.query ?? {}
  return typeof opens === 'object' && opens !== null ? definitionOf(String(row[opens.document])) : definition
}

/** When a document was made, or entered what it did; an ISO moment, or the day where no more is known. */
export const momentOf = ({ row, columns: { day } }: RelatedDocument): string =>
  String(row.createdAt ?? row.postedAt ?? (day && row[day.name]) ?? '')

/** The columns of a kind of documents that all kinds share. */
function columnsOf({ definition, field }: Referrer): RelatedDocument['columns'] {
  const columns = relatedColumns(definition, field)
  const by = (does: (column: Column) => boolean) => columns.find(does) ?? null
  return {
    day: by(({ type }) => type === 'date'),
    weight: by(({ type }) => type === 'weight'),
    amount: by(({ name, type }) =>
      definition.query ? type === 'money' && definition.query.sums.includes(name) : name === amountField(definition),
    ),
    status: by(({ name }) => name === statusField(definition)),
  }
}

/** The newest documents of some kinds that name a row, kind by kind; undefined until all of them have been read. */
export function useDocumentsOf(
  kinds: readonly Referrer[],
  id: string,
): { error: Error | null; found: RelatedDocument[][] | undefined } {
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
  const error = queries.find((query) => query.error)?.error ?? null
  if (queries.some(({ data }) => !data)) return { error, found: undefined }
  return {
    error,
    found: queries.map(({ data }, place) =>
      data!.map((row) => ({ definition: kinds[place]!.definition, row, columns: columnsOf(kinds[place]!) })),
    ),
  }
}
