import { signIn } from '#tests/support/client'
import { act, superAdmin } from '#tests/support/documents/lives'
import { posted, product, warehouse } from './stock.ts'

export type Row = Record<string, any> & { id: string; version: number }

const token = () => signIn('superadmin')

/** Takes a step with a transfer as the super admin. */
export const step = async (row: Row, action: string, body: object = {}) =>
  act(await token(), 'stock-transfers', row, action, body)

/** The answer's body. @throws Error when it was refused */
export async function done(answer: Promise<{ status: number; body: any }>): Promise<Row> {
  const { status, body } = await answer
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}

/** A product, and two warehouses of which the first has 300 bars that were bought as 5,395 kg for 79,566,500 dong. */
export async function bars(): Promise<{ productId: string; from: string; to: string }> {
  const [productId, from, to] = [await product(), await warehouse(), await warehouse()]
  const line = { productId, quantity: '300', actualWeight: '5395', priceType: 'piece' }
  await posted(from, [{ ...line, unitPrice: '265221.67' }])
  return { productId, from, to }
}

/** The draft of a transfer. */
export const transfer = async (from: string, to: string, lines: readonly object[], more: object = {}): Promise<Row> =>
  done(
    (await superAdmin()).post('/stock-transfers', {
      documentDate: '2026-02-01',
      fromWarehouseId: from,
      toWarehouseId: to,
      lines,
      ...more,
    }),
  )

/** A transfer whose goods are on their way. */
export const sent = async (...given: Parameters<typeof transfer>): Promise<Row> =>
  done(step(await transfer(...given), 'send'))

/** Receives the goods of a transfer, each line with these kg. */
export const arrive = async (row: Row, kg: readonly (string | null)[], arrivedOn = '2026-02-02') =>
  step(row, 'arrive', {
    values: { arrivedOn },
    lines: row.lines.map(({ id }: Row, index: number) => ({ id, arrivedWeight: kg[index] ?? null })),
  })
