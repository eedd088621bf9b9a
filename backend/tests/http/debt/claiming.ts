import { superAdmin } from '#tests/support/documents/lives'
import { answered, take, type Row } from './owing.ts'
import { receivedOf } from './supplier_invoicing.ts'

/** A receipt of 100 bars that are paid by barem, 1,848.6 kg, of which our scale shows 28.6 kg less. */
export const shortOf = (line: Record<string, string> = {}, more: Parameters<typeof receivedOf>[1] = {}) =>
  receivedOf({ priceType: 'barem_kg', actualWeight: '1820', unitPrice: '10000', ...line }, more)

/** The answer to the draft of a claim for all lines of a receipt. */
export const claim = async (receipt: Row, line: object = {}, more: object = {}) =>
  (await superAdmin()).post('/supplier-claims', {
    ...{ receiptId: receipt.id, supplierId: receipt.supplierId, documentDate: '2026-02-03' },
    lines: receipt.lines.map(({ id, productId }: Row) => ({
      ...{ receiptLineId: id, productId, shortWeight: '28.6', ...line },
    })),
    ...more,
  })

export const sentOf = async (...given: Parameters<typeof claim>): Promise<Row> =>
  answered(take('supplier-claims', await answered(claim(...given)), 'send'))

/** Takes what the supplier answers on a claim that was sent. */
export const answer = (row: Row, action = 'accept', values: object = {}, more: object = {}) =>
  take('supplier-claims', row, action, { values: { answeredOn: '2026-02-04', ...values }, ...more })

export const acceptedOf = async (receipt: Row, line: object = {}, values: object = {}): Promise<Row> =>
  answered(answer(await sentOf(receipt, line), 'accept', values))
