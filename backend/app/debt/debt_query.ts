import type { HttpContext } from '@adonisjs/core/http'
import type { ItemKey } from '@barem/resources/debts'
import { dayInVietnam, isDay, UUID } from '@barem/resources/kit'
import { unknownName } from '#app/http/api_error'
import { flatQuery } from '#app/http/query_string'
import { queryText } from '#app/http/query_text'
import { composed } from '#app/language/composed'
import { pageOf } from '#app/resources/read/parse'
import type { KeptDebts } from './item_sql.ts'

export const MAX_WORDS = 100

/** What may be asked of debts besides a page. */
const SHOWN = ['all', 'overdue', 'overLimit'] as const

/** Items of some debts, as a query names them. */
export const itemKeys = ({ items }: Pick<KeptDebts, 'items'>): ItemKey[] => items.map(({ key }) => key as ItemKey)

/** What a list of debts is narrowed to. */
export interface DebtQuery {
  start: number
  limit: number
  /** Words of a party, of an order or of a document; null for all. */
  q: string | null
  /** The day as of which it is; today unless said. */
  asOf: string
  show: (typeof SHOWN)[number]
  /** The customer, or the supplier; null for all. */
  partyId: string | null
  /** The item whose entries are asked for, by its key. */
  ids: Readonly<Partial<Record<ItemKey, string>>>
  /** The first day of a card; null for all of it. */
  from: string | null
}

const text = (name: string, value: unknown): string | null => {
  if (value === undefined) return null
  const words = queryText(name, value)
  if (words.length > MAX_WORDS) throw unknownName('string', [name])
  const typed = composed(words)
    .trim()
    .replaceAll(/[\\%_]/g, ' ')
  return typed === '' ? null : typed
}

const day = (name: string, value: unknown): string | null => {
  if (value === undefined || value === '') return null
  if (typeof value !== 'string' || !isDay(value)) throw unknownName('date', [name])
  return value
}

const id = (name: string, value: unknown): string | null => {
  if (value === undefined) return null
  if (typeof value !== 'string' || !UUID.test(value)) throw unknownName('uuid', [name])
  return value.toLowerCase()
}

const shown = (value: unknown = 'all'): DebtQuery['show'] => {
  const found = SHOWN.find((one) => one === value)
  if (!found) throw unknownName('enum', ['show'])
  return found
}

/** Ids of items, taken out of what else is asked for. */
function idsOf(
  debts: KeptDebts,
  asked: Record<string, unknown>,
): [ids: DebtQuery['ids'], rest: Record<string, unknown>] {
  const keys = itemKeys(debts)
  const rest = Object.fromEntries(Object.entries(asked).filter(([name]) => !keys.some((key) => key === name)))
  const ids = keys.flatMap((key) => (asked[key] === undefined ? [] : [[key, id(key, asked[key])]]))
  return [Object.fromEntries(ids) as DebtQuery['ids'], rest]
}

/** @throws ApiError 400 naming what cannot be asked for */
export function debtQueryOf(debts: KeptDebts, { request }: HttpContext): DebtQuery {
  const { q, asOf, from, show, [debts.party]: party, ...asked } = flatQuery(request.parsedUrl.query)
  const [ids, rest] = idsOf(debts, asked)
  return {
    q: text('q', q),
    asOf: day('asOf', asOf) ?? dayInVietnam(new Date()),
    from: day('from', from),
    show: shown(show),
    partyId: id(debts.party, party),
    ids,
    ...pageOf(rest),
  }
}
