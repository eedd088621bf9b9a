import { ledgers } from '@barem/resources/ledgers'
import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { issue, issued } from '../stock/issuing.ts'
import { refused } from '../stock/receiving.ts'
import { faults as faultsOf, onHand } from '../stock/stock.ts'
import { answered, faults, oweSince, owedTo, stocked, supplier, take, type Row } from './owing.ts'
import { match, paperOf, receivedOf, switchVat } from './supplier_invoicing.ts'

const get = async (path: string): Promise<any> => answered((await superAdmin()).get(path))

const draftOf = async (carrier: string, more: object): Promise<Row> =>
  answered((await superAdmin()).post('/supplier-invoices', paperOf(carrier, { lines: [], ...more })))

const freight = (amount: string) => [{ content: 'Cước giao hàng', amount, vatRate: '8' }]

const agree = async () => [...(await faults()), ...(await faultsOf()), ...(await faultsOf(ledgers.matching))]

/** Two posted deliveries of so many kg of one product. */
async function delivered(...kgs: string[]) {
  const { productId, warehouseId } = await stocked('100')
  const issues: Row[] = []
  for (const actualWeight of kgs)
    issues.push(await issued(warehouseId, [{ productId, quantity: '10', actualWeight, reason: 'cân thử' }]))
  return { productId, warehouseId, issues }
}

test.group('freight of deliveries', (group) => {
  group.each.setup(() => oweSince('2026-01-01'))
  group.each.teardown(async () => {
    await oweSince(null)
    await switchVat('off')
  })

  test('is owed to its carrier by itself, split by kg, and changes no cost of goods', async ({ assert }) => {
    await switchVat('excluded')
    const { productId, issues } = await delivered('150', '250')
    const before = await onHand(productId)
    const carrier = await supplier(3)
    const freightIssueIds = issues.map(({ id }) => id)
    const row = await answered(match(await draftOf(carrier, { freightIssueIds, costs: freight('800000') })))
    assert.deepEqual([row.payable, row.owing, await owedTo(carrier)], ['864000', '864000', '864000'])
    assert.deepEqual(await onHand(productId), before)
    const shares = async () =>
      Promise.all(issues.map(async ({ id }) => (await get(`/warehouse-issues/${id}`)).freightOut))
    assert.deepEqual(await shares(), ['300000', '500000'])
    await answered(take('supplier-invoices', row, 'undo', { comment: 'Nhầm' }))
    assert.deepEqual([await owedTo(carrier), await shares()], ['0', ['0', '0']])
    assert.deepEqual(await agree(), [])
  })

  test('of one delivery is invoiced once, also by two people at once', async ({ assert }) => {
    const { issues } = await delivered('150')
    const [carrier, freightIssueIds] = [await supplier(3), issues.map(({ id }) => id)]
    const drafts = [
      await draftOf(carrier, { freightIssueIds, costs: freight('500000') }),
      await draftOf(carrier, { freightIssueIds, costs: freight('500000') }),
    ]
    const answers = await Promise.all(drafts.map((draft) => match(draft)))
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 422])
    const [won, lost] = answers.toSorted((one, other) => one.status - other.status)
    assert.deepEqual(refused(lost!), ['freightIssueIds:freightTwice'])
    const [{ message }] = lost!.body.errors
    assert.include(message, won!.body.code)
    assert.include(message, issues[0]!.code)
    assert.equal(await owedTo(carrier), '500000')
    await answered(take('supplier-invoices', won!.body, 'undo', { comment: 'Nhầm' }))
    const second = drafts.find(({ id }) => id !== won!.body.id)!
    assert.equal((await match(await get(`/supplier-invoices/${second.id}`))).status, 200)
  })

  test('is neither of receipts too, nor of drafts, nor earlier than the delivery, nor without an amount', async ({
    assert,
  }) => {
    const { productId, warehouseId, issues } = await delivered('150')
    const [carrier, freightIssueIds] = [await supplier(3), issues.map(({ id }) => id)]
    const { receipt } = await receivedOf({}, { freight: '300000' })
    const client = await superAdmin()
    const both = paperOf(carrier, { freightIssueIds, freightReceiptIds: [receipt.id], costs: freight('5'), lines: [] })
    assert.deepEqual(refused(await client.post('/supplier-invoices', both)), ['freightIssueIds:freightOfBoth'])
    const draft = await issue(warehouseId, [{ productId, quantity: '1' }])
    const ofDraft = paperOf(carrier, { freightIssueIds: [draft.id], costs: freight('5'), lines: [] })
    assert.equal((await client.post('/supplier-invoices', ofDraft)).status, 422)
    const early = { freightIssueIds, costs: freight('5'), issuedOn: '2026-01-31', documentDate: '2026-01-31' }
    assert.deepEqual(refused(await match(await draftOf(carrier, early))), ['documentDate:matchBeforeIssue'])
    const expense = await answered(client.post('/business-expenses', { name: `Bốc xếp ${crypto.randomUUID()}` }))
    const other = { freightIssueIds, costs: [{ expenseId: expense.id, amount: '5' }] }
    assert.deepEqual(refused(await match(await draftOf(carrier, other))), ['freightIssueIds:noFreight'])
  })
})
