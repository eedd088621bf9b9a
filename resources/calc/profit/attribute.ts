import { allocate } from '../allocate.ts'
import { exact, type Figure } from '../exact.ts'
import { explain, type Explained } from './parts.ts'
import { NO_COSTS, plus, type Costs, type Replayed, type Taken } from './replay.ts'

/** What a posted entry says of goods that were invoiced, came back, or were lowered in price; dong without VAT. */
export interface SaleFigures {
  /** The entry; of an invoice it is the event that says what was taken. */
  id: string
  kind: 'invoice' | 'return' | 'reduction' | 'variance'
  orderLineId: string
  invoiceLineId: string
  pieces: string
  /** Signed: below zero where goods come back, or an invoice is undone. */
  amount: string
  discount: string
  lowered: string
  shipping: string
  rounding: string
  variance: string
  /** Of goods that came back, at what they went back to stock, below zero; null of others. */
  costs: Costs | null
  unitPrice: Figure
  suggestedPrice: Figure
}

/** What carriers invoiced of the delivery of an issue without tax, and the kg of its lines. */
export interface Delivery {
  freight: string
  lines: readonly { id: string; kg: string }[]
}

/** The share of an entry in the goods of one line of an issue, explained. */
export interface Share<Own> extends Explained {
  of: Own
  issueLineId: string | null
  pieces: string
}

/** Freight by line of an issue, by the kg of these. */
const freightOf = (deliveries: readonly Delivery[]) =>
  new Map(
    deliveries.flatMap(({ freight, lines }) => {
      const parts = allocate(
        freight,
        lines.map(({ kg }) => kg),
      )
      return lines.map(({ id }, place) => [id, parts[place]!] as const)
    }),
  )

const keyOf = (issueLineId: string, invoiceLineId: string) => `${issueLineId} ${invoiceLineId}`

/** The freight that an invoiced line has of a line of an issue; what waits to be invoiced keeps its own. */
function freightByTaken(all: readonly SaleFigures[], replayed: Replayed, deliveries: readonly Delivery[]) {
  const freight = freightOf(deliveries)
  const pieces = new Map<string, Map<string, Figure>>()
  const add = (issueLineId: string, to: string, more: string) => {
    const own = pieces.get(issueLineId) ?? new Map<string, Figure>()
    pieces.set(issueLineId, own.set(to, exact.add(own.get(to) ?? '0', more).toFixed()))
  }
  for (const { id, kind, invoiceLineId } of all)
    for (const taken of kind === 'invoice' ? (replayed.taken.get(id) ?? []) : [])
      if (taken.issueLineId) add(taken.issueLineId, invoiceLineId, taken.pieces)
  for (const { issueLineId, pieces: waiting } of replayed.waiting) if (issueLineId) add(issueLineId, '', waiting)
  const found = new Map<string, string>()
  for (const [issueLineId, own] of pieces) {
    const lines = [...own].filter(([, count]) => exact.sub(count!, 0).gt(0))
    const whole = freight.get(issueLineId)
    if (!whole || lines.length === 0) continue
    const parts = allocate(
      whole,
      lines.map(([, count]) => count!),
    )
    lines.forEach(([invoiceLineId], place) => found.set(keyOf(issueLineId, invoiceLineId), parts[place]!))
  }
  return found
}

const SPLIT = ['amount', 'discount', 'lowered', 'shipping', 'rounding', 'variance'] as const
const COSTS = ['booked', 'actual', 'barem', 'gain'] as const

/** Figures of an entry over the goods that it is about, by their pieces. */
function split(figures: SaleFigures, taken: readonly Taken[]) {
  const weights = taken.map(({ pieces }) => exact.abs(pieces).toFixed())
  const parts = Object.fromEntries(SPLIT.map((name) => [name, allocate(figures[name], weights)]))
  const back = figures.costs
  const costs = back && Object.fromEntries(COSTS.map((name) => [name, allocate(back[name], weights)]))
  const pieces = allocate(figures.pieces, weights, 3)
  return taken.map(({ costs: own }, place) => ({
    ...(Object.fromEntries(SPLIT.map((name) => [name, parts[name]![place]!])) as Record<
      (typeof SPLIT)[number],
      string
    >),
    pieces: pieces[place]!,
    costs: costs
      ? (Object.fromEntries(COSTS.map((name) => [name, costs[name]![place]!])) as unknown as Costs)
      : figures.kind === 'invoice'
        ? own
        : NO_COSTS,
  }))
}

const UNKNOWN: readonly Taken[] = [{ issueLineId: null, pieces: '1', costs: NO_COSTS }]

/**
 * Explains what was posted of sales: each entry by the goods that it is about. All shares of an entry come to it, and
 * those of all entries to what was booked.
 * @param all entries, with all those of the lines of orders that they are about
 * @param replayed of all lines of orders together
 */
export function attribute<Own extends SaleFigures>(
  all: readonly Own[],
  replayed: Replayed,
  deliveries: readonly Delivery[],
): Share<Own>[] {
  const freight = freightByTaken(all, replayed, deliveries)
  const undone = undoneLines(all)
  const ofLine = new Map(
    all.flatMap(({ id, kind, invoiceLineId, amount }) =>
      kind === 'invoice' && !amount.startsWith('-') ? [[invoiceLineId, replayed.taken.get(id) ?? UNKNOWN]] : [],
    ),
  )
  return all.flatMap((figures) => {
    const { id, kind, invoiceLineId, unitPrice, suggestedPrice } = figures
    const found = (kind === 'invoice' ? replayed.taken.get(id) : ofLine.get(invoiceLineId)) ?? UNKNOWN
    const taken = found.length > 0 ? found : UNKNOWN
    return split(figures, taken).map(({ pieces, ...earned }, place) => {
      const { issueLineId } = taken[place]!
      const isCarried = kind === 'invoice' && issueLineId !== null && !undone.has(invoiceLineId)
      const carried = isCarried ? (freight.get(keyOf(issueLineId, invoiceLineId)) ?? '0') : '0'
      const explained = explain({ ...earned, freight: carried, unitPrice, suggestedPrice })
      return { ...explained, of: figures, issueLineId, pieces }
    })
  })
}

/** Lines of invoices that were undone: what carried their goods belongs to whoever takes them next. */
function undoneLines(all: readonly SaleFigures[]): ReadonlySet<string> {
  const pieces = new Map<string, Figure>()
  for (const { kind, invoiceLineId, pieces: more } of all)
    if (kind === 'invoice') pieces.set(invoiceLineId, exact.add(pieces.get(invoiceLineId) ?? '0', more).toFixed())
  return new Set([...pieces].filter(([, count]) => exact.sub(count!, 0).lte(0)).map(([line]) => line))
}

/** What goods that wait to be invoiced have cost, and how many they are. */
export const waitingOf = ({ waiting }: Replayed) =>
  waiting.reduce(
    (all, { pieces, costs }) => ({
      pieces: exact.add(all.pieces, pieces).toFixed(),
      costs: plus(all.costs, costs),
    }),
    { pieces: '0', costs: NO_COSTS },
  )
