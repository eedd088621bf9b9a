import type { CarriedIssue } from './carried_issue.ts'
import type { Around } from '../adjusted.ts'
import type { Measured } from '../cost.ts'
import type { Credit } from '../credit.ts'
import type { DiscountPolicy } from '../discount_policy.ts'
import type { Figure } from '../exact.ts'
import type { PriceType, ProductWeight } from '../line.ts'
import type { UsualWeight } from '../odd_weight.ts'
import type { PriceRule } from '../price_rule.ts'
import type { ShippingTariff } from '../shipping.ts'
import type { PriceStep } from '../steps.ts'
import type { VatMode } from '../vat.ts'
import type { BillableLine } from './billable_line.ts'
import type { ContractLine } from './contract_line.ts'
import type { OrderLine } from './order_line.ts'
import type { DirectReceipt } from './direct_receipt.ts'
import type { CutLine } from './price_cut.ts'
import type { CarriedReceipt, ReceivedLine } from './received_line.ts'
import type { SoldLine } from './sold_line.ts'
import type { Allocated, OpenedBefore, OpenItem, Receivable } from './receivable.ts'

/** A product as documents and prices need it: weights in kg and lengths in metres as decimal strings. */
export interface Goods extends ProductWeight {
  id: string
  productTypeId: string
  /** That of its type unless it has one. */
  productGroupId: string | null
  /** Whether there are parts of a piece, as of metres and kg; bars, plates and coils are whole. */
  allowFraction: boolean
  /** What plates are measured by. */
  shape?: string | null
  attributes?: Readonly<Record<string, string>> | null
  priceType: PriceType
  /** What the booked cost of goods that leave follows. */
  valuationBasis: PriceType
  /** Dong for the product's price type. */
  sellingPrice: string
  /** Dong for the product's price type, as it was last bought. */
  costPrice: string
  /** Work that no warehouse has. */
  isService: boolean
  /** Percent of VAT where it has its own. */
  vatRate: Figure
}

/** A price configuration as the maths takes it, with its name. */
export interface NamedRule extends PriceRule {
  name: string
}

/** A discount policy as the maths takes it, with its name. */
export interface NamedPolicy extends DiscountPolicy {
  name: string
}

/** What the prices of an order depend on besides its goods. */
export interface PricingFacts {
  customerTypeId: string | null
  rules: NamedRule[]
  policies: NamedPolicy[]
  priceStep: PriceStep
  /** Null for an order that names none. */
  tariff: ShippingTariff | null
  /** Takes an error that left a product without a suggested price: the other lines are priced all the same. */
  failed: (error: unknown, productId: string) => void
}

/** Percent that the scale may be off the barem: of products that have their own, and the highest of the company. */
export interface Tolerances {
  own: Readonly<Record<string, string>>
  highest: Figure
}

/** The days that entries may be of, as `yyyy-mm-dd`. */
export interface Period {
  today: string
  /** The last day of the books that are closed; null while none are. */
  lockedUntil: string | null
}

/** The VAT of the company, and the percent of a line that names none. */
export interface VatFacts {
  mode: VatMode
  rate: Figure
}

/** What of a product is in a warehouse, in pieces. */
export interface Available {
  productId: string
  warehouse: { id: string; code: string; name: string }
  /** Whether the warehouse is for sale; goods of others are not offered by themselves. */
  isForSale: boolean
  onHand: string
  /** What lines of other orders have reserved. */
  reserved: string
  /** What is left of it, not below zero. */
  available: string
}

/** Pieces that a line of an order took at one time and has reserved still. */
export interface Reserved {
  productId: string
  warehouseId: string
  orderLineId: string
  pieces: string
}

/** A weighing ticket as documents need to know it. */
export interface Ticket {
  id: string
  /** kg that were loaded or unloaded; null while the truck was weighed once. */
  net: Figure
}

/** How the company works, as far as figures and postings depend on it. */
export interface Settings {
  /** Whether an order is approved only when all of its goods can be reserved. */
  hardReservation: boolean
  /** Metres; what is left of a bar and shorter is scrap. */
  scrapBelow: string
  /** The product that it becomes; null where none is chosen. */
  scrapProductId: string | null
  /** Dong that a kg of scrap is worth. */
  scrapPrice: string
}

/** What figures of documents depend on besides the document itself, read before they are worked out. */
export interface Facts {
  /** The products that its lines name, by id. */
  goods: ReadonlyMap<string, Goods>
  /** What prices, discounts and delivery fees follow from. */
  pricing: PricingFacts
  /** How far a weight may be off its barem before somebody says why, in percent. */
  tolerances: Tolerances
  /** How far our scale was off in the last deliveries of its supplier, by product, in percent. */
  usualWeights: Readonly<Record<string, UsualWeight>>
  /** The day it is, and how far the books are closed. */
  period: Period
  /** Whether and how prices have VAT, and its usual rate. */
  vat: VatFacts
  /** Whether goods come from a contract only, unless somebody says why. */
  needsContract: boolean
  /** How the company works, such as whether reservations are hard. */
  settings: Settings
  /** The products of its lines by warehouse, that with the most available first. */
  available: readonly Available[]
  /** What is on hand of the products of its lines, by id, across the company and in its warehouse. */
  stocked: ReadonlyMap<string, Around>
  /** What the books expect of the goods of a count, by product, and the dong up to which nobody is asked. */
  countedStock: { goods: ReadonlyMap<string, Measured>; limit: string }
  /** Products that another open count of the same warehouse has, with its code. */
  countedElsewhere: ReadonlyMap<string, string>
  /** Whether its warehouse is in use. */
  warehouseInUse: boolean
  /** What lines of orders have reserved of goods in places, the latest first. */
  reserved: readonly Reserved[]
  /** The lines of contracts that its lines are made from, by id. */
  contractLines: ReadonlyMap<string, ContractLine>
  /** The lines of orders that its lines are made from, by id. */
  orderLines: ReadonlyMap<string, OrderLine>
  /** The weighing tickets that it has, by id. */
  tickets: ReadonlyMap<string, Ticket>
  /** The lines of orders that the lines of an invoice are made from, by id. */
  billableLines: ReadonlyMap<string, BillableLine>
  /** The lines of invoices and issues that the lines of a return are made from, by id. */
  soldLines: ReadonlyMap<string, SoldLine>
  /** The lines of the invoices whose prices it lowers, in the order of the invoices. */
  cutLines: readonly CutLine[]
  /** Numbers of returns of goods whose prices it lowered, that came later. */
  returnedSince: readonly string[]
  /** The lines of receipts that the lines of a supplier's invoice are made from, by id. */
  receivedLines: ReadonlyMap<string, ReceivedLine>
  /** The lines of the receipts whose prices a supplier lowers, in the order of the receipts. */
  receiptLines: readonly ReceivedLine[]
  /** The receipt of goods that go straight from the supplier to the customer; null where it names none. */
  directReceipt: DirectReceipt | null
  /** The receipts whose freight a supplier's invoice is for. */
  carriedReceipts: readonly CarriedReceipt[]
  /** The deliveries whose freight a supplier's invoice is for. */
  carriedIssues: readonly CarriedIssue[]
  /** The receipt whose goods an expense is a cost of; null where it names none. */
  costedReceipt: CarriedReceipt | null
  /** What the customer of the document owes. */
  receivable: Receivable
  /** What a sale on credit to the customer is decided by; null where nobody has to ask. */
  credit: Credit | null
  /** The documents of the customer of which something is open, those due first before others. */
  openItems: readonly OpenItem[]
  /** The invoices of what was taken in exchange for goods of a return, which its credit pays. */
  exchanged: readonly string[]
  /** What a payment is set off against, by itself and not by those that it pays. */
  allocated: readonly Allocated[]
  /** Of the numbers and customers of its lines, those that another batch in force has taken over already. */
  openedBefore: readonly OpenedBefore[]
  /** The customer who pays at once and never owes; null where there is none, and while the money is being received. */
  walkIn: string | null
  /** What the customer hands over with an invoice, in dong; of cash beyond what is due, the rest goes back. */
  paidAtOnce: { amount: string; isCash: boolean } | null
  /** Serials and numbers of VAT invoices that are issued of the document. */
  vatInvoices: readonly string[]
  /** Numbers of claims and settled prices that were posted later of lines of receipts that a document is about. */
  pricedSince: readonly string[]
  /** Whose order a deposit is for, or whose contract an advance. */
  paidOrder: { partyId: string | null } | null
  /** The supplier of a payment or an invoice, whether a bank can pay to them, and their tax code. */
  payee: { name: string; hasAccount: boolean; taxCode: string | null } | null
  /** The customer of a set-off. */
  payer: { taxCode: string | null } | null
  /** Of the funds of its lines, those that another batch in force has opened, with its number. */
  openedFunds: ReadonlyMap<string, string>
  /** The day on which funds of the document begin, as `yyyy-mm-dd`; of those that no batch in force has opened none. */
  fundOpenings: ReadonlyMap<string, string>
  /** What the book of its fund says at the end of its day, and the difference up to which nobody is asked; dong. */
  till: { booked: string; limit: string } | null
  /** The documents of the supplier of which something is open, those due first before others. */
  openPayables: readonly OpenItem[]
  /** The employee whom a document is about: whether they work here, and the id of their account, if they have one. */
  employee: { isActive: boolean; userId: string | null } | null
  /** The ticket that a slip pays, with what other slips have paid of it, in dong; null where it pays none. */
  ticket: { type: string; employeeId: string; total: string; paid: string } | null
  /** The slip whose money comes back, with what of it came back before, in dong; null where none is named. */
  slip: { type: string; employeeId: string; total: string; returned: string } | null
  /**
   * The most that one seller sold on one day, of what the document pays in cash, or that cash pays them on one day,
   * with tax; and from how much on VAT is at risk. Dong; null where no cash pays a purchase.
   */
  cashTowards: { amount: string; limit: string } | null
  /** The advances and claims of the employee of which something is open, those due first before others. */
  openAdvances: readonly OpenItem[]
  /**
   * Since which day receipts owe, as `yyyy-mm-dd`, null while they owe nothing; and days after a receipt
   * by which its goods and its freight are to be paid.
   */
  payableTerms: { since: string | null; goods: number; freight: number }
  /** The fund of the document, else that of its payment method, with whether it is cash or an account. */
  fund: { id: string; kind: 'cash' | 'bank' } | null
}

export type FactName = keyof Facts
