import { test } from '@japa/runner'
import ExcelJS from 'exceljs'
import { dayInVietnam, type AnyResource } from '@barem/resources/kit'
import { daysBetween } from '#app/resources/read/value_column'
import { ListStatements } from '#app/resources/read/list_statements'
import { parseListQuery } from '#app/resources/read/parse'
import { signIn, tenantId } from '#tests/support/client'
import { act, clerk, director, draft, superAdmin } from '#tests/support/documents/lives'
import { resourceOf } from '#tests/support/samples'
import { onDatabase, server } from '#tests/support/server'

const DAY_MS = 86_400_000
const contracts = resourceOf('purchase-contracts')

const today = () => dayInVietnam(new Date())
/** The day so many days after today, as yyyy-mm-dd. */
const dayAfter = (days: number) => new Date(Date.parse(today()) + days * DAY_MS).toISOString().slice(0, 10)
/** What an answer may say of a day, should midnight have come meanwhile. */
const daysLeft = (day: string, asked: string) =>
  [asked, today()].map((now) => (Date.parse(day) - Date.parse(now)) / DAY_MS)

const contract = async (validTo: string | null) =>
  draft(contracts, (await director(44)).userId, { validFrom: null, validTo })

test.group('days until a day', () => {
  test('are counted when a row is read: rising to 0 on the day, negative after it, empty without one', async ({
    assert,
  }) => {
    const client = await superAdmin()
    for (const days of [40, 0, -3]) {
      const [asked, day] = [today(), dayAfter(days)]
      const row = await contract(day)
      assert.include(daysLeft(day, asked), row.daysLeft, 'as it is added')
      assert.include(daysLeft(day, asked), (await client.get(`/purchase-contracts/${row.id}`)).body.daysLeft)
      const [listed] = (await client.get(`/purchase-contracts?id=${row.id}`)).body
      assert.include(daysLeft(day, asked), listed.daysLeft)
    }
    assert.isNull((await contract(null)).daysLeft)
  })

  test('of the quotation of an order are counted too', async ({ assert }) => {
    const [asked, day] = [today(), dayAfter(7)]
    const order = await draft(resourceOf('sales-orders'), (await director(19)).userId, { quotedUntil: day })
    assert.include(daysLeft(day, asked), order.quotationDaysLeft)
  })

  test('begin anew at midnight in Vietnam, whatever day it is elsewhere', async ({ assert }) => {
    const moments = ['2026-11-23T16:59:59Z', '2026-11-23T17:00:00Z', '2026-11-24T00:00:00Z', '2026-11-24T17:00:00Z']
    const columns = moments.map((moment) => daysBetween(`date '2026-11-30'`, `timestamptz '${moment}'`))
    const counted = await onDatabase(async (client) => {
      const found: unknown[] = []
      for (const zone of ['UTC', 'America/New_York', 'Asia/Ho_Chi_Minh']) {
        await client.query(`set time zone '${zone}'`)
        found.push((await client.query({ text: `select ${columns.join(', ')}`, rowMode: 'array' })).rows[0])
      }
      return found
    })
    assert.deepEqual(
      counted,
      counted.map(() => [7, 6, 6, 5]),
    )
  })

  test('sort and filter a list that has them, rows without a day last', async ({ assert }) => {
    const rows = await Promise.all([12, null, -2, 5].map((days) => contract(days === null ? null : dayAfter(days))))
    const listed: AnyResource = {
      ...contracts,
      list: { ...contracts.list, columns: [...contracts.list.columns, 'daysLeft'], filters: ['daysLeft'] },
    }
    const tenant = await tenantId('DONGA')
    const places = (query: Record<string, string>) =>
      onDatabase(async (client) => {
        await client.query(`select set_config('app.tenant_id', $1, false)`, [tenant])
        const ids = rows.map(({ id }) => id).join()
        const asked = parseListQuery(listed, { id_in: ids, _sort: 'daysLeft', ...query })
        const { text, values } = new ListStatements(listed, asked, resourceOf).filtered(100, 'row')
        const found = JSON.parse((await client.query(text, values)).rows[0].rows) as { id: string }[]
        return found.map(({ id }) => rows.findIndex((row) => row.id === id))
      })
    assert.deepEqual(await places({}), [2, 3, 0, 1])
    assert.deepEqual(await places({ _order: 'desc' }), [0, 3, 2, 1])
    // Midnight may come between two questions: both bounds are days away from the rows.
    assert.deepEqual(await places({ daysLeft_gte: '0' }), [3, 0])
    assert.deepEqual(await places({ daysLeft_lte: '8', daysLeft_gte: '0' }), [3])
    assert.deepEqual(await places({ daysLeft_null: 'true' }), [1])
  })

  test('are written by nobody, and in no history', async ({ assert }) => {
    const client = await superAdmin()
    const row = await contract(dayAfter(9))
    const refused = await client.patch(`/purchase-contracts/${row.id}`, { daysLeft: 3, version: row.version })
    assert.deepEqual([refused.status, refused.body.errors[0].field], [400, 'daysLeft'])
    const saved = await client.patch(`/purchase-contracts/${row.id}`, { validTo: dayAfter(30), version: row.version })
    assert.equal(saved.status, 200)
    const { body: entries } = await client.get(`/purchase-contracts/${row.id}/history`)
    assert.notInclude(JSON.stringify(entries), 'daysLeft')
  })

  test('are no part of what was approved', async ({ assert }) => {
    const [asks, decides] = [await clerk(44), await director(44)]
    const row = await draft(contracts, decides.userId, { validFrom: null, validTo: dayAfter(9) })
    const pending = (await act(asks.token, 'purchase-contracts', row, 'request')).body
    const approved = await act(decides.token, 'purchase-contracts', pending, 'approve')
    assert.equal(approved.status, 200)
    const { body } = await (await superAdmin()).get(`/purchase-contracts/${row.id}/revisions`)
    assert.property(body[0].content, 'validTo')
    assert.notProperty(body[0].content, 'daysLeft')
  })

  test('go out in sheets as numbers', async ({ assert }) => {
    const [asked, day] = [today(), dayAfter(21)]
    const { id } = await contract(day)
    const headers = { authorization: `Bearer ${await signIn('superadmin')}`, 'accept-language': 'en' }
    const file = await fetch(`${server().url}/v1.0/purchase-contracts/export?id=${id}`, { headers })
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.load(await file.arrayBuffer())
    const sheet = workbook.worksheets[0]!
    const place = (sheet.getRow(1).values as string[]).findIndex((head) => /^Days left/.test(head))
    assert.include(daysLeft(day, asked), Number(sheet.getRow(2).getCell(place).value))
  })
})
