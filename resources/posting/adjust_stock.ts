import type { Adjusted } from '../calc/adjusted.ts'
import type { Figure } from '../calc/exact.ts'
import type { Facts } from '../calc/settle/index.ts'
import { giveWay } from './give_way.ts'
import { coming, leaving, placesIn, planStock, type StockLine } from './parts/goods.ts'
import { also, refusal, refusals, unless } from './parts/refusals.ts'
import { reservedAt } from './parts/reserved.ts'
import { definePlanner, type LedgerBalances, type Row } from './planner.ts'
import { find, lose, reweigh } from './stock/index.ts'

const adjusted = (line: Row): Adjusted => ({
  pieces: String(line.quantity),
  actualKg: line.actualWeight as Figure,
  baremKg: (line.theoreticalWeight as Figure) ?? '0',
  unitCost: line.unitCost as Figure,
})

const basisOf = ({ productId }: Row, { goods }: Pick<Facts, 'goods'>) =>
  goods.get(String(productId))?.valuationBasis ?? 'actual_kg'

/** Pieces that others have reserved in the place of each line; what was counted is not there, whoever reserved it. */
const reservedIn = (document: Row, balances: LedgerBalances): string[] =>
  placesIn(document.warehouseId, document).map((place) =>
    isOfCount(document) ? '0' : reservedAt(balances, place).toFixed(),
  )

const isOfCount = ({ stockCountId }: Row) => (stockCountId ?? null) !== null

/** How the goods of each line change. */
function changing(document: Row, facts: Pick<Facts, 'goods'>, balances: LedgerBalances): StockLine[] {
  const { warehouseId, kind } = document
  if (kind === 'weight')
    return coming(warehouseId, document, (line, onHand) => reweigh(onHand, String(line.weightDifference)))
  return kind === 'found'
    ? coming(warehouseId, document, (line, onHand) => find(onHand, adjusted(line), basisOf(line, facts)))
    : leaving(warehouseId, document, reservedIn(document, balances), (line, onHand) =>
        lose(onHand, adjusted(line), basisOf(line, facts)),
      )
}

/**
 * Goods that a warehouse has less or more of than its books say, at their moving average; what is reserved stays, and
 * gives way to what was counted.
 */
export const adjustStock = definePlanner({
  name: 'adjustStock',
  date: 'documentDate',
  reads: [
    ...['documentDate', 'warehouseId', 'kind', 'stockCountId', 'lines.productId', 'lines.quantity'],
    ...['lines.actualWeight', 'lines.weightDifference', 'lines.theoreticalWeight', 'lines.unitCost'],
  ],
  facts: ['goods', 'warehouseInUse'],
  lockedFacts: ['reserved'],
  keys: (document) => {
    const places = placesIn(document.warehouseId, document)
    return { stock: places, reservations: places }
  },
  plan(document, facts, balances) {
    const refused = refusals(!facts.warehouseInUse && refusal(null, 'warehouseId', 'warehouseOff'))
    return unless(refused, () =>
      also(planStock(changing(document, facts, balances), balances), (gone) =>
        isOfCount(document) ? giveWay(gone, balances, facts.reserved) : [],
      ),
    )
  },
})
