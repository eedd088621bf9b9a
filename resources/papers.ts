/**
 * The papers that documents are printed as, by name. Each of these is drawn in `admin/src/domains`, and registered
 * there. One that no domain draws is printed as the definition of its document says.
 */
export const papers = {
  /** A sales order: its goods with prices, weights and totals. */
  order: true,
  /** What leaves the warehouse, to be signed by who receives it. */
  deliveryNote: true,
  /** A quotation, with the day until which its prices hold. */
  quotation: true,
  /** A purchase contract with its terms. */
  contract: true,
  /** An invoice: what was issued, what is to be paid and by when. It does not replace a VAT invoice. */
  invoice: true,
  /** Goods that a customer brought back, with their reason and what is credited for them. */
  returnNote: true,
  /** The same goods as the keeper receives them (01-VT), without prices. */
  goodsBack: true,
  /** A voucher of money that came in (01-TT) or went out (02-TT), with its amount in words. */
  receiptVoucher: true,
  /** The same of money that is no debt, such as rent or interest. */
  otherVoucher: true,
  /** A payment slip (02-TT): money that an employee gets, with its amount in words. */
  paymentSlip: true,
  /** An advance that an employee asks for (03-TT), or what they spent, with (04-TT) or without one (05-TT). */
  expenseTicket: true,
  /** Debts of both sides that were set off against each other, for both to sign. */
  offsetRecord: true,
  /** The count of a till (08a-TT): its notes, and what differs from its book. */
  fundCount: true,
  /** Goods received (01-VT): what the supplier declared beside what was received. */
  goodsReceipt: true,
  /** Goods that were inspected as they came (03-VT): kg that are paid beside those on our scale. */
  inspection: true,
  /** Goods issued (02-VT): what was asked for beside what left. */
  goodsIssue: true,
  /** The delivery note of an issue: it shows no prices, and the recipient of the goods signs it. */
  issueNote: true,
  /** Goods that are missing, were found or are damaged. */
  stockAdjustment: true,
  /** Goods that were counted (05-VT): what lies there beside what the books expect. */
  stockCount: true,
  /** What bars were cut into. */
  stockCutting: true,
  /** A truck that was weighed twice. */
  weighingTicket: true,
} as const

/** The names of papers; a module with papers of its own declares them here. */
export interface Papers extends Readonly<typeof papers> {}
export type PaperName = keyof Papers
