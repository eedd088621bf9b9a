import type { Figure } from '../exact.ts'
import type { FrozenWeight, PriceType } from '../line.ts'
import type { WeightTerm } from '../received.ts'

/** A line of a contract as what is made from it needs to know it. */
export interface ContractLine {
  id: string
  productId: string | null
  /** How much is bought, in its unit; null for as much as comes. */
  quantity: Figure
  quantityUnit: 'piece' | 'tonne'
  priceType: PriceType | null
  unitPrice: Figure
  /** Percent of VAT. */
  vatRate: Figure
  /** The barem that was agreed; null where the contract has none yet. */
  frozen: FrozenWeight | null
  /** Whether nothing more of it is awaited. */
  isClosed: boolean
  /** Prices of its goods that hold from a day on, in the order of their days. */
  prices: readonly { validFrom: string; unitPrice: string }[]
  contract: {
    id: string
    code: string
    status: string
    contractDate: string | null
    weightTerm: WeightTerm
    /** Whether it was made for an order whose goods go straight from the supplier to its customer. */
    isDirect: boolean
    /** Percent by which more may come than is bought; null for none. */
    tolerance: Figure
  }
}

/** The price of a line on a day: the last that holds by then, else that of the line. */
export const priceAt = ({ unitPrice, prices }: ContractLine, day: string): Figure =>
  prices.findLast(({ validFrom }) => validFrom <= day)?.unitPrice ?? unitPrice
