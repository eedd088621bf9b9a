import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { product, warehouse } from '../stock/stock.ts'
import { received } from '../stock/receiving.ts'
import {
  answered,
  balanceOf,
  customer,
  debtOf,
  faults,
  fund,
  invoiced,
  FREE,
  oweSince,
  owedTo,
  owing,
  paid,
  SOLD,
  soldAndIssued,
  supplier,
  take,
  type Row,
} from './owing.ts'
import { COLUMNS, decide, decisionOf, HEAD, linesOf, memo, send, statement, uploaded } from './stating.ts'

// Amounts that are to match nothing are such as no other suite owes.
const account = () => fund('bank', { overdraft: true })

const named = async (name: string) => {
  const id = await customer()
  const row = await answered((await superAdmin()).get(`/customers/${id}`))
  await answered((await superAdmin()).patch(`/customers/${id}`, { version: row.version, name, abbreviatedName: name }))
  return id
}

/** An invoice of so many times 100,000 dong. */
async function invoiceOf(customerId: string, times: string): Promise<Row> {
  const { order } = await soldAndIssued(customerId, SOLD, '50', FREE)
  return invoiced(order, times)
}

test.group('statements of banks', () => {
  test('are read by their heads, and the columns of an account are remembered', async ({ assert }) => {
    const fundId = await account()
    const file = await statement([['05/03/2026', null, 1000, 1000, 'FT1', 'x', null]])
    const first = await answered(send(`preview?fundId=${fundId}`, file))
    assert.deepEqual(first.columns, { head: 3, date: 0, out: 1, in: 2, balance: 3, reference: 4, content: 5, payer: 6 })
    assert.deepEqual(first.rows[2], { line: 3, cells: HEAD })
    await answered(send(`import?fundId=${fundId}&head=3&date=0&in=2`, file))
    assert.deepEqual((await answered(send(`preview?fundId=${fundId}`, file))).columns, { head: 3, date: 0, in: 2 })
    assert.notDeepEqual((await answered(send(`preview?fundId=${await account()}`, file))).columns.content, undefined)
    // A file of another bank, or of another form, is read by its own head.
    await answered(send(`import?fundId=${fundId}&head=1&date=0&in=2`, file))
    assert.deepEqual((await answered(send(`preview?fundId=${fundId}`, file))).columns, first.columns)
  })

  test('keep each line once, also of a file that overlaps, and tell bad rows at their places', async ({ assert }) => {
    const fundId = await account()
    const good = [
      [new Date('2026-03-02T08:30:00Z'), null, 1_503_917, 1_503_917, 'FT100', 'Tiền hàng', 'NGUYEN VAN A'],
      ['03/03/2026 10:15:00', '203,947', null, '1,299,970', '', 'Phí SMS', null],
      ['03/03/2026', '203,947', null, '', '', 'Phí SMS', null],
      ['03/03/2026', '203,947', null, '', '', 'Phí SMS', null],
    ] as const
    const bad = [
      ['32/03/2026', null, 10, null, 'FT1', 'x', null],
      ['04/03/2026', null, null, null, 'FT2', 'x', null],
      ['04/03/2026', 5, 5, null, 'FT3', 'x', null],
      ['04/03/2026', null, 'mười', null, 'FT4', 'x', null],
      [null, null, null, null, null, 'Cộng phát sinh', null],
    ] as const
    const { total, accepted, passed, refused } = await uploaded(fundId, [...good, ...bad])
    assert.deepEqual([total, accepted, passed], [8, 4, 0])
    assert.deepEqual(
      refused.map(({ line, errors }: Row) => [line, errors.map(({ field, rule }: Row) => `${field}:${rule}`)]),
      [
        [8, ['date:cellOther']],
        [9, ['amount:required']],
        [10, ['in:bothSides']],
        [11, ['in:cellOther']],
      ],
    )
    const again = await uploaded(fundId, [...good.slice(1), ['05/03/2026', 4_719_337, null, null, 'FT9', 'x', null]])
    assert.deepEqual([again.accepted, again.passed], [1, 3])
    const { rows, counts } = await linesOf(fundId, 'unmatched')
    assert.equal(counts.unmatched, 5)
    assert.deepEqual(
      rows.map(({ date, amount }: Row) => [date, amount]),
      [
        ['2026-03-02', '1503917'],
        ...Array.from({ length: 3 }, () => ['2026-03-03', '-203947']),
        ['2026-03-05', '-4719337'],
      ],
    )
    assert.deepInclude(rows[0], { reference: 'FT100', content: 'Tiền hàng', payer: 'NGUYEN VAN A', balance: '1503917' })
  })

  test('propose the debts whose number the text has, and confirming makes their receipt', async ({ assert }) => {
    const fundId = await account()
    const { customerId, late, soon } = await owing()
    const rest = await debtOf(customerId)
    await uploaded(fundId, [
      ['05/03/2026', null, 2_000_000, null, 'FT5', `CK ${memo(soon.code)} MB123`, 'KHACH'],
      ['06/03/2026', null, 400_000, null, 'FT6', `tra ${memo(late.code)}`, 'KHACH'],
    ])
    const { rows } = await linesOf(fundId)
    assert.deepEqual(
      rows.map(({ proposal }: Row) => [proposal.by, proposal.kind, proposal.allocations]),
      [
        ['reference', 'receipt', [{ key: 'invoiceId', id: soon.id, code: soon.code, amount: '2000000' }]],
        ['reference', 'receipt', [{ key: 'invoiceId', id: late.id, code: late.code, amount: '400000' }]],
      ],
    )
    for (const line of rows) {
      const made = await answered(decide(line, 'confirm', decisionOf(line)))
      assert.match(made.code, /^BC-/)
      const voucher = await answered((await superAdmin()).get(`/debt-transactions/${made.documentId}`))
      assert.deepInclude(voucher, {
        ...{ kind: 'receipt', customerId, fundId, status: 'done', executionDate: line.date, payer: 'KHACH' },
        ...{ amount: line.amount, content: line.content },
      })
    }
    assert.equal(BigInt(rest) - BigInt(await debtOf(customerId)), 2_400_000n)
    assert.equal(await balanceOf(fundId), '2400000')
    const after = await linesOf(fundId, 'confirmed')
    assert.deepEqual(after.counts, { proposed: 0, unmatched: 0, confirmed: 2, ignored: 0 })
    assert.isTrue(after.rows.every(({ documentCode }: Row) => /^BC-/.test(documentCode)))
    assert.deepEqual(await faults(), [])
  })

  test('propose debts by amount and name, payables too, and deposits of orders', async ({ assert }) => {
    const fundId = await account()
    const word = `Kim Khí ${crypto.randomUUID().slice(0, 8)}`
    const customerId = await named(`Công ty TNHH ${word}`)
    const bill = await invoiceOf(customerId, '7')
    await oweSince('2026-01-01')
    const supplierId = await supplier()
    const bank = { bankAccountNumber: '999900001111', bankName: 'Ngân hàng Mẫu', accountHolderName: 'CTY MAU' }
    await answered((await superAdmin()).patch(`/suppliers/${supplierId}`, bank))
    const line = { productId: await product(), quantity: '10', priceType: 'piece', unitPrice: '12345' }
    const receipt = await received(await warehouse(), [line], { supplierId, documentDate: '2026-02-02' })
    const { order } = await soldAndIssued(await customer(), SOLD, '10', FREE)
    await uploaded(fundId, [
      ['05/03/2026', null, 700_000, null, 'FT1', 'thanh toan tien thep', `CTY TNHH ${word.toUpperCase()}`],
      ['06/03/2026', 123_450, null, null, 'FT2', `TT ${memo(receipt.code)}`, null],
      ['07/03/2026', null, 50_000, null, 'FT3', `coc ${memo(order.code)}`, null],
      ['08/03/2026', null, 3_190_741, null, 'FT4', 'lai tien gui', null],
    ])
    const { rows, counts } = await linesOf(fundId)
    await oweSince(null)
    assert.deepEqual(
      rows.map(({ proposal: { by, kind, partyId, orderId } }: Row) => [by, kind, partyId, orderId]),
      [
        ['amountAndName', 'receipt', customerId, undefined],
        ['reference', 'payment', supplierId, undefined],
        ['reference', 'deposit', order.customerId, order.id],
      ],
    )
    assert.equal(counts.unmatched, 1)
    assert.equal(rows[0].proposal.allocations[0].id, bill.id)
    for (const one of rows) await answered(decide(one, 'confirm', decisionOf(one)))
    assert.deepEqual([await debtOf(customerId), await owedTo(supplierId)], ['0', '0'])
    assert.equal(await balanceOf(fundId), String(700_000 - 123_450 + 50_000))
  })

  test('link lines to what is booked already, each document to one line', async ({ assert }) => {
    const fundId = await account()
    const voucher = await paid(await customer(), '648713', { fundId, executionDate: '2026-03-04' })
    await uploaded(fundId, [
      ['05/03/2026', null, 648_713, null, 'FT1', 'tien hang', null],
      ['05/03/2026', null, 648_713, null, 'FT2', 'tien hang', null],
    ])
    const { rows } = await linesOf(fundId)
    assert.deepEqual(
      rows.map(({ proposal: { by, documentId, code } }: Row) => [by, documentId, code]),
      [['booked', voucher.id, voucher.code]],
    )
    const other = (await linesOf(fundId, 'unmatched')).rows[0]
    assert.equal((await answered(decide(rows[0], 'confirm', decisionOf(rows[0])))).code, voucher.code)
    assert.equal(await balanceOf(fundId), '648713')
    const second = await decide(other, 'confirm', { kind: 'booked', documentId: voucher.id })
    assert.deepEqual([second.status, second.body.errors[0].rule], [422, 'notBooked'])
  })

  test('become one document each, however many confirm at once', async ({ assert }) => {
    const fundId = await account()
    const { customerId, soon } = await owing()
    const rows = [['05/03/2026', null, 2_000_000, null, 'FT1', memo(soon.code), null]] as const
    const file = await statement(rows)
    const uploads = await Promise.all(
      Array.from({ length: 12 }, () => answered(send(`import?fundId=${fundId}&${COLUMNS}`, file))),
    )
    assert.equal(
      uploads.reduce((sum, { accepted }) => sum + accepted, 0),
      1,
    )
    const [line] = (await linesOf(fundId)).rows
    const before = await debtOf(customerId)
    const answers = await Promise.all(Array.from({ length: 12 }, () => decide(line, 'confirm', decisionOf(line))))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array.from({ length: 11 }, () => 409)])
    assert.isTrue(answers.filter(({ status }) => status === 409).every(({ body }) => body.code === 'BST_ERR_006'))
    assert.equal(BigInt(before) - BigInt(await debtOf(customerId)), 2_000_000n)
    assert.equal(await balanceOf(fundId), '2000000')
    // The same file once more brings nothing back.
    assert.deepInclude(await uploaded(fundId, rows), { accepted: 0, passed: 1 })
  })

  test('have lines that are left out with a reason, and opened anew', async ({ assert }) => {
    const fundId = await account()
    await uploaded(fundId, [['05/03/2026', 11_897, null, null, 'FT1', 'phi', null]])
    const [line] = (await linesOf(fundId, 'unmatched')).rows
    const without = await decide(line, 'ignore', { reason: ' ' })
    assert.deepEqual([without.status, without.body.errors[0].field], [422, 'reason'])
    await answered(decide(line, 'ignore', { reason: 'Ngân hàng ghi nhầm' }))
    assert.equal((await linesOf(fundId, 'ignored')).rows[0].reason, 'Ngân hàng ghi nhầm')
    assert.equal((await decide(line, 'ignore', { reason: 'x' })).body.code, 'BST_ERR_006')
    await answered(decide(line, 'reopen', {}))
    assert.equal((await linesOf(fundId, 'unmatched')).counts.unmatched, 1)
    assert.equal((await decide(line, 'reopen', {})).body.code, 'BST_ERR_007')
  })

  test('have a line opened anew once its receipt is undone, not before', async ({ assert }) => {
    const fundId = await account()
    const { soon } = await owing()
    await uploaded(fundId, [['05/03/2026', null, 2_000_000, null, 'FT1', memo(soon.code), null]])
    const [line] = (await linesOf(fundId)).rows
    const { documentId } = await answered(decide(line, 'confirm', decisionOf(line)))
    assert.equal((await decide(line, 'reopen', {})).body.code, 'BST_ERR_007')
    const isGone = async () => (await linesOf(fundId, 'confirmed')).rows.map((row: Row) => row.isGone)
    assert.deepEqual(await isGone(), [false])
    const voucher = await answered((await superAdmin()).get(`/debt-transactions/${documentId}`))
    await answered(take('debt-transactions', voucher, 'undo', { comment: 'Nhầm' }))
    assert.deepEqual(await isGone(), [true])
    await answered(decide(line, 'reopen', {}))
    assert.equal((await linesOf(fundId)).rows[0].proposal.by, 'reference')
  })

  test('are shown by the demo, with lines that are booked, that pay invoices, and of the bank itself', async ({
    assert,
  }) => {
    const [{ id }] = (await answered((await superAdmin()).get('/funds?q=Tài khoản Demo Sông Hồng'))) as unknown as Row[]
    const { rows } = await linesOf(id)
    const reasons = rows.map(({ proposal }: Row) => proposal.by)
    assert.includeMembers(reasons, ['booked', 'reference'])
    const bank = [...rows, ...(await linesOf(id, 'unmatched')).rows]
    assert.include(
      bank.map(({ content }: Row) => content),
      'PHI DICH VU SMS BANKING',
    )
  })
})
