import { test } from '@japa/runner'
import { isStored, lineResource, numberingOf } from '@barem/resources/kit'
import { api } from '#tests/support/client'
import { act, clerk, director, documents, draft, inState, superAdmin } from '#tests/support/documents/lives'
import { onDatabase } from '#tests/support/server'
import { sample } from '#tests/support/samples'
import { wanted } from '#tests/support/cover'

type Row = Record<string, any> & { id: string; version: number }
const wrong = ({ errors }: Row) => errors.map(({ field, rule }: Row) => `${field}:${rule}`)

for (const resource of wanted(documents)) {
  const { name, table, fields } = resource
  const area = resource.area!
  const isPriced = 'shippingFee' in fields
  const changing = isPriced ? 'shippingFee' : numberingOf(resource)!.date
  const [change, other] = isPriced ? ['12345', '98765'] : ['2026-01-05', '2026-01-06']
  const rows = () =>
    onDatabase(async (db) => Number((await db.query(`select count(*)::int as n from ${table}`)).rows[0].n))

  test.group(`${name}: preview`, () => {
    test('of a new document says what saving it stores, and stores nothing', async ({ assert }) => {
      const admin = await superAdmin()
      const body = await sample(resource)
      const before = await rows()
      const { status, body: seen } = await admin.post(`/${name}/preview`, body)
      assert.equal(status, 200, JSON.stringify(seen))
      assert.equal(await rows(), before)
      const saved = (await admin.post(`/${name}`, { ...body, preview: seen.figures })).body
      for (const field of ['total', 'grandTotal', 'theoreticalWeight', 'itemCount', 'status'])
        assert.equal(seen.row[field], saved[field], field)
      assert.deepEqual(
        seen.row.lines.map(({ amount }: Row) => amount),
        saved.lines.map(({ amount }: Row) => amount),
      )
      const { token } = await clerk(area)
      const less = (await api(token).post(`/${name}/preview`, await sample(resource, 'DONGA', 'required'))).body.row
      const hidden = (spec: object, has: object) =>
        Object.entries(spec).filter(([field, { area: own }]) => own !== null && field in has)
      assert.isEmpty(hidden(resource.fields, less), 'what the person may not see is not told')
      assert.isEmpty(hidden(lineResource(resource, 'lines').fields, less.lines[0]))
    })

    test('of a new document has every field, empty where nothing was said of it', async ({ assert }) => {
      const { row } = (await (await superAdmin()).post(`/${name}/preview`, await sample(resource, 'DONGA', 'required')))
        .body
      const kept = Object.entries(resource.fields).filter(([, field]) => isStored(field))
      assert.includeMembers(
        Object.keys(row),
        kept.map(([field]) => field),
      )
    })

    test('of a change begins with what is stored, and leaves it', async ({ assert }) => {
      const [asks, decides] = [await clerk(area), await director(area)]
      const row = await draft(resource, decides.userId)
      const { body } = await api(asks.token).post(`/${name}/preview`, { id: row.id, [changing]: change })
      const stored = (await api(asks.token).get(`/${name}/${row.id}`)).body
      assert.deepEqual([stored.version, stored[changing]], [row.version, row[changing]])
      if (isPriced)
        assert.equal(Number(body.row.grandTotal) - Number(stored.grandTotal), Number(change) - Number(row.shippingFee))
      const saved = await api(asks.token).patch(`/${name}/${row.id}`, {
        version: row.version,
        [changing]: change,
        preview: body.figures,
      })
      assert.deepEqual([saved.status, saved.body.grandTotal], [200, body.row.grandTotal], JSON.stringify(saved.body))
      assert.equal(saved.body[changing], body.row[changing])
      const approved = await inState(resource, 'approved', asks, decides)
      const late = await api(asks.token).post(`/${name}/preview`, { id: approved.id, [changing]: other })
      assert.deepEqual([late.status, late.body.code], [409, 'DOC_ERR_001'])
      assert.equal((await act(asks.token, name, approved, 'revise', { comment: 'Thử' })).status, 200)
    })

    test('tells all mistakes at their places', async ({ assert }) => {
      const { token } = await clerk(area)
      const { status, body } = await api(token).post(`/${name}/preview`, { nobody: 1, [changing]: 'x', total: '1' })
      assert.equal(status, 400)
      assert.includeMembers(wrong(body), ['nobody:unknownField', isPriced ? 'shippingFee:price' : `${changing}:date`])
      const asked = await api(token).post(`/${name}/preview`, { id: 'x' })
      assert.deepEqual([asked.status, wrong(asked.body)], [422, ['id:uuid']])
    })

    test('is for those who may write the document, and of their own company', async ({ assert }) => {
      const viewer = await clerk(area, ['v'], [], 'viewer')
      const decides = await director(area)
      const row = await draft(resource, decides.userId)
      const { body } = await api(viewer.token).post(`/${name}/preview`, { id: row.id })
      assert.equal(body.code, 'COM_ERR_004')
      const stranger = await (await superAdmin('PHUONGNAM')).post(`/${name}/preview`, { id: row.id })
      assert.equal(stranger.status, 404)
    })
  })
}
