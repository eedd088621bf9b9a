import type { Proposal } from '@barem/resources/calc/statement_match'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../http/client.ts'
import { postOnce } from '../../../http/sendOnce.ts'
import { type CashBook, useBook } from '../cash/book.ts'
import { type RefusedLine, XLSX } from '../../../resources/sheets/sheets.ts'

export const COLUMNS = ['date', 'in', 'out', 'amount', 'content', 'reference', 'payer', 'balance'] as const
export type ColumnName = (typeof COLUMNS)[number]

/** Where a statement has what: places of columns from 0, and the line of its head. */
export type Columns = { head: number } & Partial<Record<ColumnName, number>>

/** The first rows of a statement as people see them. */
export type Preview = { rows: { line: number; cells: (string | null)[] }[]; columns: Columns | null }

export type Imported = { total: number; accepted: number; passed: number; refused: RefusedLine[] }

export const STATES = ['proposed', 'unmatched', 'confirmed', 'ignored'] as const
export type ListedState = (typeof STATES)[number]

/** A line of a statement: above zero money that came, below zero money that went. */
export type Line = {
  id: string
  date: string
  amount: string
  content: string | null
  reference: string | null
  payer: string | null
  balance: string | null
  state: 'open' | 'confirmed' | 'ignored'
  document: string | null
  documentId: string | null
  documentCode: string | null
  reason: string | null
  /** Whether its document was undone, or ended without money. */
  isGone: boolean
  proposal: Proposal | null
}

export type Lines = { counts: Record<ListedState, number>; total: number; rows: Line[] }

export const PAGE = 20
const KEY = 'bank-statements'

/** The accounts at banks, which the cash book names to those who may not see the list of funds. */
export function useBankFunds() {
  const { data } = useBook<CashBook>('cash-book', { _end: '1' })
  return data?.funds.filter(({ kind }) => kind === 'bank')
}

/** A page of the lines of an account in a state. */
export const useLines = (fundId: string | undefined, state: ListedState, page: number) =>
  useQuery({
    queryKey: [KEY, fundId, state, page],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({
        ...{ fundId: fundId!, state, _start: String((page - 1) * PAGE), _end: String(page * PAGE) },
      })
      return (await call<Lines>(`bank-statements/lines?${query}`, { signal })).body
    },
    // Of another account or state nothing stays: it could be decided on.
    placeholderData: (before, query) =>
      query?.queryKey[1] === fundId && query?.queryKey[2] === state ? before : undefined,
    enabled: fundId !== undefined,
  })

/** Has all that lines and money are shown by read again. */
export function useRenewed() {
  const client = useQueryClient()
  return () => client.invalidateQueries()
}

const send = async <Answer>(path: string, file: File): Promise<Answer> =>
  (await call<Answer>(path, { method: 'POST', body: new Blob([file], { type: XLSX }) })).body

export const previewOf = (fundId: string, file: File) =>
  send<Preview>(`bank-statements/preview?${new URLSearchParams({ fundId })}`, file)

export function importStatement(fundId: string, file: File, columns: Columns) {
  const places = Object.entries(columns).map(([name, place]) => [name, String(place)])
  return send<Imported>(`bank-statements/import?${new URLSearchParams([['fundId', fundId], ...places])}`, file)
}

/** What is proposed, as the server takes it. */
function decisionOf(proposal: Proposal) {
  if (proposal.kind === 'booked') return { kind: proposal.kind, documentId: proposal.documentId }
  if (proposal.kind === 'deposit') return { kind: proposal.kind, partyId: proposal.partyId, orderId: proposal.orderId }
  const allocations = proposal.allocations.map(({ key, id, amount }) => ({ key, id, amount }))
  return { kind: proposal.kind, partyId: proposal.partyId, allocations }
}

export const confirmLine = ({ id, proposal }: Line) =>
  postOnce(`bank-statements/lines/${id}/confirm`, decisionOf(proposal!))

export const ignoreLine = ({ id }: Line, reason: string) =>
  call(`bank-statements/lines/${id}/ignore`, { method: 'POST', body: { reason } })

export const reopenLine = ({ id }: Line) => call(`bank-statements/lines/${id}/reopen`, { method: 'POST', body: {} })
