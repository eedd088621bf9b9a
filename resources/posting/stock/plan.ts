import type { Stock } from '../../calc/cost.ts'
import type { Figure } from '../../calc/exact.ts'
import type { PriceType } from '../../calc/line.ts'

export const stockKinds = [
  'opening',
  'receipt',
  'issue',
  'return_in',
  'return_out',
  'transfer_out',
  'transfer_in',
  'adjust',
  'weight_variance',
  'cost_correction',
  'cut_out',
  'cut_in',
  'barem_restate',
  'reversal',
] as const
export type StockKind = (typeof stockKinds)[number]

/** One entry of the stock ledger: what it adds in pieces, kg and whole dong, below zero where they leave. */
export interface StockEntry extends Stock {
  kind: StockKind
  /** The cost of issued goods in dong by each measure, of which the product's basis is booked; null for others. */
  costs: Record<PriceType, Figure> | null
}

/**
 * Why stock cannot take it.
 * `none`: no pieces are asked for; `negative`: a figure is below zero; `tooFew`: fewer pieces on hand than asked for;
 * `tooHeavy`: all kg would leave though pieces stay; `weightless`: goods that weigh something would leave with no kg;
 * `overReturned`: more would come back than was issued; `noCost`: nothing says what goods that were found cost.
 */
export type StockRefusal = 'none' | 'negative' | 'tooFew' | 'tooHeavy' | 'weightless' | 'overReturned' | 'noCost'

/** What posting writes, or why it may not. */
export type StockPlan =
  | {
      ok: true
      entries: readonly StockEntry[]
      /** Dong of cost that stock cannot carry and the period has to: above zero is a loss. */
      variance: string
      /** Whether the kg that are left are too far from their barem, so that they should be weighed again. */
      reweigh: boolean
    }
  | {
      ok: false
      reason: StockRefusal
      onHand: string
      asked: string
      /** How much of what is on hand others have reserved. */
      reserved: string
    }

export const refused = (reason: StockRefusal, onHand: string, asked: string, reserved = '0'): StockPlan => ({
  ok: false,
  reason,
  onHand,
  asked,
  reserved,
})

export const planned = (entries: readonly StockEntry[], variance = '0', reweigh = false): StockPlan => ({
  ok: true,
  entries,
  variance,
  reweigh,
})
