import { given } from '../calc/exact.ts'
import { giveWay } from './give_way.ts'
import { asStock, planStock, stockKeys } from './parts/goods.ts'
import { also } from './parts/refusals.ts'
import type { PlannedEntry, Undo } from './planner.ts'
import { reverse } from './stock/index.ts'

const placeOf = ({ line, keys }: PlannedEntry) => [line, keys.productId, keys.warehouseId].join(' ')

/** The warehouses that goods leave again which had come. */
const left = (posted: readonly PlannedEntry[]) =>
  posted
    .filter(({ keys, measures }) => keys.warehouseId && given(measures.pieces!, 'pieces').gt(0))
    .map(({ keys }) => keys)

/** Takes back what a document posted, each line in the places where it was; reservations give way. */
export const undoStock: Undo = {
  facts: [],
  lockedFacts: ['reserved'],
  keys: (posted) => ({ ...stockKeys(posted.map(({ keys }) => keys)), reservations: left(posted) }),
  plan(posted, balances, { reserved }) {
    const lines = [...Map.groupBy(posted, placeOf).values()].map((entries) => ({
      line: entries[0]!.line,
      keys: entries[0]!.keys,
      plan: (onHand: Parameters<typeof reverse>[0]) => reverse(onHand, entries.map(asStock)),
    }))
    return also(planStock(lines, balances), (gone) => giveWay(gone, balances, reserved))
  },
}
