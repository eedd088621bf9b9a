import { test } from '@japa/runner'
import ExcelJS from 'exceljs'
import { dayInVietnam, yearBefore } from '@barem/resources/kit'
import { call, signIn } from '#tests/support/client'
import { orderBody, seller } from '#tests/support/documents/orders'
import { created, fresh, resourceOf, sample } from '#tests/support/samples'
import { onDatabase, server } from '#tests/support/server'

const token = () => signIn('superadmin')

/** The codes that a sheet has. */
async function codesIn(file: ArrayBuffer): Promise<string[]> {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(file)
  const [sheet] = workbook.worksheets
  const heads = sheet!.getRow(1).values as string[]
  const place = heads.findIndex((head) => /^(Số đơn hàng|Mã khách hàng|Order number|Customer code)/.test(head))
  return (sheet!.getColumn(place).values as string[]).slice(2)
}

const download = async (path: string) =>
  (await fetch(`${server().url}/v1.0/${path}`, { headers: { authorization: `Bearer ${await token()}` } })).arrayBuffer()

/** What `GET` exports, and what the call of the specification does, which has to be the same. */
async function exported(resource: string, query: Record<string, string>): Promise<string[]> {
  const got = await codesIn(await download(`${resource}/export?${new URLSearchParams(query)}`))
  const { body } = await call('POST', `/Export/${resource}`, { token: await token(), body: query })
  const kept = await codesIn(await download(`File/${body.data.filePath}`))
  if (got.join() !== kept.join()) throw new Error(`${got.join()} and ${kept.join()}`)
  return got.sort()
}

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

test.group('exports without dates', () => {
  const today = dayInVietnam(new Date())
  const edge = yearBefore(today)

  test('take documents of the past year by their own date', async ({ assert }) => {
    const person = await seller()
    const mark = `XN${fresh()}`
    const made: Record<string, string> = {}
    for (const day of [today, edge, daysAfter(edge, -1)]) {
      const body = { ...(await orderBody(null, day)), contractNumber: mark }
      made[day] = (await person.api.post('/sales-orders', body)).body.code
    }
    const [latest, first, older] = Object.values(made) as [string, string, string]
    assert.deepEqual(await exported('sales-orders', { q: mark }), [latest, first].sort())
    assert.deepEqual(await exported('sales-orders', { q: mark, _range: 'year' }), [latest, first].sort())
    assert.deepEqual(await exported('sales-orders', { q: mark, _range: 'all' }), [latest, first, older].sort())
    assert.deepEqual(await exported('sales-orders', { q: mark, orderDate_lte: edge }), [first, older].sort())
    assert.deepEqual(await exported('sales-orders', { q: mark, createdAt_gte: today }), [latest, first, older].sort())
    const [row] = (await person.api.get(`/sales-orders?q=${mark}&orderDate=${daysAfter(edge, -1)}`)).body
    assert.deepEqual(await exported('sales-orders', { id: row.id }), [older], 'what is named comes whatever its date')
  })

  test('take master data whole', async ({ assert }) => {
    const customers = resourceOf('customers')
    const name = `Khách lâu năm ${fresh()}`
    const row = await created(customers, { ...(await sample(customers, 'DONGA', 'required')), name })
    await onDatabase((client) =>
      client.query(`update customers set created_at = now() - interval '3 years' where id = $1`, [row.id]),
    )
    assert.deepEqual(await exported('customers', { name }), [row.code])
  })

  test('know no other range', async ({ assert }) => {
    const { status, body } = await call('POST', '/Export/sales-orders', {
      token: await token(),
      body: { _range: 'decade' },
    })
    assert.deepEqual([status, body.errors[0].field, body.errors[0].rule], [400, '_range', 'enum'])
  })
})
