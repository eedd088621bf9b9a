import { act, superAdmin } from '#tests/support/documents/lives'
import { signIn } from '#tests/support/client'
import { created, resourceOf } from '#tests/support/samples'

type Row = Record<string, any> & { id: string; version: number }

let supplier: Promise<string> | null = null
const supplierId = () => (supplier ??= created(resourceOf('suppliers')).then(({ id }) => id))

const userId = async (): Promise<string> => (await (await superAdmin()).get('/User/profile')).body.data.id

async function answered(answer: Promise<{ status: number; body: any }>): Promise<Row> {
  const { status, body } = await answer
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}

/** Takes a step with a document as the super admin; the answer as it is. */
export const take = async (resource: string, row: Row, action: string, body: object = {}) =>
  act(await signIn('superadmin'), resource, row, action, body)

/** The same, which has to succeed. */
export const taken = (...step: Parameters<typeof take>): Promise<Row> => answered(take(...step))

/** A contract that is approved, with these lines. */
export async function contract(lines: readonly object[], more: object = {}): Promise<Row> {
  const client = await superAdmin()
  const approverId = await userId()
  const row = await answered(
    client.post('/purchase-contracts', {
      supplierId: await supplierId(),
      contractDate: '2026-01-02',
      approverId,
      lines,
      ...more,
    }),
  )
  return taken('purchase-contracts', await taken('purchase-contracts', row, 'request'), 'approve')
}

/** A line of a contract for so many pieces, paid by the kilogram on the scale. */
export const bought = (productId: string, quantity: string | null, more: object = {}) => ({
  productId,
  quantity,
  quantityUnit: 'piece',
  priceType: 'actual_kg',
  unitPrice: '14500',
  ...more,
})

/** The body of a receipt. */
export const receiptBody = async (warehouseId: string, lines: readonly object[], more: object = {}) => ({
  supplierId: await supplierId(),
  documentDate: '2026-02-01',
  warehouseId,
  receivingOfficerId: await userId(),
  driverName: 'Phạm Văn Mẫu',
  licencePlate: '15C-000.01',
  expectedExportDate: '2026-02-01',
  expectedReceiveDate: '2026-02-01',
  lines,
  ...more,
})

export const receipt = async (...given: Parameters<typeof receiptBody>): Promise<Row> =>
  answered((await superAdmin()).post('/warehouse-receipts', await receiptBody(...given)))

/** Asks for a receipt that names nobody, which posts it. */
export const receive = async (row: Row, body: object = {}) => take('warehouse-receipts', row, 'request', body)

export const received = async (...given: Parameters<typeof receiptBody>): Promise<Row> =>
  answered(receive(await receipt(...given)))

/** The fields and rules of a refusal. */
export const refused = ({ body }: { body: any }): string[] =>
  body.errors.map(({ field, rule }: { field: string; rule: string }) => `${field}:${rule}`)
