import type { PaperName } from '@barem/resources/papers'
import { test } from '@japa/runner'
import { articles } from '../src/domains/purchasing/papers/articles.ts'
import { contractColumns } from '../src/domains/purchasing/papers/columns.ts'
import { contractTotals } from '../src/domains/purchasing/papers/totals.ts'
import { orderColumns } from '../src/domains/sales/papers/columns.ts'
import { companyLines } from '../src/documents/print/companyLines.ts'
import { dateParts, figure, signed } from '../src/documents/print/figures.ts'
import { markOf } from '../src/documents/print/mark.ts'
import { cssText, pageRule } from '../src/documents/print/sizes.ts'
import { approvedBy, contactOf } from '../src/documents/print/printed.ts'
import { settingsFrom } from '../src/documents/print/settings.ts'
import { debtTotals, orderTotals } from '../src/domains/sales/papers/totals.ts'
import { sampleContract, sampleOrder } from './print_samples.ts'
import { asked, en, printOf, t } from './print_words.ts'

const priced = (columns: string[]) => ({ ...asked('order', { columns }), priced: true })
const keys = (columns: readonly { key: string }[]) => columns.map(({ key }) => key)

test.group('what a print is asked for', () => {
  test('is what was chosen last; what is no longer known is as people mostly want it', ({ assert }) => {
    assert.deepEqual(
      asked('order', { language: 'en_US', size: 'a5-landscape', columns: ['errorMargin', 'barem'], debt: false }),
      { language: 'en_US', size: 'a5-landscape', columns: ['barem', 'errorMargin'], debt: false },
    )
    const usual = {
      language: 'vi_VN',
      size: 'a4-portrait',
      columns: ['theoreticalWeight', 'actualWeight'],
      debt: true,
    } as const
    for (const stored of [null, 'x', [], { language: 'fr', size: 'letter', columns: 'all', debt: 1 }])
      assert.deepEqual(settingsFrom(printOf('order'), stored, 'vi_VN'), usual as never)
  })

  test('no paper has a column that it has no figures for, and no quotation or note tells a debt', ({ assert }) => {
    const all = { columns: ['actualWeight', 'errorMargin', 'barem'], debt: true }
    assert.deepEqual(asked('contract', all).columns, ['barem'])
    assert.deepEqual(asked('quotation', all).columns, ['barem'])
    for (const paper of ['quotation', 'deliveryNote', 'contract'] as const) assert.isNull(asked(paper, all).debt)
  })
})

test.group('columns of a print', () => {
  test('each weight is there when it was asked for', ({ assert }) => {
    const order = sampleOrder(2)
    const of = (columns: string[]) => keys(orderColumns(order, priced(columns), t))
    assert.deepEqual(of([]), ['no', 'name', 'unit', 'quantity', 'priceType', 'unitPrice', 'amount'])
    assert.deepEqual(of(['barem', 'theoreticalWeight', 'actualWeight', 'errorMargin']), [
      'no',
      'name',
      'unit',
      'quantity',
      'length',
      'barem',
      'theoreticalWeight',
      'actualWeight',
      'errorMargin',
      'priceType',
      'unitPrice',
      'amount',
    ])
  })

  test('a delivery note has no price in any column', ({ assert }) => {
    const columns = orderColumns(sampleOrder(3), { ...asked('deliveryNote'), priced: false }, t)
    assert.deepEqual(keys(columns), ['no', 'name', 'unit', 'quantity', 'theoreticalWeight', 'actualWeight'])
    assert.notInclude(JSON.stringify(columns.map(({ of }) => sampleOrder(3).lines.map(of))), '15,500')
  })

  test('a line multiplies out by hand: pieces × length × barem, and the weight that is priced × the price', ({
    assert,
  }) => {
    const order = sampleOrder(1)
    const columns = orderColumns(order, priced(['barem', 'theoreticalWeight', 'actualWeight', 'errorMargin']), t)
    assert.deepEqual(
      columns.map(({ of }) => of(order.lines[0]!, 0)),
      [
        '1',
        'Thép cây D16 CB300-V Hòa Phát',
        'Cây',
        '10',
        '11.7',
        '1.58/m',
        '184.86',
        '178.7',
        '−3.33',
        'Kg barem',
        '15,500',
        '2,865,330',
      ],
    )
    assert.deepEqual(
      columns.map(({ total }) => total ?? ''),
      ['', 'Cộng', '', '10', '', '', '184.86', '178.7', '−3.33', '', '', '2,865,330'],
    )
  })

  test('goods without a barem have dashes, and a barem by piece says of which piece', ({ assert }) => {
    const order = sampleOrder(1)
    const columns = orderColumns(order, priced(['barem', 'errorMargin']), t)
    const cell = (key: string, more: object) =>
      columns.find((column) => column.key === key)!.of({ ...order.lines[0]!, ...more }, 0)
    assert.equal(cell('barem', { barem: null }), '–')
    assert.equal(cell('barem', { barem: '18.49', baremBasis: 'piece', unit: 'Tấm' }), '18.49/tấm')
    assert.equal(cell('errorMargin', { errorMargin: null }), '–')
    assert.equal(cell('priceType', { priceType: 'piece', unit: 'Tấm' }), 'Tấm')
  })

  test('a contract without a quantity is called off and has no sums', ({ assert }) => {
    const contract = sampleContract(2)
    const open = {
      ...contract,
      lines: contract.lines.map((line, index) => (index ? line : { ...line, quantity: null, amount: null })),
    }
    const of = (row: typeof contract) => contractColumns(row, asked('contract'), en)
    assert.deepEqual(
      of(open)
        .map(({ total }) => total)
        .filter(Boolean),
      [],
    )
    assert.deepEqual(
      of(open)
        .map(({ of }) => of(open.lines[0]!, 0))
        .slice(3, 4),
      ['As called off'],
    )
    assert.deepEqual(contractTotals(open, en), [])
    const all = {
      ...open,
      lines: open.lines.map((line) => ({ ...line, quantity: null, theoreticalWeight: null, amount: null })),
    }
    assert.deepEqual(
      [keys(of(open)), keys(of(all))],
      [
        ['no', 'name', 'unit', 'quantity', 'theoreticalWeight', 'priceType', 'unitPrice', 'amount'],
        ['no', 'name', 'unit', 'quantity', 'priceType', 'unitPrice'],
      ],
    )
    assert.include(
      of(contract).map(({ total }) => total),
      '9,584,425',
    )
    assert.equal(of(contract).map(({ of }) => of(contract.lines[1]!, 1))[2], 'Tonne')
  })
})

test.group('words and figures of a print', () => {
  test('dates are written out as each language writes them, small days and months guarded in Vietnamese', ({
    assert,
  }) => {
    const date = (day: string) => [
      t('print.dateLine', dateParts(day, 'vi_VN')),
      en('print.dateLine', dateParts(day, 'en_US')),
    ]
    assert.deepEqual(date('2026-02-05'), ['Ngày 05 tháng 02 năm 2026', '5 February 2026'])
    assert.deepEqual(date('2026-11-21'), ['Ngày 21 tháng 11 năm 2026', '21 November 2026'])
    assert.deepEqual(date('2026-03-31'), ['Ngày 31 tháng 3 năm 2026', '31 March 2026'])
  })

  test('figures have a real minus, a dash when absent, and a sign where they are differences', ({ assert }) => {
    assert.deepEqual(
      [figure('-1234.5'), figure(null), figure('0'), figure('1.4999', 4)],
      ['−1,234.5', '–', '0', '1.4999'],
    )
    assert.deepEqual(
      [signed('3.3'), signed('-3.33'), signed('0'), signed('0.5'), signed('0.001'), signed(null)],
      ['+3.3', '−3.33', '0', '+0.5', '0', '–'],
    )
  })

  test('old and new debt: 30,000,000 and an order of 14,726,650 make 44,726,650', ({ assert }) => {
    assert.deepEqual(
      debtTotals({ oldDebt: '30000000', grandTotal: '14726650' }, t).map(({ label, amount }) => `${label} ${amount}`),
      ['Nợ cũ 30000000', 'Nợ mới 44726650'],
    )
    assert.deepEqual(debtTotals({ oldDebt: null, grandTotal: '1' }, t), [])
    assert.deepEqual(debtTotals({ oldDebt: '0', grandTotal: '1' }, t), [])
    assert.deepEqual(debtTotals({ grandTotal: '1' }, t), [])
    assert.equal(debtTotals({ oldDebt: '-500', grandTotal: '200' }, t)[1]!.amount, '-300')
  })

  test('steps that change nothing are left out of the totals', ({ assert }) => {
    const labels = (more: object) => orderTotals(sampleOrder(1, more), t).map(({ label }) => label)
    assert.deepEqual(labels({}), ['Tiền hàng', 'Chiết khấu', 'Phí vận chuyển', 'Tổng cộng'])
    assert.deepEqual(labels({ discount: '0', shippingFee: null }), ['Tổng cộng'])
    assert.deepEqual(labels({ shippingFee: '0' }), ['Tiền hàng', 'Chiết khấu', 'Tổng cộng'])
  })

  test('what nobody knows yet is left out, not 0', ({ assert }) => {
    assert.deepEqual(orderTotals(sampleOrder(1, { grandTotal: null }), t), [])
    assert.deepEqual(debtTotals({ oldDebt: '300', grandTotal: null }, t), [])
  })

  test('what is not approved is marked, what is approved or further is not', ({ assert }) => {
    const states = ['draft', 'pending', 'rejected', 'cancelled', 'approved', 'in_progress', 'done']
    const words = (paper: PaperName) =>
      states.map((status) => {
        const mark = markOf(status, paper)
        return mark && t(mark)
      })
    assert.deepEqual(words('quotation'), [null, null, 'BỊ TỪ CHỐI', 'ĐÃ HỦY', null, null, null])
    assert.deepEqual(words('order'), ['BẢN NHÁP', 'CHƯA DUYỆT', 'BỊ TỪ CHỐI', 'ĐÃ HỦY', null, null, null])
  })

  test('who approved is told only while the approval holds', ({ assert }) => {
    assert.deepEqual(approvedBy(sampleOrder(1), 'order'), {
      name: 'Trần Thị Mai',
      at: '2026-11-05T08:30:00Z',
      before: [],
    })
    assert.isNull(approvedBy(sampleOrder(1, { status: 'draft' }), 'order'))
    assert.isNull(approvedBy(sampleOrder(1, { approval: null }), 'order'))
  })

  test('the head leaves out what the company does not say', ({ assert }) => {
    const company = {
      name: 'Thép Thử',
      shortName: null,
      taxCode: '0199990011',
      phone: null,
      address: null,
      bankAccountName: null,
      bankAccountNumber: null,
      bankName: 'Ngân hàng Thử',
      bankBranch: null,
      logo: null,
    }
    assert.deepEqual(companyLines(company, t), ['Mã số thuế: 0199990011'])
    assert.deepEqual(
      companyLines({ ...company, phone: '0903123456', bankAccountNumber: '99', bankBranch: 'Hải Phòng' }, t),
      ['Mã số thuế: 0199990011 · Điện thoại: 0903\u00a0123\u00a0456', 'Tài khoản: 99 · Ngân hàng Thử – Hải Phòng'],
    )
  })

  test('a phone number is broken nowhere', ({ assert }) => {
    const { contactPhone } = sampleOrder(1)
    assert.equal(contactOf({ contactPerson: 'Trần Văn Ba', contactPhone }), 'Trần Văn Ba – 0980\u00a0000\u00a0012')
  })

  test('a contract has an article for what was agreed, and none for what was left open', ({ assert }) => {
    assert.deepEqual(
      articles(sampleContract(1), t).map(({ title, text }) => `${title}: ${text.join(' ')}`),
      [
        'Trọng lượng thanh toán: Trọng lượng thanh toán theo cân của bên A. Dung sai trọng lượng: ±0.5%.',
        'Giao nhận: Giao hàng tại Kho Tổng của bên A. Ngày giao hàng: 20/02/2026.',
        'Thanh toán: Bên A đặt cọc 30% giá trị hợp đồng. Thanh toán phần còn lại trong vòng 15 ngày kể từ ngày nhận đủ hàng và hóa đơn.',
        'Hiệu lực: Hợp đồng có hiệu lực từ ngày 05/02/2026 đến hết ngày 31/12/2026.',
      ],
    )
    const said = (more: object) =>
      articles(sampleContract(1, { paymentTerms: null, ...more }), t).find(({ title }) => title === 'Thanh toán')!.text
    assert.deepEqual(said({ depositAmount: '45375000', paymentDays: 30 }), [
      'Bên A đặt cọc 30% giá trị hợp đồng, tương đương 45,375,000\u00a0đ.',
      'Bên A thanh toán trong vòng 30 ngày kể từ ngày nhận hàng.',
    ])
    assert.deepEqual(said({ depositPercent: null, paymentDays: 0 }), ['Bên A thanh toán ngay khi nhận hàng.'])
    const { deliveryMethod, shippingMethod, paymentMethod } = sampleOrder(1)
    const agreed = articles(sampleContract(1, { deliveryMethod, shippingMethod, paymentMethod }), t)
    assert.include(
      agreed.flatMap(({ text }) => text),
      'Phương thức giao hàng: Giao tận công trình · Xe cẩu 15 tấn.',
    )
    assert.include(
      agreed.flatMap(({ text }) => text),
      'Phương thức thanh toán: Chuyển khoản.',
    )
    const bare = {
      tolerance: null,
      receivingWarehouse: null,
      receivingDate: null,
      depositPercent: null,
      paymentTerms: null,
      validFrom: null,
      validTo: null,
    }
    assert.deepEqual(
      articles(sampleContract(1, bare), en).map(({ title }) => title),
      ['Weight for payment'],
    )
  })

  test('the foot of a page takes no orders from a document’s name', ({ assert }) => {
    assert.equal(cssText('a "b" \\ c\nd'), '"a \\"b\\" \\\\ c d"')
    const rule = pageRule('a5-landscape', { name: 'Đơn "x', page: 'Trang', of: '/' })
    assert.include(rule, 'size: A5 landscape;')
    assert.include(rule, 'content: "Đơn \\"x";')
    assert.include(rule, 'content: "Trang " counter(page) " / " counter(pages);')
  })
})
