import type { Ledger } from '@barem/resources/kit'
import { ledgers } from '@barem/resources/ledgers'
import { proofStatements } from '#app/posting/proof_statements'
import { bar } from '#tests/support/bar'
import { signIn, tenantId } from '#tests/support/client'
import { act, superAdmin } from '#tests/support/documents/lives'
import { created, resourceOf, sample } from '#tests/support/samples'
import { onDatabase } from '#tests/support/server'

export const company = () => tenantId('DONGA')

/** The id of a new bar of 18.486 kg by barem, and that of a new warehouse. */
export const product = async (more: object = {}) => String((await bar(more)).id)
export const warehouse = async (more: object = {}) => {
  const resource = resourceOf('warehouses')
  return String((await created(resource, { ...(await sample(resource)), ...more })).id)
}

/** A draft of opening stock. */
export const opening = async (warehouseId: string, lines: readonly object[], more: object = {}) => {
  const client = await superAdmin()
  const answer = await client.post('/opening-stocks', { openedOn: '2026-01-01', warehouseId, lines, ...more })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

/** Takes a step with a document as the super admin. */
export const step = async (row: { id: string; version: number }, action: string, body: object = {}) =>
  act(await signIn('superadmin'), 'opening-stocks', row, action, body)

/** Opening stock that is posted. */
export const posted = async (...given: Parameters<typeof opening>) => {
  const { status, body } = await step(await opening(...given), 'post')
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

type Row = Record<string, string | null>

const rows = async (text: string, values: unknown[]): Promise<Row[]> => {
  const own = await company()
  return onDatabase(async (client) => {
    await client.query(`select set_config('app.tenant_id', $1, false)`, [own])
    return (await client.query(text, values)).rows
  })
}

/** Pieces, kg on the scale, kg by barem and dong of a product, across the company. */
export const onHand = async (productId: string): Promise<string[]> => {
  const [row] = await rows('select pieces, actual_kg, barem_kg, value from stock_by_product where product_id = $1', [
    productId,
  ])
  return Object.values(row ?? {}).map(String)
}

/** Pieces, kg on the scale and kg by barem of a product in a warehouse. */
export const inWarehouse = async (productId: string, warehouseId: string): Promise<string[]> => {
  const [row] = await rows(
    'select pieces, actual_kg, barem_kg from stock_by_product_warehouse where product_id = $1 and warehouse_id = $2',
    [productId, warehouseId],
  )
  return Object.values(row ?? {}).map(String)
}

/** The entries of a product in their order. */
export const entriesOf = (productId: string): Promise<Row[]> =>
  rows('select *, date::text as day from stock_entries where product_id = $1 order by seq', [productId])

/** Pieces of a product that are reserved, by warehouse. */
export const reservationsOf = async (productId: string): Promise<(string | null)[]> =>
  (await rows('select pieces from reservations_by_product_warehouse where product_id = $1', [productId])).map(
    ({ pieces }) => pieces!,
  )

/** What of a ledger differs from its entries: nothing, ever. */
export const faults = async (ledger: Ledger = ledgers.stock): Promise<string[]> => {
  const found: string[] = []
  for (const { what, balance, text } of proofStatements(ledger))
    for (const keys of await rows(text, [])) found.push(`${what} of ${balance.name} at ${JSON.stringify(keys)}`)
  return found
}

/** Takes pieces of a product away, each at its part of what is on hand, as an issue does. */
export const takeAway = async (
  productId: string,
  warehouseId: string,
  pieces: string,
  day = '2026-10-01',
): Promise<void> => {
  const own = await company()
  await onDatabase(async (client) => {
    await client.query(`select set_config('app.tenant_id', $1, false)`, [own])
    const part = ['actual_kg', 'barem_kg', 'value'].map(
      (name) => `${name} = round(${name} * (pieces - $2) / pieces, ${name === 'value' ? 0 : 3})`,
    )
    const set = `${part.join(', ')}, pieces = pieces - $2`
    const measured = set.replace(/value = [^,]+, \d\), /, '')
    await client.query(`update stock_by_product set ${set}, seq = seq + 1 where product_id = $1`, [productId, pieces])
    await client.query(
      `update stock_by_product_warehouse set ${measured} where product_id = $1 and warehouse_id = $3`,
      [productId, pieces, warehouseId],
    )
    await client.query(
      `insert into stock_entries (tenant_id, id, posting_id, document, document_id, action, kind, date, seq, created_at,
          product_id, warehouse_id, pieces, actual_kg, barem_kg, value, by_product_pieces, by_product_actual_kg,
          by_product_barem_kg, by_product_value, by_product_warehouse_pieces, by_product_warehouse_actual_kg,
          by_product_warehouse_barem_kg)
        select e.tenant_id, gen_random_uuid(), gen_random_uuid(), 'issues', gen_random_uuid(), 'post', 'issue',
          $4::date, b.seq, clock_timestamp(), e.product_id, e.warehouse_id, -$3::numeric,
          b.actual_kg - e.by_product_actual_kg, b.barem_kg - e.by_product_barem_kg, b.value - e.by_product_value,
          b.pieces, b.actual_kg, b.barem_kg, b.value, w.pieces, w.actual_kg, w.barem_kg
        from stock_entries e join stock_by_product b using (tenant_id, product_id)
          join stock_by_product_warehouse w using (tenant_id, product_id, warehouse_id)
        where e.product_id = $1 and e.warehouse_id = $2 and e.seq = b.seq - 1`,
      [productId, warehouseId, pieces, day],
    )
  })
}
