import { test } from '@japa/runner'
import { areas, type Level } from '@barem/resources/areas'
import { registry } from '@barem/resources'
import { lineFieldsOf, lineResource, type AnyResource, type Field } from '@barem/resources/kit'
import { api } from '#tests/support/client'
import { superAdmin } from '#tests/support/documents/lives'
import { entered, newPerson, newRole } from '#tests/support/people'
import { created, resourceOf, sample, target } from '#tests/support/samples'
import { product } from '../stock/stock.ts'

type Row = Record<string, any> & { id: string; version: number }

/** Somebody who may do everything but see costs, what is bought, and prices of invoices. */
const blind = async () => {
  const held = Object.values(areas).filter(
    (area) => ![areas.costPrice, areas.purchaseContract, areas.invoice].includes(area as never),
  )
  const role = await newRole(held.map((area): [never, Level] => [area as never, 'f']))
  return api((await entered(await newPerson(role))).token)
}

const fieldsOf = (fields: object) => Object.entries(fields) as [string, Field][]

/** Definitions with lines that have a value that follows others. */
const followed = (Object.values(registry) as unknown as AnyResource[]).flatMap((resource) =>
  lineFieldsOf(resource).flatMap((lines) => {
    const { fields } = lineResource(resource, lines)
    const names = fieldsOf(fields).flatMap(([name, { follows }]) => (follows ? [name] : []))
    return names.length > 0 ? [{ resource, lines, fields, names }] : []
  }),
)

/** Another value of a visible field than a line has; undefined for types that a line of goods does not change by. */
async function otherOf(field: Field, value: unknown): Promise<unknown> {
  if (field.type === 'belongsTo') return field.to === 'products' ? product() : undefined
  if (field.type === 'select') return field.choices.find((choice) => choice !== value)
  if (field.type === 'boolean') return !value
  if (field.type === 'text' || field.type === 'longText') return 'Khác'
  if (field.type === 'percent') return '5'
  return 'scale' in field ? String(Number(value ?? '0') + 1) : undefined
}

const stored = async (name: string, id: string): Promise<Row> => (await (await superAdmin()).get(`/${name}/${id}`)).body

/** What a document must be for its lines to keep the value: what is lost leaves at the average, whatever is typed. */
const KEEPING: Readonly<Record<string, object>> = {
  'stock-adjustments': { kind: 'found' },
  // Only goods without an invoice have a price that is typed.
  returns: { basis: 'none' },
}

/** A draft of a document, with a price of its own on its line where there is one to be of. */
async function drafted({ resource, lines, names, fields }: (typeof followed)[number]): Promise<Row> {
  const body = { ...(await sample(resource, 'DONGA', 'required')), ...KEEPING[resource.name] }
  const priced = Object.fromEntries(names.map((name) => [name, fields[name]!.type === 'percent' ? '5' : '14000']))
  const own = {
    ...{ productId: await product({ allowCut: true }), quantity: '10', actualWeight: '180', statedWeight: '180' },
    ...{ priceType: 'actual_kg', ownPriceType: 'piece', salePrice: '15500' },
  }
  const line = Object.fromEntries(Object.entries(own).filter(([name]) => fields[name] && !fields[name].readOnly))
  return (await created(resource, { ...body, [lines]: [{ ...line, ...priced }] })) as Row
}

test.group('a value that its writer may not see', () => {
  for (const of of followed)
    test(`stays with no other ${of.resource.name}, whatever of a line is changed`, async ({ assert }) => {
      const { resource, lines, fields, names } = of
      const client = await blind()
      const visible = fieldsOf(fields).filter(([, { area, readOnly }]) => area === null && !readOnly)
      const tried: string[] = []
      for (const [changed, field] of visible) {
        const row = await drafted(of)
        const [line] = (await stored(resource.name, row.id))[lines]
        const value = await otherOf(field, line[changed])
        if (value === undefined) continue
        const seen = (await client.get(`/${resource.name}/${row.id}`)).body
        const writable = Object.fromEntries(visible.map(([name]) => [name, seen[lines][0][name] ?? null]))
        const { status, body } = await client.patch(`/${resource.name}/${row.id}`, {
          version: seen.version,
          [lines]: [{ ...writable, id: line.id, [changed]: value }],
        })
        // What a line cannot be is refused, and changes nothing.
        if (status === 400 || status === 422) continue
        assert.equal(status, 200, `${changed}: ${JSON.stringify(body)}`)
        tried.push(changed)
        const [after] = (await stored(resource.name, row.id))[lines]
        for (const name of names) {
          const { follows, per } = fields[name] as Extract<Field, { type: 'money' }>
          const isOther = follows!.includes(changed) || per === changed
          if (isOther) assert.notEqual(after[name], line[name], `${name} stays as ${changed} changes`)
          else assert.equal(after[name], line[name], `${name} changes with ${changed}`)
        }
      }
      const usual = ['productId', 'quantity', 'priceType'].filter((name) => fields[name]?.readOnly === false)
      assert.includeMembers(tried, usual)
    }).timeout(60_000)
})

const PRICED = { quantity: '100', actualWeight: '1800', priceType: 'actual_kg', unitPrice: '14000' }

test.group('a price that a keeper may not see', () => {
  const receipt = async () =>
    (await created(resourceOf('warehouse-receipts'), {
      ...(await sample(resourceOf('warehouse-receipts'), 'DONGA', 'required')),
      lines: [{ ...PRICED, productId: await product() }],
    })) as Row

  /** A change of its line by a keeper, and the line as somebody sees it who may. */
  const changed = async (row: Row, line: object) => {
    const client = await blind()
    const body = { version: row.version, lines: [{ id: row.lines[0].id, ...line }] }
    const { status } = await client.patch(`/warehouse-receipts/${row.id}`, body)
    return { status, row: await stored('warehouse-receipts', row.id), client }
  }

  test('is not that of other goods: it is empty, and marked for those who may see prices', async ({ assert }) => {
    const row = await receipt()
    assert.deepEqual([row.lines[0].amount, row.unpriced], ['25200000', false])
    const { status, row: after, client } = await changed(row, { productId: await product() })
    assert.equal(status, 200)
    assert.deepEqual([after.lines[0].unitPrice, after.lines[0].amount, after.unpriced], [null, null, true])
    const admin = await superAdmin()
    const ids = async (mark: boolean) =>
      (await admin.get(`/warehouse-receipts?unpriced=${mark}&id=${row.id}`)).body.map(({ id }: Row) => id)
    assert.deepEqual([await ids(true), await ids(false)], [[row.id], []])
    assert.notProperty((await client.get(`/warehouse-receipts/${row.id}`)).body, 'unpriced')
    assert.equal((await client.get('/warehouse-receipts?unpriced=true')).status, 400)
    const { body } = await admin.patch(`/warehouse-receipts/${row.id}`, {
      version: after.version,
      lines: [{ id: row.lines[0].id, unitPrice: '15000' }],
    })
    assert.deepEqual([body.lines[0].amount, body.unpriced], ['27000000', false])
  })

  test('is for what the price type says: a kg becomes a bar, and back', async ({ assert }) => {
    const row = await receipt()
    const { row: after } = await changed(row, { priceType: 'piece' })
    assert.deepEqual([after.lines[0].unitPrice, after.lines[0].amount], ['258804.00', '25880400'])
    const { row: back } = await changed(after, { priceType: 'actual_kg' })
    assert.equal(back.lines[0].unitPrice, '14000.00')
  })

  test('stays where nothing is changed that it is of', async ({ assert }) => {
    const row = await receipt()
    const { row: after } = await changed(row, { quantity: '90', actualWeight: '1700', note: 'Đếm lại' })
    assert.deepEqual([after.lines[0].unitPrice, after.lines[0].amount], ['14000.00', '23800000'])
  })

  test('of a product follows its price type, and of an order its supplier', async ({ assert }) => {
    const [admin, client] = [await superAdmin(), await blind()]
    const productId = await product({ priceType: 'barem_kg', costPrice: '14500' })
    const before = (await admin.get(`/products/${productId}`)).body
    const { status } = await client.patch(`/products/${productId}`, { version: before.version, priceType: 'piece' })
    assert.equal(status, 200)
    assert.equal((await admin.get(`/products/${productId}`)).body.costPrice, '268047.00')

    const direct = { source: 'supplier_direct', exportingWarehouseId: undefined }
    const order = await created(resourceOf('sales-orders'), {
      ...(await sample(resourceOf('sales-orders'))),
      ...{ ...direct, supplierId: await target('suppliers'), sourcePrice: '14000' },
    })
    const other = await created(resourceOf('suppliers'))
    const change = { version: order.version, supplierId: other.id }
    assert.equal((await client.patch(`/sales-orders/${order.id}`, change)).status, 200)
    const { sourcePrice, unpriced } = await stored('sales-orders', order.id as string)
    assert.deepEqual([sourcePrice, unpriced], [null, true])
  })
})
