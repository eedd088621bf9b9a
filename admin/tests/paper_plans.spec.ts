import { test } from '@japa/runner'
import { invoicePlan } from '../src/domains/debt/papers/invoicePlan.ts'
import { offsetPlan } from '../src/domains/debt/papers/offsetPlan.ts'
import { otherVoucherPlan } from '../src/domains/debt/papers/otherVoucherPlan.ts'
import { slipPlan } from '../src/domains/debt/papers/slipPlan.ts'
import { ticketPlan } from '../src/domains/debt/papers/ticketPlan.ts'
import { voucherPlan } from '../src/domains/debt/papers/voucherPlan.ts'
import { issueNotePlan } from '../src/domains/logistics/papers/issueNotePlan.ts'
import { issuePlan } from '../src/domains/logistics/papers/issuePlan.ts'
import { receiptPlan } from '../src/domains/logistics/papers/receiptPlan.ts'
import { weighingPlan } from '../src/domains/logistics/papers/weighingPlan.ts'
import { deliveryNotePlan, orderPlan } from '../src/domains/sales/papers/orderPlans.ts'
import { goodsBackPlan } from '../src/domains/sales/papers/goodsBackPlan.ts'
import { returnPlan } from '../src/domains/sales/papers/returnPlan.ts'
import { partsOf, sealer, signer, type About, type PaperPlan, type PlannedRow } from '../src/documents/print/plan.ts'
import { sampleOrder } from './print_samples.ts'
import { asked, en, t } from './print_words.ts'

const settings = { ...asked('order'), columns: ['theoreticalWeight', 'actualWeight'] }
const about: About = { settings, t, party: null }
const named = (name: string) => ({ id: name, code: null, name })

/** What documents of stock and money have in common. */
const document = {
  ...{ id: '0192', code: 'PNK-2611-00001', status: 'done', revision: 0, note: null, createdBy: named('Lê Thị Hạnh') },
  ...{ documentDate: '2026-11-05', driverName: 'Lái xe', licencePlate: '51C-123.45', lines: sampleOrder(2).lines },
  ...{ warehouse: named('Kho Tổng'), moreOrders: [], order: null, customer: named('Công ty Thép Mẫu') },
}
const voucher = { ...document, kind: 'receipt', voucher: null, executionDate: '2026-11-05', attachments: [] }

const returned = {
  ...{ ...document, totalRefund: '590000', total: '600000', addedCost: '10000', vat: 'off', moreInvoices: [] },
  ...{ invoice: named('HD-2611-00001'), reason: named('Gỉ sét'), officer: null },
  lines: document.lines.map((line) => ({ ...line, soldWeight: '20', paidWeight: '20', productStatus: 'damaged' })),
}

/** A document that has whatever is asked of it, as far as a plan reads it. */
const all: Readonly<Record<string, [plan: object, row: object]>> = {
  order: [orderPlan, sampleOrder(2)],
  deliveryNote: [deliveryNotePlan, sampleOrder(2)],
  issue: [issuePlan, { ...document, purpose: 'sale' }],
  issueNote: [issueNotePlan, document],
  receipt: [receiptPlan, { ...document, vat: 'off', total: '5000000' }],
  weighing: [weighingPlan, { ...document, weighedOn: '2026-11-05' }],
  invoice: [invoicePlan, { ...document, grandTotal: '0', owed: '0' }],
  returnNote: [returnPlan, returned],
  goodsBack: [
    goodsBackPlan,
    { ...returned, issue: null, damagedWarehouse: named('Kho hàng lỗi'), scrapWarehouse: null },
  ],
  receiptVoucher: [voucherPlan, { ...voucher, amount: '1000' }],
  otherVoucher: [
    otherVoucherPlan,
    { ...voucher, direction: 'out', payer: 'Điện lực', payerAddress: null, content: 'Tiền điện', amount: '1000' },
  ],
  paymentSlip: [
    slipPlan,
    {
      ...{ ...document, voucher: 'PC', employee: named('Lái xe Mẫu'), expenseTicket: named('CTP-2611-00001') },
      ...{ content: 'Đi Bắc Ninh', total: '2500000', attachmentName: 'Giấy đề nghị', fund: named('Quỹ') },
    },
  ],
  expenseTicket: [
    ticketPlan,
    {
      ...{ ...document, type: 'reimbursement', employee: named('Lái xe Mẫu'), approver: named('Giám đốc Mẫu') },
      ...{ purpose: 'Đi Bắc Ninh', location: 'Bắc Ninh', departureDate: '2026-11-03', returnDate: '2026-11-04' },
      ...{ contractNumber: null, total: '2500000', owed: '0', paid: '750000' },
      lines: [{ id: 'l', businessExpense: named('Xăng xe'), content: null, invoiceNumber: '12', amount: '2500000' }],
    },
  ],
  offsetRecord: [
    offsetPlan,
    {
      ...{ ...document, customer: named('Xưởng Mẫu'), supplier: named('Xưởng Mẫu'), approver: null },
      ...{ contractClause: 'Điều 5', amount: '1000' },
      allocations: [{ id: 'a', invoice: named('HD-1'), amount: '1000' }],
      payableAllocations: [{ id: 'b', receipt: named('PNK-1'), amount: '1000' }],
    },
  ],
  refund: [voucherPlan, { ...voucher, kind: 'refund', amount: '1000' }],
}

const partsIn = (name: string, more: Partial<About> = {}, differing: object = {}) => {
  const [plan, row] = all[name]!
  return partsOf(plan as PaperPlan<PlannedRow, { id: string }>, { ...row, ...differing } as never, {
    ...about,
    ...more,
  })
}

test.group('the plan of a paper', () => {
  for (const name of Object.keys(all))
    test(`has words for all that the paper of ${name} says, in both languages`, ({ assert }) => {
      for (const words of [t, en]) {
        const { title, form, remark, facts, columns, signatures } = partsIn(name, { t: words })
        const said = [
          ...[title, form, remark],
          ...facts.flat().map(([label]) => label),
          ...columns.map(({ head }) => head),
          ...signatures.flatMap(({ office, how }) => [office, how]),
        ]
        for (const text of said) if (text !== null) assert.notMatch(text, /^(print\.|$)/)
      }
    })

  test('shows the keeper what came back without any price', ({ assert }) => {
    const { facts, columns, totals } = partsIn('goodsBack')
    assert.isEmpty(totals)
    assert.notIncludeMembers(
      columns.map(({ key }) => key),
      ['unitPrice'],
    )
    assert.deepInclude(facts.flat(), [t('print.returns.damagedWarehouse'), 'Kho hàng lỗi'])
  })

  test('shows an order with its prices, and a delivery note of it without any', ({ assert }) => {
    const [order, note] = [partsIn('order'), partsIn('deliveryNote')]
    assert.deepEqual([order.amount, order.totals.length > 0], [sampleOrder(2).grandTotal, true])
    assert.deepEqual([note.amount, note.totals], [null, []])
    assert.deepEqual(
      note.columns.map(({ key }) => key),
      ['no', 'name', 'unit', 'quantity', 'theoreticalWeight', 'actualWeight'],
    )
    assert.equal(order.note, `Ghi chú: ${sampleOrder(1).note}`)
    assert.deepEqual(order.signatures.at(-1)!.name, 'Trần Thị Mai')
    assert.isUndefined(partsIn('order', {}, { approval: null }).signatures.at(-1)!.name)
  })

  test('names the official form beside the company, none where there is no form of it', ({ assert }) => {
    assert.include(partsIn('receipt').form!, '01')
    assert.include(partsIn('issue').form!, '02')
    assert.notEqual(partsIn('refund').form, partsIn('receiptVoucher').form)
    assert.isNull(partsIn('receiptVoucher', {}, { kind: 'offset' }).form)
    assert.isNull(partsIn('issueNote').form)
    // What cleared an advance is neither owed nor was it paid out: only that makes a claim a settlement.
    assert.include(partsIn('expenseTicket').form!, '04')
    assert.include(partsIn('expenseTicket', {}, { owed: '1750000' }).form!, '05')
    assert.include(partsIn('expenseTicket', {}, { type: 'advance' }).form!, '03')
    assert.include(partsIn('paymentSlip').form!, '02')
    assert.include(partsIn('paymentSlip', {}, { type: 'advance_return' }).form!, '01')
  })

  test('tells VAT of a receipt where there is some, and hides an amount that the person may not see', ({ assert }) => {
    assert.deepEqual(partsIn('receipt').totals, [])
    const taxed = { vat: 'excluded', payable: '5500000', lines: [{ id: '1', vatRate: '10', tax: '500000' }] }
    assert.deepEqual(
      partsIn('receipt', {}, taxed).totals.map(({ amount }) => amount),
      ['500000', '5500000'],
    )
    assert.equal(partsIn('receipt').amount, '5000000')
    assert.isNull(partsIn('receipt', {}, { total: undefined }).amount)
  })

  test('takes the address of the other party for those who may see it', ({ assert }) => {
    const addressed = (party: About['party']) =>
      partsIn('invoice', { party })
        .facts.flat()
        .find(([label]) => label === 'Địa chỉ')?.[1]
    assert.isUndefined(addressed(null))
    assert.equal(addressed({ companyAddress: { text: 'Số 1 Phố Thử' } } as never), 'Số 1 Phố Thử')
  })

  test('draws lines of its own, and none where it has no columns', ({ assert }) => {
    assert.deepEqual(
      partsIn('weighing').lines.map(({ id }) => id),
      ['first', 'second', 'gross', 'tare'],
    )
    assert.deepEqual(partsIn('receiptVoucher').columns, [])
    assert.equal(partsIn('otherVoucher').form, partsIn('refund').form)
    assert.deepEqual(signer('print.sign.preparer'), { office: 'print.sign.preparer', name: undefined })
    assert.equal(sealer('print.voucher.director').how, 'print.sign.signStamp')
  })

  test('of a return names the VAT invoices of its sale, with their days', ({ assert }) => {
    const beside = [{ id: 'v', serial: 'C26TAA', number: '00000815', issuedOn: '2026-02-04' }]
    const said = (rows: typeof beside) => partsIn('returnNote', { beside: rows as never }).facts.flat()
    assert.deepInclude(said(beside), ['Hóa đơn GTGT số, ngày', 'C26TAA 00000815, 04/02/2026'])
    assert.deepEqual(
      returnPlan.beside!.list({ ...returned, moreInvoices: [named('HD-2')] } as never),
      ['vat-invoices?invoiceIds=HD-2611-00001&invoiceIds=HD-2&status=issued&status=adjusted&_sort=issuedOn'][0],
    )
  })
})
