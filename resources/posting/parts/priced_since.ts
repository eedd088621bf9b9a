import type { Facts } from '../../calc/settle/index.ts'
import { refusal, type MayRefuse } from './refusals.ts'

/** Claims and settled prices of the same goods are taken back in turn: each is worked out with those before it. */
export const pricedLater = ({ pricedSince }: Facts): MayRefuse =>
  pricedSince.length > 0 && refusal(null, 'comment', 'pricedSince', {}, { codes: pricedSince.join(', ') })
