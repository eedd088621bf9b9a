import { superAdmin } from '#tests/support/documents/lives'
import { answered, take, type Row } from './owing.ts'

/** The draft of an adjustment of a debt. */
export const adjustmentOf = async (body: object): Promise<Row> =>
  answered(
    (await superAdmin()).post('/debt-adjustments', { documentDate: '2026-02-06', reason: 'Theo thỏa thuận', ...body }),
  )

/** Asks the super admin to approve it, who does. */
export async function adjusted(body: object): Promise<Row> {
  const approverId = (await (await superAdmin()).get('/User/profile')).body.data.id
  const row = await adjustmentOf({ ...body, approverId })
  return answered(take('debt-adjustments', await answered(take('debt-adjustments', row, 'request')), 'approve'))
}

/** Posts one that names nobody. */
export const request = (row: Row) => take('debt-adjustments', row, 'request')
