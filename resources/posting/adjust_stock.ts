import type { Adjusted } from '../calc/adjusted.ts'
import type { Figure } from '../calc/exact.ts'
import type { Facts } from '../calc/settle/index.ts'
import { coming, leaving, placesIn, planStock } from './parts/goods.ts'
import { refusal, refusals, unless } from './parts/refusals.ts'
import { reservedAt } from './parts/reserved.ts'
import { definePlanner, type Row } from './planner.ts'
import { find, lose } from './stock/index.ts'

const adjusted = (line: Row): Adjusted => ({
  pieces: String(line.quantity),
  actualKg: line.actualWeight as Figure,
  baremKg: (line.theoreticalWeight as Figure) ?? '0',
  unitCost: line.unitCost as Figure,
})

const basisOf = ({ productId }: Row, { goods }: Pick<Facts, 'goods'>) =>
  goods.get(String(productId))?.valuationBasis ?? 'actual_kg'

/** Goods that a warehouse has less or more of than its books say, at their moving average; what is reserved stays. */
export const adjustStock = definePlanner({
  name: 'adjustStock',
  date: 'documentDate',
  reads: [
    ...['documentDate', 'warehouseId', 'kind', 'lines.productId', 'lines.quantity', 'lines.actualWeight'],
    ...['lines.theoreticalWeight', 'lines.unitCost'],
  ],
  facts: ['goods', 'warehouseInUse'],
  keys: (document) => {
    const places = placesIn(document.warehouseId, document)
    return { stock: places, reservations: places }
  },
  plan(document, facts, balances) {
    const { warehouseId, kind } = document
    const reserved = placesIn(warehouseId, document).map((place) => reservedAt(balances, place).toFixed())
    const lines =
      kind === 'found'
        ? coming(warehouseId, document, (line, onHand) => find(onHand, adjusted(line), basisOf(line, facts)))
        : leaving(warehouseId, document, reserved, (line, onHand) => lose(onHand, adjusted(line), basisOf(line, facts)))
    const refused = refusals(!facts.warehouseInUse && refusal(null, 'warehouseId', 'warehouseOff'))
    return unless(refused, () => planStock(lines, balances))
  },
})
