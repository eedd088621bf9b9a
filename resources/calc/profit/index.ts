export {
  explain,
  lenses,
  partsUnder,
  profitParts,
  total,
  type Earned,
  type Explained,
  type Lens,
  type ProfitPart,
} from './parts.ts'
export { NO_COSTS, plus, replay, type Costs, type Replayed, type SaleEvent, type Taken } from './replay.ts'
export { attribute, waitingOf, type Delivery, type SaleFigures, type Share } from './attribute.ts'
