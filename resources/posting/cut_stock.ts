import { shareOut, type CutPart } from '../calc/cutting/index.ts'
import { exact, exactly, given, sum, type Figure } from '../calc/exact.ts'
import type { Keys } from './balances.ts'
import { leaving, placeOf, placesIn, planStock, type StockLine } from './parts/goods.ts'
import { idOf, linesOf } from './parts/lines.ts'
import { refusal, refusals, unless } from './parts/refusals.ts'
import { reservedAt } from './parts/reserved.ts'
import { definePlanner, type Posting, type Row } from './planner.ts'
import { arrive, cutOut, planned, type StockEntry } from './stock/index.ts'

const piecesOf = ({ pieces }: Row) => pieces as readonly Row[]

/** The goods that come of the bars of a line. */
const cameOf = (document: Row, place: number) => piecesOf(document).filter(({ bar }) => Number(bar) === place + 1)

const kindOf = ({ kind }: Row) => kind as CutPart['kind']

/** Metres of goods of one length; of scrap what is left of its bars. */
const metresOf = (piece: Row, { rest, quantity }: Row): string =>
  kindOf(piece) === 'scrap'
    ? exact.mul(String(rest), String(quantity)).toFixed()
    : exact.mul(String(piece.length), String(piece.quantity)).toFixed()

const figure = (entries: readonly StockEntry[], name: 'actualKg' | 'value'): string =>
  entries
    .filter(({ kind }) => kind === 'cut_out')
    .reduce((all, entry) => all.minus(given(entry[name], name)), new exact(0))
    .toFixed()

/** kg and dong of goods of one line, by the id of what they become. */
type Shares = Map<string, { kg: string; value: string }>

/**
 * What became of the bars of a line, once they have left.
 * @returns kg that their cuts took away
 */
function share(document: Row, place: number, entries: readonly StockEntry[], into: Shares): string {
  const line = linesOf(document)[place]!
  const pieces = cameOf(document, place)
  const parts = pieces.map((piece) => ({ kind: kindOf(piece), metres: metresOf(piece, line) }))
  const bars = exact.mul(String(line.length), String(line.quantity))
  const kerf = parts.reduce((left, { metres }) => left.minus(metres), bars).toFixed()
  const { shares, kerfKg } = shareOut(parts, {
    ...{ kg: figure(entries, 'actualKg'), value: figure(entries, 'value'), kerf },
    ...{ scrapKg: (line.scrapWeight ?? null) as Figure, scrapPrice: String(document.scrapPrice ?? '0') },
  })
  for (const [index, piece] of pieces.entries()) into.set(idOf(piece), shares[index]!)
  return kerfKg
}

/** How goods of a length, or scrap, come into their warehouse; nothing of scrap that weighs nothing. */
function comingIn(document: Row, piece: Row, shares: Shares): StockLine {
  return {
    line: idOf(piece),
    keys: placeOf(document.warehouseId, piece),
    plan() {
      const found = shares.get(idOf(piece))
      const isScrap = kindOf(piece) === 'scrap'
      if (!found || (isScrap && given(found.kg, 'kg').isZero())) return planned([])
      const { kg, value } = found
      return isScrap
        ? arrive('cut_in', { pieces: kg, actualKg: kg, baremKg: kg, value })
        : arrive('cut_in', {
            ...{ pieces: String(piece.quantity), actualKg: kg, value },
            baremKg: String(piece.theoreticalWeight ?? '0'),
          })
    },
  }
}

/** The document with what its pieces weigh and cost. */
const withShares = (document: Row, shares: Shares, kerf: readonly string[]) => {
  const pieces = piecesOf(document).map((piece): Row & { weight: string; amount: string } => {
    const { kg, value } = shares.get(idOf(piece))!
    return { ...piece, weight: kg, amount: value }
  })
  const scrap = pieces.filter((piece) => kindOf(piece) === 'scrap')
  const kerfWeight = sum(kerf).toFixed()
  return {
    pieces,
    kerfWeight,
    scrapWeight: sum(scrap.map(({ weight }) => weight)).toFixed(),
    actualWeight: sum([kerfWeight, ...pieces.map(({ weight }) => weight)]).toFixed(),
    total: sum(pieces.map(({ amount }) => amount)).toFixed(),
  }
}

/** Scrap that weighs as much as its bars, or more. */
const tooHeavy = (line: Row, entries: readonly StockEntry[]) => {
  const scrap = exactly((line.scrapWeight ?? null) as Figure)
  const kg = figure(entries, 'actualKg')
  return scrap?.gte(kg) && refusal(line, 'scrapWeight', 'cutsScrapHeavy', { kg })
}

/**
 * Bars that are cut: they leave at their moving average, and what comes of them comes in with their kg and their value,
 * in the same warehouse. What is reserved stays.
 */
export const cutStock = definePlanner({
  name: 'cutStock',
  date: 'documentDate',
  reads: [
    ...['documentDate', 'warehouseId', 'scrapPrice', 'actualWeight', 'scrapWeight', 'kerfWeight', 'total'],
    ...['lines.productId', 'lines.quantity', 'lines.length', 'lines.rest', 'lines.actualWeight', 'lines.scrapWeight'],
    ...['pieces.bar', 'pieces.kind', 'pieces.productId', 'pieces.length', 'pieces.quantity'],
    ...['pieces.theoreticalWeight', 'pieces.weight', 'pieces.amount'],
  ],
  facts: ['goods', 'warehouseInUse'],
  keys(document) {
    const bars = placesIn(document.warehouseId, document)
    const pieces = piecesOf(document).map((piece): Keys => placeOf(document.warehouseId, piece))
    return { stock: [...bars, ...pieces], reservations: bars }
  },
  plan(document, { goods, warehouseInUse }, balances) {
    const { warehouseId } = document
    const left = new Map<string, readonly StockEntry[]>()
    const reserved = placesIn(warehouseId, document).map((place) => reservedAt(balances, place).toFixed())
    const bars = leaving(warehouseId, document, reserved, (line, onHand) => {
      const basis = goods.get(String(line.productId))?.valuationBasis ?? 'actual_kg'
      const plan = cutOut(onHand, String(line.quantity), (line.actualWeight ?? null) as Figure, basis)
      if (plan.ok) left.set(idOf(line), plan.entries)
      return plan
    })
    const shares: Shares = new Map()
    const off = !warehouseInUse && refusal(null, 'warehouseId', 'warehouseOff')
    const lines = linesOf(document)
    return unless(refusals(off), (): Posting => {
      // What the bars weigh and cost is known once they have left.
      const out = planStock(bars, balances)
      if ('refusals' in out) return out
      const heavy = refusals(lines.map((line) => tooHeavy(line, left.get(idOf(line)) ?? [])))
      return unless(heavy, (): Posting => {
        const kerf = lines.map((line, place) => share(document, place, left.get(idOf(line))!, shares))
        const come = piecesOf(document).map((piece) => comingIn(document, piece, shares))
        const posting = planStock([...bars, ...come], balances)
        return 'refusals' in posting ? posting : { ...posting, values: withShares(document, shares, kerf) }
      })
    })
  },
})
