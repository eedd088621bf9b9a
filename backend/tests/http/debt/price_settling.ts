import { superAdmin } from '#tests/support/documents/lives'
import { answered, take, type Row } from './owing.ts'

/** The draft of a document that settles the prices of all lines of a receipt, at one price. */
export const settlementOf = async (receipt: Row, unitPrice: string, more: object = {}): Promise<Row> =>
  answered(
    (await superAdmin()).post('/price-settlements', {
      ...{ receiptId: receipt.id, supplierId: receipt.supplierId, documentDate: '2026-02-03' },
      lines: receipt.lines.map(({ id, productId }: Row) => ({ receiptLineId: id, productId, unitPrice })),
      ...more,
    }),
  )

export const settle = (row: Row) => take('price-settlements', row, 'request')

export const settledAt = async (...given: Parameters<typeof settlementOf>): Promise<Row> =>
  answered(settle(await settlementOf(...given)))
