import { amountInWords } from '@barem/resources/calc/words'
import { test } from '@japa/runner'
import { api, signIn } from '#tests/support/client'
import { act } from '#tests/support/documents/lives'
import {
  choosePaper,
  chooseSize,
  first,
  goods,
  grouped,
  inEnglish,
  newOrder,
  opened,
  orderPath,
  post,
  sheet,
  type Row,
} from '#tests/support/documents/on_paper'
import { newPerson, newRole } from '#tests/support/people'
import { printed } from '#tests/support/pdf'
import { until } from '#tests/support/until'
import { debtor } from '../http/debt/owing.ts'

const unitOf = (line: Row, language: 'vi' | 'en') => (language === 'en' ? line.englishUnit : line.unit)

async function newContract(): Promise<Row> {
  const [supplier, products] = [await first('suppliers'), await goods(4)]
  const lines = products.map(({ id }, index) => ({
    productId: id,
    quantity: String(20 + index),
    priceType: 'barem_kg',
    unitPrice: '14250',
  }))
  const { id } = await post('/purchase-contracts', {
    supplierId: supplier.id,
    contractDate: '2026-11-21',
    validFrom: '2026-12-01',
    validTo: '2027-05-31',
    weightTerm: 'supplier_scale',
    tolerance: '0.5',
    depositPercent: '30',
    paymentDays: 45,
    paymentTerms: 'Trả nốt trong 15 ngày kể từ ngày nhận hàng',
    lines,
    prices: [{ productId: products[0]!.id, validFrom: '2027-01-15', unitPrice: '14375.5' }],
  })
  return (await api(await signIn('superadmin')).get(`/purchase-contracts/${id}`)).body
}

test.group('orders on paper', () => {
  test('say every name and figure in both languages and on both papers', async ({ assert, cleanup }) => {
    const order = await newOrder(9, { customerId: await debtor('100') })
    const { page, close } = await opened(orderPath(order))
    cleanup(close)
    await sheet(page).waitFor()
    const kinds = {
      vi: { piece: 'Cây', actual_kg: 'Kg thực tế', barem_kg: 'Kg barem' },
      en: { piece: 'Bar', actual_kg: 'Actual kg', barem_kg: 'Barem kg' },
    } as const
    const line = (each: Row, index: number, language: 'vi' | 'en') =>
      [
        index + 1,
        each.product.name,
        unitOf(each, language),
        grouped(each.quantity, 3),
        grouped(each.theoreticalWeight),
        `${each.weightSource === 'estimated' ? '≈ ' : ''}${grouped(each.actualWeight)}`,
        kinds[language][each.priceType as 'piece'],
        grouped(each.unitPrice),
        grouped(each.amount),
      ].join(' ')
    const newDebt = String(Number(order.oldDebt) + Number(order.grandTotal))
    const says = async (size: string, language: 'vi' | 'en', own: string[]) => {
      const pdf = await printed(page)
      assert.equal(pdf.size, size)
      const partners = [
        order.code,
        order.customer.name,
        order.exportingWarehouse.name,
        order.createdBy.name,
        'Đỗ Thị Ngọc Ánh',
        'Gọi trước khi giao, cổng phía Đông',
        'Thép Đông Á (demo)',
        '0199990011',
      ]
      for (const text of [
        ...partners,
        ...order.lines.map((each: Row, index: number) => line(each, index, language)),
        amountInWords(order.grandTotal),
        ...own,
      ])
        assert.include(pdf.text, text)
      assert.notInclude(pdf.text, 'Về chứng từ')
      pdf.sheets.forEach((sheet, index) =>
        assert.match(sheet, new RegExp(`^(Trang|Page) ${index + 1} / ${pdf.sheets.length} `)),
      )
    }
    const totals = (words: string[]) =>
      [order.total, '-100000', '500000', order.grandTotal, order.oldDebt, newDebt].map(
        (sum, index) => `${words[index]} ${grouped(sum).replace('-', '−')} đ`,
      )
    const vietnamese = [
      'ĐƠN BÁN HÀNG',
      'BẢN NHÁP',
      'Ngày 05 tháng 02 năm 2026',
      ...totals(['Tiền hàng', 'Chiết khấu', 'Phí vận chuyển', 'Tổng cộng', 'Nợ cũ', 'Nợ mới']),
    ]
    await says('210×297', 'vi', vietnamese)
    await chooseSize(page, 'A5 ngang')
    await says('210×148', 'vi', vietnamese)
    await inEnglish(page)
    await page.getByRole('heading', { name: 'SALES ORDER' }).waitFor()
    const english = [
      'SALES ORDER',
      'DRAFT',
      '5 February 2026',
      amountInWords(order.grandTotal, 'en_US'),
      ...totals(['Goods', 'Discount', 'Shipping fee', 'Grand total', 'Previous balance', 'New balance']),
    ]
    await says('210×148', 'en', english)
    await chooseSize(page, 'A4 dọc')
    await says('210×297', 'en', english)
  })

  test('forty lines run over two sheets: the head stands on each, no line is cut, the sums come last', async ({
    assert,
    cleanup,
  }) => {
    const order = await newOrder(40)
    const { page, close } = await opened(orderPath(order))
    cleanup(close)
    await sheet(page).waitFor()
    const { sheets } = await printed(page)
    assert.isAtLeast(sheets.length, 2)
    for (const sheet of sheets) assert.include(sheet, 'STT Tên hàng, quy cách ĐVT')
    const places = order.lines.map((each: Row, index: number) =>
      sheets.findIndex((sheet) =>
        sheet.includes(`${index + 1} ${each.product.name} ${each.unit} ${grouped(each.quantity, 3)} `),
      ),
    )
    assert.notInclude(places, -1)
    assert.deepEqual(places, places.toSorted())
    assert.include(sheets.at(-1), `${grouped(order.grandTotal)} đ`)
    assert.equal(sheets.filter((sheet) => sheet.includes(' Cộng ')).length, 1)
  })

  test('seven lines with sums and signatures fit one sheet of A5', async ({ assert, cleanup }) => {
    const { page, close } = await opened(orderPath(await newOrder(7)))
    cleanup(close)
    await chooseSize(page, 'A5 ngang')
    const { sheets, size } = await printed(page)
    assert.deepEqual([size, sheets.length], ['210×148', 1])
  })

  test('without prices an order is a delivery note that tells no sum, and the choice is remembered', async ({
    assert,
    cleanup,
  }) => {
    const order = await newOrder(3)
    const { page, close } = await opened(orderPath(order))
    cleanup(close)
    await choosePaper(page, 'Phiếu giao hàng')
    await page.getByRole('button', { name: 'Cột in' }).click()
    await page.getByRole('checkbox', { name: 'Chiều dài và barem' }).check()
    await page.reload()
    await page.getByRole('heading', { name: 'PHIẾU GIAO HÀNG' }).waitFor()
    const { text } = await printed(page)
    for (const [index, each] of order.lines.entries())
      assert.include(
        text,
        `${index + 1} ${each.product.name} ${each.unit} ${grouped(each.quantity, 3)} ${grouped(each.length, 4)} ${grouped(each.barem, 6)}/`,
      )
    for (const sum of [order.total, order.grandTotal, '15500', '15800', order.lines[0].amount])
      assert.notInclude(text, grouped(sum))
    for (const word of ['Đơn giá', 'Thành tiền', 'Viết bằng chữ', 'Nợ']) assert.notInclude(text, word)
  })

  test('once approved it bears its number and who approved it and no mark; cancelled it says so', async ({
    assert,
    cleanup,
  }) => {
    const [clerk, approver] = [await signIn('superadmin'), await signIn('quantri.demo')]
    const { id: approverId, fullName } = (await api(approver).get('/User/profile')).body.data
    const draft = await newOrder(2, { approverId })
    const requested = (await act(clerk, 'sales-orders', draft, 'request')).body
    const approved = (await act(approver, 'sales-orders', requested, 'approve')).body
    const { page, close } = await opened(orderPath(draft))
    cleanup(close)
    await sheet(page).waitFor()
    const valid = await printed(page)
    assert.match(approved.code, /^DH-2602-\d{5}$/)
    for (const said of [`Số: ${approved.code}`, 'Đã duyệt ', fullName]) assert.include(valid.text, said)
    for (const mark of ['BẢN NHÁP', 'CHƯA DUYỆT', 'ĐÃ HỦY']) assert.notInclude(valid.text, mark)
    const revised = (await act(clerk, 'sales-orders', approved, 'revise', { comment: 'Đổi ngày giao' })).body
    await page.reload()
    await sheet(page).waitFor()
    const anew = await printed(page)
    for (const said of [`Số: ${approved.code} · sửa đổi lần 1`, 'BẢN NHÁP']) assert.include(anew.text, said)
    for (const sheet of anew.sheets)
      assert.match(sheet, new RegExp(`^Trang \\d / \\d ĐƠN BÁN HÀNG ${approved.code} · sửa đổi lần 1 `))
    await act(clerk, 'sales-orders', revised, 'cancel', { comment: 'Khách hoãn' })
    await page.reload()
    await sheet(page).waitFor()
    const { text } = await printed(page)
    assert.include(text, 'ĐÃ HỦY')
    assert.notInclude(text, 'Đã duyệt ')
  })

  test('paper is white in the dark, and the button prints', async ({ assert, cleanup }) => {
    const { page, close } = await opened(orderPath(await newOrder(1)))
    cleanup(close)
    await page.evaluate(`localStorage.setItem('barem.theme', '"dark"')`)
    await page.addInitScript(`window.print = () => { document.title = 'printing' }`)
    await page.reload()
    await sheet(page).waitFor()
    const ground = (selector: string) =>
      page.evaluate(`getComputedStyle(document.querySelector('${selector}')).backgroundColor`)
    assert.equal(await ground('.paper'), 'rgb(255, 255, 255)')
    assert.notEqual(await ground('.barem-app'), 'rgb(255, 255, 255)')
    await page.emulateMedia({ media: 'print' })
    assert.deepEqual([await ground('body'), await ground('.barem-app')], ['rgb(255, 255, 255)', 'rgb(255, 255, 255)'])
    assert.isTrue(await page.getByRole('toolbar').isHidden())
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: 'In', exact: true }).click()
    await until(async () => assert.equal(await page.title(), 'printing'))
  })

  test('whoever may view orders prints them, with the company at the head and without seeing customers; nobody else does', async ({
    assert,
    cleanup,
  }) => {
    const order = await newOrder(2)
    const seller = await opened(orderPath(order), (await newPerson(await newRole([[19, 'v']]))).username)
    cleanup(seller.close)
    await sheet(seller.page).waitFor()
    const { text } = await printed(seller.page)
    for (const said of ['Thép Đông Á (demo)', 'Mã số thuế: 0199990011', order.customer.name]) assert.include(text, said)
    const other = await opened(orderPath(order), (await newPerson(await newRole([[13, 'v']]))).username)
    cleanup(other.close)
    await other.page.getByText('Xin lỗi, bạn không có quyền truy cập').waitFor()
  })
})

test.group('contracts on paper', () => {
  test('say parties, goods, dated prices and terms in both languages and on both papers', async ({
    assert,
    cleanup,
  }) => {
    const contract = await newContract()
    const { page, close } = await opened(`/contract/purchase-contract/${contract.id}/print`)
    cleanup(close)
    await sheet(page).waitFor()
    const says = async (size: string, language: 'vi' | 'en', own: string[]) => {
      const pdf = await printed(page)
      assert.equal(pdf.size, size)
      const first = contract.lines[0]
      const lines = contract.lines.map(
        (each: Row, index: number) =>
          `${index + 1} ${each.product.name} ${unitOf(each, language)} ${grouped(each.quantity, 3)} ${grouped(each.theoreticalWeight)}`,
      )
      for (const text of [
        contract.code,
        contract.supplier.name,
        ...lines,
        `1 ${first.product.name} 15/01/2027 14,375.5`,
        `${grouped(contract.grandTotal)} đ`,
        amountInWords(contract.grandTotal),
        'Trả nốt trong 15 ngày kể từ ngày nhận hàng',
        ...own,
      ])
        assert.include(pdf.text, text)
    }
    const vietnamese = [
      'HỢP ĐỒNG MUA HÀNG',
      'CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM',
      'BẢN NHÁP',
      'Ngày 21 tháng 11 năm 2026',
      'Bên A (bên mua): Thép Đông Á (demo)',
      'Trọng lượng thanh toán theo cân của bên B.',
      '±0.5%',
      `Bên A đặt cọc 30% giá trị hợp đồng, tương đương ${grouped(contract.depositAmount)} đ.`,
      'Bên A thanh toán trong vòng 45 ngày kể từ ngày nhận hàng.',
      'từ ngày 01/12/2026 đến hết ngày 31/05/2027',
    ]
    await says('210×297', 'vi', vietnamese)
    await chooseSize(page, 'A5 dọc')
    await says('148×210', 'vi', vietnamese)
    await inEnglish(page)
    await page.getByRole('heading', { name: 'PURCHASE CONTRACT' }).waitFor()
    await says('148×210', 'en', [
      'PURCHASE CONTRACT',
      'DRAFT',
      '21 November 2026',
      'Party A (buyer): Thép Đông Á (demo)',
      'is valid from 01/12/2026 to 31/05/2027',
      amountInWords(contract.grandTotal, 'en_US'),
    ])
  })
})
