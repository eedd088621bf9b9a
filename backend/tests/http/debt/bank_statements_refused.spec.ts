import { test } from '@japa/runner'
import { api, signIn } from '#tests/support/client'
import { superAdmin } from '#tests/support/documents/lives'
import { workbook } from '#tests/support/files'
import { entered, newPerson, newRole } from '#tests/support/people'
import { answered, fund, owing } from './owing.ts'
import { COLUMNS, decide, decisionOf, linesOf, memo, send, statement, uploaded } from './stating.ts'

const account = () => fund('bank', { overdraft: true })

test.group('statements of banks that are refused', () => {
  test('refuse what cannot be confirmed, at its field, and leave the line open', async ({ assert }) => {
    const fundId = await account()
    const { customerId, soon } = await owing()
    await uploaded(fundId, [['05/03/2026', null, 2_000_000, null, 'FT1', memo(soon.code), null]])
    const [line] = (await linesOf(fundId)).rows
    const allocation = { key: 'invoiceId', id: soon.id }
    for (const [body, status, field] of [
      [{ kind: 'gift' }, 422, 'kind'],
      [{ kind: 'receipt' }, 422, 'partyId'],
      [{ kind: 'receipt', partyId: customerId, amount: '1' }, 400, 'amount'],
      [{ kind: 'payment', partyId: customerId }, 422, 'kind'],
      [{ kind: 'receipt', partyId: crypto.randomUUID() }, 422, 'customerId'],
      [
        { kind: 'receipt', partyId: customerId, allocations: [{ ...allocation, amount: '0' }] },
        422,
        'allocations.0.amount',
      ],
      [{ kind: 'receipt', partyId: customerId, allocations: [{ ...allocation, amount: '2000001' }] }, 422, null],
      [{ kind: 'booked', documentId: soon.id }, 422, 'documentId'],
    ] as const) {
      const answer = await decide(line, 'confirm', body)
      assert.equal(answer.status, status, JSON.stringify([body, answer.body]))
      if (field) assert.equal(answer.body.errors[0].field, field, JSON.stringify(answer.body))
    }
    assert.equal((await linesOf(fundId)).counts.proposed, 1)
    const missing = await decide({ id: crypto.randomUUID() }, 'confirm', decisionOf(line))
    assert.equal(missing.status, 404)
  })

  test('refuse files, columns and funds that are none', async ({ assert }) => {
    const [fundId, till] = [await account(), await fund('cash')]
    const file = await workbook([['x']])
    assert.equal((await send(`preview?fundId=${fundId}`, file)).body.columns, null)
    for (const [call, status, field] of [
      [`import?fundId=${fundId}&date=0&in=1`, 400, 'head'],
      [`import?fundId=${fundId}&head=0&in=1`, 400, 'date'],
      [`import?fundId=${fundId}&head=0&date=0`, 400, 'amount'],
      [`import?fundId=${fundId}&head=0&date=0&in=200`, 400, 'in'],
      [`import?fundId=${fundId}&head=0&date=0&in=1&colour=3`, 400, 'colour'],
      [`import?fundId=${till}&head=0&date=0&in=1`, 422, 'fundId'],
      [`import?fundId=abc&head=0&date=0&in=1`, 400, 'fundId'],
    ] as const) {
      const { status: got, body } = await send(call, file)
      assert.deepEqual([got, body.errors[0].field], [status, field], call)
    }
    const text = await send(`preview?fundId=${fundId}`, Buffer.from('no sheet'))
    assert.deepEqual([text.status, text.body.errors[0].rule], [422, 'xlsx'])
    assert.equal((await send(`preview?fundId=${crypto.randomUUID()}`, file)).status, 404)
  })

  test('are of one company, and of those who may enter them', async ({ assert }) => {
    const fundId = await account()
    await uploaded(fundId, [['05/03/2026', null, 1_087_931, null, 'FT1', 'x', null]])
    const [line] = (await linesOf(fundId, 'unmatched')).rows
    const stranger = await signIn('superadmin', 'PHUONGNAM')
    const file = await statement([])
    assert.equal((await api(stranger).get(`/bank-statements/lines?fundId=${fundId}`)).status, 404)
    assert.equal((await send(`preview?fundId=${fundId}`, file, stranger)).status, 404)
    assert.equal((await send(`import?fundId=${fundId}&${COLUMNS}`, file, stranger)).status, 404)
    for (const [call, body] of [
      ['confirm', { kind: 'booked', documentId: crypto.randomUUID() }],
      ['ignore', { reason: 'x' }],
      ['reopen', {}],
    ] as const)
      assert.equal((await decide(line, call, body, stranger)).status, 404, call)
    const holding = async (...permissions: [number, string][]) =>
      (await entered(await newPerson(await newRole(permissions)))).token
    const reader = await holding([65, 'v'])
    const { soon } = await owing()
    await uploaded(fundId, [['05/03/2026', null, 2_000_000, null, 'FT2', memo(soon.code), null]])
    const seen = async (token: string) =>
      (await answered(api(token).get(`/bank-statements/lines?fundId=${fundId}`))).counts.proposed
    assert.deepEqual([await seen(reader), await seen(await holding([65, 'v'], [22, 'v']))], [0, 1])
    assert.equal((await send(`preview?fundId=${fundId}`, file, reader)).status, 403)
    assert.equal((await decide(line, 'ignore', { reason: 'x' }, reader)).status, 403)
    const teller = await holding([65, 'c'])
    assert.equal((await send(`preview?fundId=${fundId}`, file, teller)).status, 200)
    const payer = await holding([24, 'f'])
    assert.equal((await api(payer).get(`/bank-statements/lines?fundId=${fundId}`)).status, 403)
    assert.equal((await decide(line, 'ignore', { reason: 'x' }, teller)).status, 403)
  })

  test('keep the fund that they are of', async ({ assert }) => {
    const fundId = await account()
    await uploaded(fundId, [['05/03/2026', null, 1_087_931, null, 'FT1', 'x', null]])
    const { status, body } = await (await superAdmin()).delete(`/funds/${fundId}`)
    assert.deepEqual([status, body.code], [409, 'FUN_ERR_007'])
  })
})
