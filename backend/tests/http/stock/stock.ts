import { ledgers } from '@barem/resources/ledgers'
import { proofStatements } from '#app/posting/proof_statements'
import { bar } from '#tests/support/bar'
import { signIn, tenantId } from '#tests/support/client'
import { act, superAdmin } from '#tests/support/documents/lives'
import { created, resourceOf } from '#tests/support/samples'
import { onDatabase } from '#tests/support/server'

export const company = () => tenantId('DONGA')

/** The id of a new bar of 18.486 kg by barem, and that of a new warehouse. */
export const product = async (more: object = {}) => String((await bar(more)).id)
export const warehouse = async () => String((await created(resourceOf('warehouses'))).id)

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

/** What of the ledger differs from its entries: nothing, ever. */
export const faults = async (): Promise<string[]> => {
  const found: string[] = []
  for (const { what, balance, text } of proofStatements(ledgers.stock))
    for (const keys of await rows(text, [])) found.push(`${what} of ${balance.name} at ${JSON.stringify(keys)}`)
  return found
}
