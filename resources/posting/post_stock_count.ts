import type { Facts } from '../calc/settle/index.ts'
import { byProduct } from '../calc/settle/stock_count.ts'
import { aboveZero, exact, exactly, type Figure } from '../calc/exact.ts'
import { placesIn } from './parts/goods.ts'
import { linesOf } from './parts/lines.ts'
import { farOff } from './parts/reasons.ts'
import { refusal, refusals, unless, type MayRefuse } from './parts/refusals.ts'
import { definePlanner, type Row } from './planner.ts'

const isZero = (figure: unknown) => exactly(figure as Figure)?.isZero() ?? true

/** By how many percent of the kg by the books a line was weighed otherwise; null where it was not. */
const percentOff = ({ expectedKg, differenceKg }: Row) =>
  aboveZero(expectedKg as Figure) && exact.div(String(differenceKg ?? '0'), String(expectedKg)).times(100)

/** Why what was counted of one product cannot be posted. */
function refusedOf(line: Row, reason: unknown, facts: Facts): MayRefuse[] {
  const productId = String(line.productId)
  const { tolerances, countedStock, countedElsewhere, stocked } = facts
  const now = countedStock.goods.get(productId)
  const isGain = aboveZero(line.difference as Figure) !== null
  const said = { ...line, reason: line.reason ?? reason ?? null }
  const code = countedElsewhere.get(productId)
  return [
    code !== undefined && refusal(line, 'productId', 'countedElsewhere', {}, { code }),
    // Papers came since it was compared.
    (!isSame(now?.pieces, line.expected) || !isSame(now?.actualKg, line.expectedKg)) &&
      refusal(line, 'expected', 'countMoved', { expected: now?.pieces ?? '0' }),
    !isZero(line.difference) && said.reason === null && refusal(line, 'reason', 'countedOtherwise'),
    isZero(line.difference) && farOff(said, percentOff(line), tolerances, 'weighedOtherwise'),
    isGain &&
      (line.unitCost ?? null) === null &&
      !aboveZero(stocked.get(productId)?.company.value) && {
        ...refusal(line, 'unitCost', 'stock_noCost'),
        keys: { productId },
      },
  ]
}

const isSame = (one: unknown, other: unknown) => exact.sub(String(one ?? '0'), String(other ?? '0')).isZero()

/**
 * A count of goods. It writes nothing itself: adjustments of stock that it makes post what differs. Here their goods
 * are locked, and it is made sure that what differs is still what was seen.
 */
export const postStockCount = definePlanner({
  name: 'postStockCount',
  date: 'documentDate',
  reads: [
    ...['documentDate', 'warehouseId', 'isCompared', 'unmarked', 'reason', 'lines.productId', 'lines.expected'],
    ...['lines.expectedKg', 'lines.difference', 'lines.differenceKg', 'lines.unitCost', 'lines.reason'],
  ],
  facts: ['tolerances', 'warehouseInUse'],
  lockedFacts: ['countedStock', 'countedElsewhere', 'stocked'],
  keys: (document) => {
    const places = placesIn(document.warehouseId, document)
    return { stock: places, reservations: places }
  },
  plan(document, facts) {
    const { isCompared, unmarked, reason } = document
    const isKnown = isCompared === true && Number(unmarked) === 0
    const first = byProduct(linesOf(document)).map((one) => one.first)
    const refused = refusals(
      !facts.warehouseInUse && refusal(null, 'warehouseId', 'warehouseOff'),
      isCompared !== true && refusal(null, 'isCompared', 'notCompared'),
      isCompared === true && !isKnown && refusal(null, 'papers', 'papersUnmarked', { unmarked: String(unmarked) }),
      isKnown && first.map((line) => refusedOf(line, reason, facts)),
    )
    return unless(refused, () => ({ entries: [] }))
  },
})
