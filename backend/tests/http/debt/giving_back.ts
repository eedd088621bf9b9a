import { act, superAdmin } from '#tests/support/documents/lives'
import { signIn } from '#tests/support/client'
import { userId } from '../stock/issuing.ts'
import { answered, type Row } from './owing.ts'

/** The answer to the draft of a return of pieces of the first line of a receipt to its supplier. */
export const giveBack = async (receipt: Row, quantity: string, more: Record<string, unknown> = {}) => {
  const [{ id: receiptLineId, productId }] = receipt.lines
  const documentDate = more.documentDate ?? '2026-02-04'
  return (await superAdmin()).post('/warehouse-issues', {
    ...{ purpose: 'supplier_return', receiptId: receipt.id, supplierId: receipt.supplierId },
    ...{ warehouseId: receipt.warehouseId, officerId: await userId(), driverName: 'Đỗ Văn Tải', documentDate },
    ...{ expectedExportDate: documentDate, expectedReceiveDate: documentDate },
    lines: [{ productId, receiptLineId, quantity }],
    ...more,
  })
}

/** Posts the draft of a return. */
export const send = async (row: Row) => act(await signIn('superadmin'), 'warehouse-issues', row, 'request')

/** The answer to a return that is posted at once. */
export const goBack = async (...given: Parameters<typeof giveBack>) => send(await answered(giveBack(...given)))

export const givenBack = async (...given: Parameters<typeof giveBack>): Promise<Row> => answered(goBack(...given))
