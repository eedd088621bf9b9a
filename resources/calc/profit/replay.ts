import type { Decimal } from 'decimal.js'
import { dong, exact } from '../exact.ts'

/** What goods cost, in dong: as it was booked, by the kg of the scale, and by the kg of the barem. */
export interface Costs {
  booked: string
  actual: string
  barem: string
  /** What of it our scale won over the kg that the supplier billed, below zero where it lost; `0` while not known. */
  gain: string
}

/** What happened to the goods of one line of an order, in the order in which it was posted. */
export type SaleEvent =
  /** Goods left by a line of an issue. */
  | { kind: 'issued'; issueLineId: string; pieces: string; costs: Costs }
  /** Goods came back before they were invoiced; below zero where such a return is undone. */
  | { kind: 'back'; issueLineId: string; pieces: string; costs: Costs }
  /** The issue was undone: all that its line took comes back. */
  | { kind: 'undone'; issueLineId: string }
  | { kind: 'invoiced'; id: string; invoiceLineId: string; pieces: string }
  /** The invoice was undone: its goods wait to be invoiced again. */
  | { kind: 'uninvoiced'; id: string; invoiceLineId: string }

/** Pieces of one line of an issue that an invoice took, with what they cost; below zero where it is undone. */
export interface Taken {
  /** Null for pieces that no issue is known of. */
  issueLineId: string | null
  pieces: string
  costs: Costs
}

export interface Replayed {
  /** What each event of an invoice took, by its id. */
  taken: ReadonlyMap<string, readonly Taken[]>
  /** What left and is not invoiced. */
  waiting: readonly Taken[]
}

const NAMES = ['booked', 'actual', 'barem', 'gain'] as const

export const NO_COSTS: Costs = { booked: '0', actual: '0', barem: '0', gain: '0' }

const each = (of: (name: keyof Costs) => string): Costs =>
  Object.fromEntries(NAMES.map((name) => [name, of(name)])) as unknown as Costs

export const plus = (one: Costs, other: Costs): Costs => each((name) => exact.add(one[name], other[name]).toFixed())
export const opposite = (costs: Costs): Costs => each((name) => exact.sub(0, costs[name]).toFixed())
const minus = (one: Costs, other: Costs): Costs => plus(one, opposite(other))

interface Part {
  issueLineId: string
  pieces: Decimal
  costs: Costs
}

const shareOf = ({ pieces, costs }: Part, taken: Decimal): Costs =>
  taken.gte(pieces) ? costs : each((name) => dong(new exact(costs[name]).times(taken).div(pieces)))

const isNothing = (costs: Costs) => NAMES.every((name) => exact.sub(costs[name], 0).isZero())

const asTaken = ({ pieces, ...part }: Part): Taken => ({ ...part, pieces: pieces.toFixed() })

/** Goods that left for one line of an order and wait to be invoiced, those that left first in front. */
class Pool {
  parts: Part[] = []
  /** Dong of goods whose pieces were taken as others: the next that are taken carry them. */
  loose = NO_COSTS

  put(issueLineId: string, pieces: string, costs: Costs): void {
    this.parts.push({ issueLineId, pieces: new exact(pieces), costs })
  }

  /** Takes pieces from the front, of some parts only where that is given. */
  take(pieces: Decimal, of: (part: Part) => boolean = () => true): Part[] {
    let open = pieces
    const taken: Part[] = []
    for (const part of this.parts.filter(of)) {
      if (open.lte(0)) break
      const now = exact.min(open, part.pieces)
      const costs = shareOf(part, now)
      taken.push({ issueLineId: part.issueLineId, pieces: now, costs })
      ;[part.pieces, part.costs] = [part.pieces.minus(now), minus(part.costs, costs)]
      open = open.minus(now)
    }
    this.parts = this.parts.filter((part) => part.pieces.gt(0))
    return taken
  }

  /** Takes goods back at their own cost: first those of their line, else whatever else waits. */
  back(issueLineId: string, pieces: Decimal, costs: Costs): void {
    if (pieces.lt(0)) return this.put(issueLineId, pieces.neg().toFixed(), opposite(costs))
    const own = this.take(pieces, (part) => part.issueLineId === issueLineId)
    const open = own.reduce((left, part) => left.minus(part.pieces), pieces)
    const all = [...own, ...this.take(open)]
    const taken = all.reduce((sum, part) => plus(sum, part.costs), NO_COSTS)
    this.loose = plus(this.loose, minus(taken, costs))
  }

  invoice(pieces: string): Taken[] {
    const taken = this.take(new exact(pieces))
    const known = taken.reduce((sum, part) => sum.plus(part.pieces), new exact(0))
    const [first, ...others] = taken
    if (first) {
      first.costs = plus(first.costs, this.loose)
      this.loose = NO_COSTS
    }
    const missing = exact.sub(pieces, known)
    return [
      ...(first ? [asTaken(first), ...others.map(asTaken)] : []),
      ...(missing.gt(0) ? [{ issueLineId: null, pieces: missing.toFixed(), costs: NO_COSTS }] : []),
    ]
  }

  /** What is left; dong without pieces are of goods that came back at another cost than those that are here. */
  waiting(): Taken[] {
    const [first, ...others] = this.parts.map(asTaken)
    if (first) return [{ ...first, costs: plus(first.costs, this.loose) }, ...others]
    return isNothing(this.loose) ? [] : [{ issueLineId: null, pieces: '0', costs: this.loose }]
  }

  uninvoice(taken: readonly Taken[]): void {
    const parts = taken.flatMap(({ issueLineId, pieces, costs }) =>
      issueLineId === null ? [] : [{ issueLineId, pieces: new exact(pieces), costs }],
    )
    this.parts = [...parts, ...this.parts]
  }
}

/**
 * Says of each invoice which goods it took, and what these cost: those that left first are invoiced first. What all
 * invoices took and what still waits come to what left, to the dong.
 * @param events of one line of an order, in the order in which they were posted
 */
export function replay(events: readonly SaleEvent[]): Replayed {
  const pool = new Pool()
  const taken = new Map<string, readonly Taken[]>()
  const byLine = new Map<string, readonly Taken[]>()
  const issued = new Map<string, { pieces: string; costs: Costs }>()
  for (const event of events) {
    if (event.kind === 'issued') {
      pool.put(event.issueLineId, event.pieces, event.costs)
      issued.set(event.issueLineId, event)
    }
    if (event.kind === 'back') pool.back(event.issueLineId, new exact(event.pieces), event.costs)
    if (event.kind === 'undone') {
      const { pieces, costs } = issued.get(event.issueLineId) ?? { pieces: '0', costs: NO_COSTS }
      pool.back(event.issueLineId, new exact(pieces), costs)
    }
    if (event.kind === 'invoiced') {
      const parts = pool.invoice(event.pieces)
      taken.set(event.id, parts)
      byLine.set(event.invoiceLineId, parts)
    }
    if (event.kind === 'uninvoiced') {
      const parts = byLine.get(event.invoiceLineId) ?? []
      pool.uninvoice(parts)
      taken.set(
        event.id,
        parts.map((part) => ({
          ...part,
          pieces: exact.sub(0, part.pieces).toFixed(),
          costs: opposite(part.costs),
        })),
      )
    }
  }
  return { taken, waiting: pool.waiting() }
}
