import { createServer } from 'node:http'
import { randomUUID } from 'node:crypto'
import pg from 'pg'

/**
 * The baseline: node:http and pg with nothing between, on the same rows of the same database.
 * Counts with count(*), searches with ilike, checks nothing.
 */
const [url, tenantId, customerTypeId] = process.argv.slice(2) as [string, string, string]
const pool = new pg.Pool({ connectionString: url, max: 20 })

async function body(request: AsyncIterable<Buffer>): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString())
}

const list = async (q: string | null) => {
  const where = q === null ? 'tenant_id = $1' : 'tenant_id = $1 and name ilike $2'
  const values = q === null ? [tenantId] : [tenantId, `%${q}%`]
  const [rows, total] = await Promise.all([
    pool.query(`select * from customers where ${where} order by created_at desc limit 10`, values),
    pool.query(`select count(*)::int as total from customers where ${where}`, values),
  ])
  return { rows: rows.rows, total: total.rows[0].total as number }
}

const insert = `insert into customers (tenant_id, id, code, name, abbreviated_name, customer_type_id, status, phone,
  contact_person, contact_phone, company_address, bank_account_number, bank_name, also_supplier)
  values ($1, $2, $3, $4, $5, $6, 'active', $7, $8, $9, $10, $11, $12, 'no') returning *`

const insertOrder = `insert into sales_orders (tenant_id, id, code, customer_id, order_date, receiving_date,
  shipping_address, source, exporting_warehouse_id, calculation_method, discount_source, shipping_fee, total,
  grand_total, status, revision)
  values ($1, $2, $3, $4, $5, $6, $7, 'warehouse', $8, 'barem_kg', 'policy', $9, 0, 0, 'draft', 0) returning *`
const insertLines = `insert into sales_orders_lines (tenant_id, id, owner_id, position, product_id, quantity,
  price_type, sale_price, unit_price)
  select $1, gen_random_uuid(), $2, row_number() over (), "productId", quantity, "priceType", "salePrice", "salePrice"
  from jsonb_to_recordset($3) as x("productId" uuid, quantity numeric, "priceType" text, "salePrice" numeric)
    returning *`

/** An order as it is sent, in one transaction: two statements, nothing computed, nothing looked up. */
async function order(o: Record<string, unknown>) {
  const client = await pool.connect()
  try {
    const id = randomUUID()
    await client.query('begin')
    const { rows } = await client.query(insertOrder, [
      tenantId,
      id,
      o.code,
      o.customerId,
      o.orderDate,
      o.receivingDate,
      o.shippingAddress,
      o.exportingWarehouseId,
      o.shippingFee,
    ])
    const lines = await client.query(insertLines, [tenantId, id, JSON.stringify(o.lines)])
    await client.query('commit')
    return { ...rows[0], lines: lines.rows }
  } finally {
    client.release()
  }
}

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url!, 'http://localhost')
  response.setHeader('content-type', 'application/json')
  if (request.method === 'POST') {
    const c = await body(request)
    if (pathname === '/orders') return response.writeHead(201).end(JSON.stringify(await order(c)))
    const { rows } = await pool.query(insert, [
      tenantId,
      randomUUID(),
      c.code,
      c.name,
      c.abbreviatedName,
      customerTypeId,
      c.phone,
      c.contactPerson,
      c.contactPhone,
      c.companyAddress,
      c.bankAccountNumber,
      c.bankName,
    ])
    return response.writeHead(201).end(JSON.stringify(rows[0]))
  }
  if (pathname !== '/customers') {
    const { rows } = await pool.query('select * from customers where tenant_id = $1 and id = $2', [
      tenantId,
      pathname.slice('/customers/'.length),
    ])
    return response.end(JSON.stringify(rows[0]))
  }
  const { rows, total } = await list(searchParams.get('q'))
  response.setHeader('X-Total-Count', total)
  response.end(JSON.stringify(rows))
})

server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }))
