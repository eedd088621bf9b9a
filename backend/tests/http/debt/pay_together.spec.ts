import { test } from '@japa/runner'
import { api, signIn } from '#tests/support/client'
import { superAdmin } from '#tests/support/documents/lives'
import { downloaded } from '#tests/support/sheets'
import { received, refused } from '../stock/receiving.ts'
import { product, warehouse } from '../stock/stock.ts'
import { answered, faults, fund, oweSince, owedTo, richFund, supplier, type Row } from './owing.ts'

const get = async (path: string) => answered((await superAdmin()).get(path))

/** A receipt that owes so much to a supplier. */
async function owing(supplierId: string, amount: string): Promise<Row> {
  const line = {
    productId: await product(),
    quantity: '10',
    priceType: 'piece',
    unitPrice: String(Number(amount) / 10),
  }
  return received(await warehouse(), [line], { supplierId, documentDate: '2026-02-02' })
}

const goods = ({ id }: Row, amount: string) => ({ key: 'receiptId', id, amount })

const body = async (items: readonly object[], more: object = {}) => ({
  ...{ items, fundId: await richFund(), executionDate: '2026-02-05', ...more },
})

const pay = async (given: object) => (await superAdmin()).post('/payables/pay', given)

const withAccount = async () => {
  const id = await supplier()
  const account = { bankAccountNumber: '999900001111', bankName: 'Ngân hàng Mẫu', accountHolderName: 'CTY MAU' }
  await answered((await superAdmin()).patch(`/suppliers/${id}`, account))
  return id
}

test.group('debts to suppliers that are paid together', (group) => {
  group.each.setup(() => oweSince('2026-01-01'))
  group.each.teardown(() => oweSince(null))

  test('make one voucher for each supplier, and a sheet for the bank', async ({ assert }) => {
    const [one, other] = [await withAccount(), await withAccount()]
    const rows = [await owing(one, '1000000'), await owing(other, '500000'), await owing(one, '200000')]
    const fundId = await fund('bank', { overdraft: true })
    const items = [goods(rows[0]!, '1000000'), goods(rows[1]!, '300000'), goods(rows[2]!, '200000')]
    const { status, body: vouchers } = await pay(await body(items, { fundId }))
    assert.equal(status, 200, JSON.stringify(vouchers))
    assert.sameDeepMembers(
      vouchers.map((row: Row) => [row.supplierId, row.amount, row.status]),
      [
        [one, '1200000', 'done'],
        [other, '300000', 'done'],
      ],
    )
    assert.deepEqual([await owedTo(one), await owedTo(other), await faults()], ['0', '200000', []])
    assert.equal((await get(`/funds/${fundId}`)).balance, '-1500000')
    const voucher = await get(`/debt-transactions/${vouchers.find((row: Row) => row.supplierId === one).id}`)
    assert.match(voucher.code, /^UNC-/)
    assert.equal(voucher.content, `${rows[0]!.code}, ${rows[2]!.code}`)
    const sheet = await downloaded(`/payables/bank-sheet?ids=${vouchers.map(({ id }: Row) => id).join(',')}`)
    assert.deepEqual(
      sheet.slice(1).map((row) => [row[1], row[2], row[3], row[5]]),
      [...vouchers]
        .sort((a: Row, b: Row) => (a.code < b.code ? -1 : 1))
        .map(({ amount }: Row) => ['CTY MAU', '999900001111', 'Ngân hàng Mẫu', Number(amount)]),
    )
  })

  test('are all refused where one is, at its place', async ({ assert }) => {
    const [one, other] = [await supplier(), await supplier()]
    const [first, second] = [await owing(one, '1000'), await owing(other, '1000')]
    const over = await pay(await body([goods(first, '1000'), goods(second, '1001')]))
    assert.deepEqual([over.status, refused(over)], [422, ['items.1.amount:overOpen']])
    const gone = await pay(await body([goods(first, '1000'), { ...goods(second, '1'), key: 'openingPayableId' }]))
    assert.deepEqual(refused(gone), ['items.1.id:nothingOpen'])
    for (const fundId of [crypto.randomUUID(), first.id])
      assert.deepEqual(refused(await pay(await body([goods(first, '1000')], { fundId }))), ['fundId:unknownRelation'])
    const early = await pay(await body([goods(first, '1000')], { executionDate: '2999-01-01' }))
    assert.equal(early.status, 422)
    assert.deepEqual([await owedTo(one), await owedTo(other)], ['1000', '1000'])
  })

  test('are not paid by a bank to whom has no account', async ({ assert }) => {
    const supplierId = await supplier()
    await answered((await superAdmin()).patch(`/suppliers/${supplierId}`, { bankAccountNumber: null }))
    const row = await owing(supplierId, '1000')
    const { status, body: answer } = await pay(await body([goods(row, '1000')], { fundId: await fund('bank') }))
    assert.deepEqual([status, refused({ body: answer })], [422, ['fundId:noAccount']])
    const { name } = await get(`/suppliers/${supplierId}`)
    assert.include(answer.errors[0].message, name)
  })

  test('are paid once though they are sent twice, or by twelve clients at once', async ({ assert }) => {
    const suppliers = [await supplier(), await supplier(), await supplier()]
    const rows = await Promise.all(suppliers.map((id) => owing(id, '1000')))
    const given = await body(rows.map((row) => goods(row, '1000')))
    const turned = await body(
      rows.toReversed().map((row) => goods(row, '1000')),
      { fundId: (given as any).fundId },
    )
    const answers = await Promise.all(Array.from({ length: 12 }, (_, place) => pay(place % 2 ? turned : given)))
    assert.equal(answers.filter(({ status }) => status === 200).length, 1)
    assert.isTrue(answers.every(({ status }) => status === 200 || status === 422))
    assert.deepEqual(await Promise.all(suppliers.map(owedTo)), ['0', '0', '0'])
    assert.deepEqual(await faults(), [])
  })

  test('are refused where the body cannot be read, and to people without the rights', async ({ assert }) => {
    const row = await owing(await supplier(), '1000')
    for (const [given, field] of [
      [{ items: [] }, 'items'],
      [{ items: Array.from({ length: 201 }, () => goods(row, '1')) }, 'items'],
      [{ items: [goods(row, '1.5')] }, 'items.0.amount'],
      [{ items: [goods(row, '-1')] }, 'items.0.amount'],
      [{ items: [{ ...goods(row, '1'), key: 'transactionId' }] }, 'items.0.key'],
      [{ items: [goods({ ...row, id: 'x' }, '1')] }, 'items.0.id'],
      [{ fundId: null }, 'fundId'],
      [{ executionDate: '2026-02-30' }, 'executionDate'],
      [{ other: 1 }, 'other'],
    ] as const) {
      const answer = await pay({ ...(await body([goods(row, '1')])), ...given })
      assert.include([400, 422], answer.status, field)
      assert.equal(answer.body.errors[0].field, field, JSON.stringify(answer.body))
    }
    const keeper = api(await signIn('thukho.demo'))
    assert.equal((await keeper.post('/payables/pay', await body([goods(row, '1')]))).status, 403)
    assert.equal((await keeper.get(`/payables/bank-sheet?ids=${row.id}`)).status, 403)
    for (const query of ['', 'ids=x', `ids=${row.id}&more=1`])
      assert.equal((await (await superAdmin()).get(`/payables/bank-sheet?${query}`)).status, 400, query)
  })
})
