import { act, superAdmin } from '#tests/support/documents/lives'
import { orderBody } from '#tests/support/documents/orders'
import { signIn } from '#tests/support/client'

type Row = Record<string, any> & { id: string; version: number }

export const userId = async (): Promise<string> => (await (await superAdmin()).get('/User/profile')).body.data.id

async function answered(answer: Promise<{ status: number; body: any }>): Promise<Row> {
  const { status, body } = await answer
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}

const customerOf = async () => String((await orderBody(null)).customerId)

/** The draft of an order that leaves from a warehouse, with these lines at a price by the piece. */
export async function draftFrom(
  exportingWarehouseId: string,
  lines: readonly object[],
  more: object = {},
): Promise<Row> {
  const body = {
    ...(await orderBody(await userId(), '2026-01-20')),
    exportingWarehouseId,
    discount: '0',
    lines: lines.map((line) => ({ priceType: 'piece', salePrice: '200000', ...line })),
    ...more,
  }
  const client = await superAdmin()
  return answered(client.post('/sales-orders', { ...body, receivingDate: '2026-02-20' }))
}

/** The same, waiting for its approval. */
export const orderedFrom = async (...given: Parameters<typeof draftFrom>): Promise<Row> =>
  answered(act(await signIn('superadmin'), 'sales-orders', await draftFrom(...given), 'request'))

/** The same, approved. */
export const sellingOrder = async (...given: Parameters<typeof orderedFrom>): Promise<Row> =>
  answered(act(await signIn('superadmin'), 'sales-orders', await orderedFrom(...given), 'approve'))

/** The draft of an issue. */
export const issue = async (warehouseId: string, lines: readonly object[], more: object = {}): Promise<Row> =>
  answered(
    (await superAdmin()).post('/warehouse-issues', {
      customerId: await customerOf(),
      documentDate: '2026-02-01',
      warehouseId,
      officerId: await userId(),
      driverName: 'Đỗ Văn Tải',
      expectedExportDate: '2026-02-01',
      expectedReceiveDate: '2026-02-01',
      lines,
      ...more,
    }),
  )

/** Asks for an issue that names nobody, which posts it. */
export const leave = async (row: Row) => act(await signIn('superadmin'), 'warehouse-issues', row, 'request')

export const issued = async (...given: Parameters<typeof issue>): Promise<Row> => answered(leave(await issue(...given)))
