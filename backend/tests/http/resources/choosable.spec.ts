import { test } from '@japa/runner'
import {
  choosableRows,
  lineFieldsOf,
  lineResource,
  linesNamed,
  offersChoices,
  type AnyResource,
  type FieldSet,
  type Field,
  type Where,
} from '@barem/resources/kit'
import { api, call, signIn } from '#tests/support/client'
import {
  created,
  creatable,
  fieldsOf,
  fresh,
  needsState,
  resourceOf,
  sample,
  sampleWith,
  targetOf,
  wordsOf,
} from '#tests/support/samples'
import { importSheet, sheetOf } from '#tests/support/sheets'
import { ofCover } from '#tests/support/cover'

type Relation = Extract<Field, { to: string }>
type Row = Record<string, unknown> & { id: string }

const client = async () => api(await signIn('superadmin'))

/**
 * Relations of a resource that let people choose some rows only. Approvers, documents in a state and lines have rules
 * of their own.
 */
const relations = (resource: FieldSet & Partial<Pick<AnyResource, 'states'>>): [string, Relation, Where][] =>
  fieldsOf(resource).flatMap(([name, field]): [string, Relation, Where][] => {
    if (!('to' in field) || !offersChoices(field) || field.readOnly || name === resource.states?.approval?.approver)
      return []
    if (linesNamed(field.to) !== null || needsState(field)) return []
    const where = choosableRows(field, resourceOf(field.to))
    const { fields } = resourceOf(field.to)
    // A relation to rows of every value refuses none.
    const says = Object.entries(where).some((one) => leavesOut(fields, one))
    return says && resourceOf(field.to).actions.includes('create') ? [[name, field, where]] : []
  })

/** Whether rows with some value of a field may not be chosen. */
const leavesOut = (fields: FieldSet['fields'], [name, values]: [string, Where[string]]): boolean =>
  values.length < valuesOf(fields[name] as Field).length

const valuesOf = (field: Field): readonly unknown[] => (field.type === 'select' ? field.choices : [true, false])

/** Puts a row out of use, as the relation sees it. */
async function putOut({ to }: Relation, where: Where, id: string): Promise<void> {
  const { fields } = resourceOf(to)
  const [name, values] = Object.entries(where).find((one) => leavesOut(fields, one))!
  const other = valuesOf(fields[name] as Field).find((value) => !(values as readonly unknown[]).includes(value))
  const { status, body } = await (await client()).patch(`/${resourceOf(to).path}/${id}`, { [name]: other })
  if (status !== 200) throw new Error(JSON.stringify(body))
}

async function putOutNew(field: Relation, where: Where): Promise<string> {
  const id = await targetOf(field)
  await putOut(field, where, id)
  return id
}

const found = (body: any): string[] => body.errors.map(({ field, rule }: any) => `${field}:${rule}`)
const asValue = (field: Relation, id: string) => (field.type === 'belongsToMany' ? [id] : id)

for (const resource of ofCover(creatable, 'write')) {
  const own = relations(resource)
  const inLines = lineFieldsOf(resource).flatMap((lines) =>
    relations(lineResource(resource, lines)).map((relation) => [lines, ...relation] as const),
  )
  if (own.length + inLines.length === 0) continue
  test.group(`${resource.name}: rows that may be chosen`, () => {
    for (const [name, field, where] of own)
      test(`${name} is set to none that is out of use, and keeps its own`, async ({ assert }) => {
        const out = await putOutNew(field, where)
        const refused = await (
          await client()
        ).post(`/${resource.path}`, await sampleWith(resource, name, asValue(field, out)))
        assert.deepEqual([refused.status, found(refused.body)], [422, [`${name}:unusable`]])
        const offered = await (await client()).get(`/${resource.path}/options/${name}?_end=100`)
        assert.notInclude(
          offered.body.map(({ id }: Row) => id),
          out,
        )
        const [chosen] = (await (await client()).get(`/${resource.path}/options/${name}?id=${out}`)).body
        assert.equal(chosen.id, out)

        const kept = await targetOf(field)
        const row = await created(resource, await sampleWith(resource, name, asValue(field, kept)))
        await putOut(field, where, kept)
        const text = wordsOf(resource)
        const path = `/${resource.path}/${row.id}`
        const saved = await (await client()).patch(path, { [text]: `Sửa ${fresh()}`, [name]: asValue(field, kept) })
        assert.equal(saved.status, 200, JSON.stringify(saved.body))
        const changed = await (await client()).patch(path, { [name]: asValue(field, out) })
        assert.deepEqual([changed.status, found(changed.body)], [422, [`${name}:unusable`]])
      })

    for (const [lines, name, field, where] of inLines)
      test(`${lines}.${name} is set to none that is out of use, and keeps its own`, async ({ assert }) => {
        const body = await sample(resource)
        const [line] = body[lines] as Row[]
        const row = await created(resource, body)
        const [stored] = row[lines] as Row[]
        const out = await putOutNew(field, where)
        const refused = await (
          await client()
        ).post(`/${resource.path}`, { ...body, [lines]: [{ ...line, [name]: out }] })
        assert.include(found(refused.body), `${lines}.0.${name}:unusable`)
        const path = `/${resource.path}/${row.id}`
        const turned = await (await client()).patch(path, { [lines]: [{ id: stored!.id, [name]: out }] })
        assert.include(found(turned.body), `${lines}.0.${name}:unusable`)
        const offered = await (await client()).get(`/${resource.path}.${lines}/options/${name}?_end=100`)
        assert.notInclude(
          offered.body.map(({ id }: Row) => id),
          out,
        )
      })
  })
}

test.group('rows that may be chosen', () => {
  const putOutUnit = () => created(resourceOf('product-units'), { name: `Kiện ${fresh()}`, status: 'inactive' })

  test('are told in both languages, with what keeps one from being chosen', async ({ assert }) => {
    const { id } = await putOutUnit()
    const body = { ...(await sample(resourceOf('products'))), unitId: id }
    const messages = await Promise.all(
      (['en', 'vi'] as const).map(async (language) => {
        const token = await signIn('superadmin')
        return (await call('POST', '/products', { token, body, headers: { 'accept-language': language } })).body
          .errors[0].message
      }),
    )
    assert.deepEqual(messages, [
      'This cannot be chosen (status: inactive)',
      'Không chọn được mục này (trạng thái: ngừng dùng)',
    ])
  })

  test('are refused with all other mistakes of a body', async ({ assert }) => {
    const { id } = await putOutUnit()
    const answer = await (await client()).post('/products', { name: '', unitId: id, code: 'x'.repeat(99) })
    assert.includeMembers(found(answer.body), ['name:required', 'unitId:unusable', 'code:maxLength'])
  })

  test('keep a new row from being stored', async ({ assert }) => {
    const { get, post } = await client()
    const name = `Thép ${fresh()} ngừng`
    const body = { ...(await sample(resourceOf('products'))), name, code: null }
    const refused = await post('/products', { ...body, unitId: (await putOutUnit()).id })
    assert.deepEqual([refused.status, found(refused.body)], [422, ['unitId:unusable']])
    const count = async () => (await get(`/products?name=${encodeURIComponent(name)}&_end=1`)).headers
    assert.equal((await count()).get('x-total-count'), '0')
    assert.equal((await post('/products', body)).status, 201)
    assert.equal((await count()).get('x-total-count'), '1')
  })

  test('are refused in changes of many rows, unless all have one already', async ({ assert }) => {
    const type = await created(resourceOf('customer-types'))
    const [one, other] = [await created(resourceOf('customers')), await created(resourceOf('customers'))]
    await (await client()).patch(`/customers/${one.id}`, { customerTypeId: type.id })
    await (await client()).patch(`/customer-types/${type.id}`, { status: 'inactive' })
    const change = async (...rows: Row[]) =>
      (await client()).patch('/customers', { ids: rows.map(({ id }) => id), changes: { customerTypeId: type.id } })
    assert.equal((await change(one)).status, 200)
    assert.deepEqual(found((await change(one, other)).body), ['customerTypeId:unusable'])
  })

  test('are refused in sheets at their line; of two rows of one name, the one in use is meant', async ({ assert }) => {
    const token = await signIn('superadmin')
    const out = await putOutUnit()
    const same = await created(resourceOf('product-units'), { name: `Kiện ${fresh()}` })
    await created(resourceOf('product-units'), { name: same.name, status: 'inactive' })
    const base = () => [`Thùng ${fresh()}`, '12']
    const file = await sheetOf(
      ['name', 'factor', 'baseUnitId'],
      [
        [...base(), out.name],
        [...base(), out.code],
        [...base(), same.name],
      ],
    )
    for (const check of [true, false]) {
      const { body } = await importSheet(token, 'product-units', file, { check })
      assert.deepEqual(
        body.data.refused.map(({ line, errors }: any) => [line, errors[0].field, errors[0].rule]),
        [2, 3].map((line) => [line, 'baseUnitId', 'unusable']),
      )
      assert.equal(body.data.accepted, 1)
    }
  })

  test('are a tariff in use for an order; one put out of use since stays with its orders', async ({ assert }) => {
    const order = await created(resourceOf('sales-orders'))
    const tariff = String(order.deliveryTariffId)
    const path = `/sales-orders/${order.id}`
    const put = await (await client()).patch(`/shipping-fees/${tariff}`, { status: 'inactive' })
    assert.equal(put.status, 200)
    assert.equal((await (await client()).patch(path, { note: 'Giữ biểu phí' })).status, 200)
    assert.equal((await (await client()).patch(path, { deliveryTariffId: null })).status, 200)
    const back = await (await client()).patch(path, { deliveryTariffId: tariff })
    assert.deepEqual([back.status, found(back.body)], [422, ['deliveryTariffId:unusable']])
    await (await client()).patch(`/shipping-fees/${tariff}`, { status: 'active' })
    assert.equal((await (await client()).patch(path, { deliveryTariffId: tariff })).status, 200)
  })
})
