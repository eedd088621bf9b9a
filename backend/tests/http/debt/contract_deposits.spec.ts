import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { bought, contract } from '../stock/receiving.ts'
import { product } from '../stock/stock.ts'
import { answered, paidTo, supplier, take, type Row } from './owing.ts'

const deposits = async (supplierId: string) =>
  (await answered(
    (await superAdmin()).get(`/contract-deposits?supplierId=${supplierId}&_sum=owed`),
  )) as unknown as Row[]

test.group('deposits to suppliers', () => {
  test('are listed until advances that name the contract have paid them', async ({ assert }) => {
    const supplierId = await supplier()
    const { id, code, grandTotal } = await contract([bought(await product(), '100')], {
      ...{ supplierId, depositPercent: '30' },
    })
    const deposit = Math.round(Number(grandTotal) * 0.3)
    assert.isAbove(deposit, 1000)
    const figures = async () => (await deposits(supplierId)).map((row) => [row.code, row.deposit, row.paid, row.owed])
    assert.deepEqual(await figures(), [[code, String(deposit), '0', String(deposit)]])

    // An advance that names no contract does not pay this deposit.
    await paidTo(supplierId, '5000', { kind: 'advance' })
    const part = await paidTo(supplierId, '1000', { kind: 'advance', contractId: id })
    assert.deepEqual(await figures(), [[code, String(deposit), '1000', String(deposit - 1000)]])

    const rest = await paidTo(supplierId, String(deposit - 1000), { kind: 'advance', contractId: id })
    assert.deepEqual(await figures(), [])
    await answered(take('debt-transactions', rest, 'undo', { comment: 'Nhầm' }))
    await answered(take('debt-transactions', part, 'undo', { comment: 'Nhầm' }))
    assert.deepEqual(await figures(), [[code, String(deposit), '0', String(deposit)]])
  })

  test('are of contracts in force that ask for one', async ({ assert }) => {
    const supplierId = await supplier()
    await contract([bought(await product(), '100')], { supplierId })
    assert.deepEqual(await deposits(supplierId), [])
  })
})
