import { test } from '@japa/runner'
import { resources } from '@barem/resources'
import type { AnyResource } from '@barem/resources/kit'
import { ageOf } from '../src/documents/age.ts'
import { type Approval, awaited, barOf, decision, actionOf, type Task } from '../src/documents/document.ts'
import { lineColumns } from '../src/lines/shown/columns.ts'
import { lineDifferences } from '../src/lines/shown/difference.ts'
import { purchaseView, saleView } from '../src/domains/goods/view.ts'
import { factsOf, footOf } from '../src/documents/show/parts.ts'
import { toldOf } from '../src/resources/history/lines.ts'
import { settled } from '../src/resources/form/merge.ts'
import type { AnyRow } from '../src/resources/model/columns.ts'
import { isOpen, mayGo } from '../src/resources/model/documents.ts'

const orders = resources.find(({ name }) => name === 'sales-orders')!
const contracts = resources.find(({ name }) => name === 'purchase-contracts')!
const fields = (orders.fields.lines as unknown as { fields: AnyResource['fields'] }).fields
const row = (more: object): AnyRow => ({ id: '1', version: 1, ...more })

test.group('what can be done with a document', () => {
  const names = (allowed: string[]) => {
    const { forward, beside, rare, edit, remove } = barOf(orders, row({ allowed }))
    return [forward?.name ?? null, beside.map(({ name }) => name), rare.map(({ name }) => name), edit, remove]
  }

  test('the step forward is first: approving, or else asking; a refusal beside it; what is rare apart', ({
    assert,
  }) => {
    assert.deepEqual(names(['approve', 'reject', 'cancel', 'edit']), ['approve', ['reject'], ['cancel'], true, false])
    assert.deepEqual(names(['request', 'cancel', 'edit', 'delete']), ['request', [], ['cancel'], true, true])
    assert.deepEqual(names(['revise', 'cancel']), [null, [], ['revise', 'cancel'], false, false])
    assert.deepEqual(names([]), [null, [], [], false, false])
  })

  test('only ends that lose something are red', ({ assert }) => {
    assert.deepEqual(
      ['cancel', 'reject', 'approve', 'withdraw', 'revise'].map((name) => actionOf(orders, name)!.tone),
      ['danger', 'danger', 'normal', 'normal', 'normal'],
    )
    assert.isNull(actionOf(orders, 'toString'))
  })

  test('in a list the state says what may be changed, and the number what may go', ({ assert }) => {
    assert.deepEqual(
      ['draft', 'pending', 'rejected', 'approved', 'cancelled'].map((status) => isOpen(orders, row({ status }))),
      [true, true, true, false, false],
    )
    assert.deepEqual(
      ['#0012', 'DH-2611-00042'].map((code) => mayGo(orders, row({ code }))),
      [true, false],
    )
    assert.isFalse(isOpen(orders, row({ status: 'draft', allowed: [] })))
  })
})

test.group('a request for approval', () => {
  const task = (name: string, status: Task['status'], decidedAt: string | null = null): Task => ({
    id: name,
    node: 'named',
    round: 1,
    how: 'asked',
    assignee: { id: name, code: null, name },
    status,
    decidedAt,
    decidedBy: null,
    comment: null,
    obstacle: null,
    limit: null,
  })
  const approval = (status: Approval['status'], ...tasks: Task[]): Approval => ({
    id: '1',
    status,
    requestedAt: '',
    requestedBy: null,
    comment: null,
    tasks,
    workflow: null,
    steps: [],
    step: 0,
    turns: [],
    last: null,
    events: [],
  })

  test('those are waited for whose turn it is', ({ assert }) => {
    assert.deepEqual(
      awaited(
        approval('pending', task('An', 'approved', '2026-11-05'), task('Bình', 'pending'), task('Chi', 'waiting')),
      ).map(({ name }) => name),
      ['Bình'],
    )
    assert.deepEqual(awaited(approval('closed', task('An', 'pending'))), [])
    assert.deepEqual(awaited(null), [])
  })

  test('the last decision counts', ({ assert }) => {
    assert.equal(
      decision(
        approval(
          'rejected',
          task('An', 'approved', '2026-11-05T08:00:00Z'),
          task('Bình', 'rejected', '2026-11-06T08:00:00Z'),
        ),
      )?.assignee.name,
      'Bình',
    )
    assert.isNull(decision(approval('pending', task('An', 'pending'))))
  })

  test('its age is told in the largest unit that says something', ({ assert }) => {
    const now = Date.parse('2026-11-05T12:00:00Z')
    const ages = [
      '2026-11-05T12:00:30Z',
      '2026-11-05T11:59:30Z',
      '2026-11-05T11:01:00Z',
      '2026-11-05T09:59:00Z',
      '2026-11-02T11:00:00Z',
    ].map((at) => ageOf(at, now))
    assert.deepEqual(
      ages.map(({ unit, count }) => `${count} ${unit}`),
      ['0 now', '0 now', '59 minutes', '2 hours', '3 days'],
    )
  })
})

test.group('lines that became others', () => {
  const line = (id: string | undefined, productId: string, more: object = {}) => ({
    id,
    productId,
    product: { id: productId, name: `Thép ${productId}` },
    quantity: '10.000',
    amount: '100',
    ...more,
  })

  test('are told by what came, went and changed; figures that only look different are the same', ({ assert }) => {
    const before = [line('a', 'p'), line('b', 'q'), line('c', 'r')]
    const after = [line('a', 'p', { quantity: '10' }), line('c', 'r', { quantity: '12' }), line(undefined, 's')]
    assert.deepEqual(
      lineDifferences(fields, before, after).map(({ what, name, position, changes }) => [
        what,
        name,
        position,
        changes.map(({ field, from, to }) => [field, from, to]),
      ]),
      [
        ['changed', 'Thép r', 2, [['quantity', '10.000', '12']]],
        ['added', 'Thép s', 3, []],
        ['removed', 'Thép q', 2, []],
      ],
    )
  })

  test('of what changed only what somebody wrote is told, and what the line comes to', ({ assert }) => {
    const change = (field: string) => ({ field, from: '1', to: '2' })
    const told = toldOf(orders, 'lines', [
      {
        what: 'changed',
        name: 'a',
        position: 1,
        changes: ['quantity', 'theoreticalWeight', 'amount', 'discountShare'].map(change),
      },
      { what: 'changed', name: 'b', position: 2, changes: [change('discountShare')] },
      { what: 'removed', name: 'c', position: 3, changes: [] },
    ])
    assert.deepEqual(
      told.map(({ name, changes }) => [name, changes.map(({ field }) => field)]),
      [
        ['a', ['quantity', 'amount']],
        ['c', []],
      ],
    )
  })

  test('mine that others took away meanwhile are new again', ({ assert }) => {
    const base = row({ lines: [line('a', 'p'), line('b', 'q')] })
    const current = row({ lines: [line('a', 'p')] })
    const { lines } = settled(
      orders,
      base,
      row({ lines: [line('a', 'p', { quantity: '7' }), line('b', 'q')] }),
      current,
      ['lines'],
      [],
    )
    assert.deepEqual(
      (lines as { id?: string; quantity: string }[]).map(({ id, quantity }) => [id, quantity]),
      [
        ['a', '7'],
        [undefined, '10.000'],
      ],
    )
    assert.deepEqual(settled(orders, base, base, current, ['lines'], ['lines']).lines, current.lines)
  })
})

test.group('what a page of a document shows', () => {
  test('columns that say something, what people read first before the rest; a price before discount where there is one', ({
    assert,
  }) => {
    const line = row({
      productId: 'p',
      quantity: '1',
      barem: '2',
      priceType: 'piece',
      salePrice: '100.00',
      unitPrice: '100',
      amount: '100',
      length: null,
      weightMode: 'per_meter',
      discountShare: '5',
    })
    assert.deepEqual(
      lineColumns(fields, [line], saleView).map(({ name }) => name),
      ['productId', 'quantity', 'barem', 'priceType', 'unitPrice', 'amount'],
    )
    assert.include(
      lineColumns(fields, [{ ...line, unitPrice: '95' }], saleView).map(({ name }) => name),
      'salePrice',
    )
    const bought = (contracts.fields.lines as unknown as { fields: AnyResource['fields'] }).fields
    const pieces = row({ productId: 'p', quantity: '10.000', quantityUnit: 'piece', pieces: '10' })
    assert.deepEqual(
      lineColumns(bought, [pieces], purchaseView).map(({ name }) => name),
      ['productId', 'quantity'],
    )
    assert.include(
      lineColumns(bought, [pieces, { ...pieces, quantity: '2', quantityUnit: 'tonne' }], purchaseView).map(
        ({ name }) => name,
      ),
      'pieces',
    )
  })

  test('facts that say something, and at the foot the sums, what is added and taken off, and what is owed', ({
    assert,
  }) => {
    const order = row({
      status: 'draft',
      code: '#1',
      revision: 0,
      customerId: 'c',
      orderDate: '2026-11-05',
      contractNumber: null,
      source: 'warehouse',
      exportingWarehouseId: 'w',
      lines: [],
      attachments: [],
      distance: '12',
      shippingFee: '500000',
      discount: '0',
      oldDebt: '3',
      itemCount: '5',
      actualWeight: '7',
      total: '9',
      grandTotal: '500009',
      note: '',
    })
    assert.deepEqual(factsOf(orders, order), ['customerId', 'orderDate', 'source', 'exportingWarehouseId', 'distance'])
    assert.deepEqual(footOf(orders, order), {
      sums: ['itemCount', 'actualWeight', 'total'],
      charges: ['shippingFee'],
      amount: 'grandTotal',
      taxes: [],
      results: [],
      due: [],
      after: ['oldDebt'],
    })
    assert.deepEqual(factsOf(orders, order, 'note').slice(-1), ['note'])
    assert.deepEqual(footOf(orders, { ...order, estimated: order.total }).sums, ['itemCount', 'actualWeight', 'total'])
    assert.include(footOf(orders, { ...order, estimated: '5' }).sums, 'estimated')
  })

  test('of a contract the deposit beside the amount, which it is a part of; what nobody counted is left out', ({
    assert,
  }) => {
    const contract = row({
      status: 'draft',
      lines: [],
      prices: [],
      itemCount: '0',
      theoreticalWeight: '25000',
      total: '362500000',
      shippingFee: '0',
      grandTotal: '362500000',
      depositAmount: '72500000',
    })
    assert.deepEqual(footOf(contracts, contract), {
      sums: ['theoreticalWeight', 'total'],
      charges: [],
      amount: 'grandTotal',
      taxes: [],
      results: [],
      due: ['depositAmount'],
      after: [],
    })
  })
})
