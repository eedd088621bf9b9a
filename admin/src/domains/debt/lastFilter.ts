import { readStored, writeStored } from '../../storage.ts'

/** What the lists of debts were narrowed to last on this device, without any figure. Signing out removes it. */
const KEY = 'debtInfo'

/** Query words that narrow a list; the day as of which it is always begins with today. */
const KEPT = ['q', 'show'] as const

type Filter = Partial<Record<(typeof KEPT)[number], string>>

export function keepFilter(query: URLSearchParams): void {
  const filter: Filter = Object.fromEntries(
    KEPT.flatMap((name) => (query.get(name) ? [[name, query.get(name)!] as const] : [])),
  )
  writeStored(KEY, Object.keys(filter).length > 0 ? filter : null)
}

/** The query of a list that is opened without one; null where nothing was kept. */
export function keptFilter(): URLSearchParams | null {
  const filter = readStored<Filter>(KEY)
  const entries = KEPT.flatMap((name) => (typeof filter?.[name] === 'string' ? [[name, filter[name]]] : []))
  return entries.length > 0 ? new URLSearchParams(entries) : null
}
