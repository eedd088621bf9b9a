import { randomUUID } from 'node:crypto'
import { call, signIn } from '#tests/support/client'
import type { Served } from './served.ts'

export type Row = Record<string, any> & { id: string; version: number }

/** People who move goods by the test document `stock-moves`, and what its ledger has of it. */
export function stockMoving(held: Served) {
  const as = async (account: string, language = 'en') => {
    const { url } = held.server
    const token = await signIn(account, 'DONGA', url)
    const send = (method: string, path: string, body?: object, key: string = randomUUID()) =>
      call(method, path, { token, url, body, headers: { 'idempotency-key': key, 'accept-language': language } })
    return {
      send,
      act: (row: Row, action: string, body: object = {}, key?: string) =>
        send('POST', `/stock-moves/${row.id}/${action}`, { version: row.version, ...body }, key),
      decide: (rows: Row[]) =>
        send('POST', '/approvals/decide', {
          decision: 'approve',
          items: rows.map(({ id, version }) => ({ resource: 'stock-moves', id, version })),
        }),
      now: async ({ id }: Row): Promise<Row> => (await send('GET', `/stock-moves/${id}`)).body,
    }
  }
  const clerk = () => as('superadmin')
  const rowsOf = async (text: string, values: unknown[] = []): Promise<any[]> =>
    (await held.db.query(text, values)).rows
  const idIn = async (table: string, condition = 'true', values: unknown[] = []): Promise<string> => {
    const [row] = await rowsOf(
      `select r.id from ${table} r join tenants t using (tenant_id) where t.code = 'DONGA' and ${condition}
        order by r.id limit 1`,
      values,
    )
    return row.id
  }

  const used: string[] = []
  /** A product that nothing was posted of. */
  const product = async () => {
    const fresh = 'not exists (select from stock_entries e where e.product_id = r.id) and not r.id = any ($1)'
    const id = await idIn('products', fresh, [used])
    used.push(id)
    return id
  }
  const move = async (direction: 'in' | 'out', lines: [string, string, string?][], approver = false): Promise<Row> => {
    const { send } = await clerk()
    const warehouseId = await idIn('warehouses')
    const approverId = approver ? await idIn('users', `r.username = 'superadmin'`) : null
    const { status, body } = await send('POST', '/stock-moves', {
      direction,
      warehouseId,
      approverId,
      keeper: 'Thủ kho',
      lines: lines.map(([productId, quantity, amount = '0']) => ({ productId, quantity, amount })),
    })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body
  }
  /** A document that was sent for approval; without an approver it is approved at once. */
  const asked = async (...given: Parameters<typeof move>): Promise<Row> => {
    const row = await move(...given)
    const { status, body } = await (await clerk()).act(row, 'request')
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body
  }
  /** Lets a second person decide after the first, as a step of a workflow does. */
  const askAlso = async ({ approval }: Row) =>
    held.db.query(
      `with asked as (update approval_tasks set needed = 2 where instance_id = $1 returning *)
        insert into approval_tasks (tenant_id, id, instance_id, node, round, step, needed, assignee_id, status)
        select tenant_id, gen_random_uuid(), instance_id, node, round, step, needed, $2, status from asked`,
      [approval.id, await idIn('users', `r.username = 'quantri.demo'`)],
    )
  const entriesOf = ({ id }: Row) =>
    rowsOf('select action, kind, pieces, value from stock_entries where document_id = $1 order by seq', [id])
  /** Pieces and dong of the entries of a document. */
  const posted = async (row: Row) => (await entriesOf(row)).map(({ pieces, value }) => [Number(pieces), Number(value)])
  /** The number of a document within its period. */
  const place = ({ code }: Row) => Number(code.slice(-4))
  return { as, clerk, rowsOf, product, move, asked, askAlso, posted, place }
}
