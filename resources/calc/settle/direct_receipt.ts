/** Goods of one product that a receipt brought, in pieces, kg and whole dong without tax, and what has left of them. */
export interface DirectGoods {
  productId: string
  pieces: string
  actualKg: string
  /** What was paid for them and for their way. */
  value: string
  issued: { pieces: string; actualKg: string; value: string }
}

/** A receipt of goods that went straight from the supplier to the customer. */
export interface DirectReceipt {
  code: string
  status: string
  documentDate: string
  supplierId: string | null
  warehouseId: string
  goods: readonly DirectGoods[]
}
