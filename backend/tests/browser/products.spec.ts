import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import { signedInPages } from '#tests/support/browser'
import { save, field, pick } from '#tests/support/forms'
import { created, fresh, resourceOf } from '#tests/support/samples'
import { LIST, search, shown, stored, fillPipe, pipe } from '#tests/support/product_forms'

test.group('a product that is weighed by its dimensions', (group) => {
  const held = signedInPages(group)

  test('shows its barem, its formula and its pieces as one types, and is found by the words of the trade', async ({
    assert,
  }) => {
    const { page } = held
    const name = `Thép ống phi 48.1 dày 2 ly ${fresh()}`
    await fillPipe(page, name)
    await field(page, 'Số cây mỗi bó').fill('61')
    await page.getByText('(48.1 − 2) · 2 · 0.02466').waitFor()
    await page.getByText('2.273652 kg/m').first().waitFor()
    await page.getByText('13.6419 kg/cây').waitFor()
    await page.getByText('832.1559 kg/bó').waitFor()
    await save(page)
    await shown(page)
    const row = await stored(page.url().split('/').at(-1)!)
    assert.containsSubset(row, {
      attributes: { D: '48.1', t: '2' },
      densityWeight: '2.273652',
      computedWeight: '2.273652',
      baremReason: null,
      pieceWeight: '13.6419',
    })
    await page.getByText('Công thức: (D − t) · t · 0.02466').waitFor()
    for (const words of ['phi 49 2ly', 'ống phi 48.1 2li']) {
      await page.goto(LIST)
      await search(page).fill(`${words} ${name.split(' ').at(-1)}`)
      await page.locator('.ant-table-row').filter({ hasText: name }).getByText('2.273652').waitFor()
    }
  })

  test('takes another figure with a reason only, tells how far off it is, and goes back', async ({ assert }) => {
    const { page } = held
    const { id } = await pipe()
    await page.goto(`${LIST}/${id}/edit`)
    await field(page, 'Tỷ trọng (kg/m)').fill('2.35')
    await page.getByText('Theo kích thước 2.273652 kg/m').waitFor()
    await page.getByText('+3.36%').waitFor()
    await save(page)
    await page.getByText('chỗ cần sửa').waitFor()
    await field(page, 'Lý do sửa barem').fill('Theo bảng của nhà máy')
    await save(page)
    await shown(page)
    await page.getByText('Đã sửa barem +3.36%').waitFor()
    await page.getByText('Lý do: Theo bảng của nhà máy').waitFor()
    assert.containsSubset(await stored(id), {
      densityWeight: '2.350000',
      computedWeight: '2.273652',
      baremReason: 'Theo bảng của nhà máy',
    })

    await page.goto(`${LIST}/${id}/edit`)
    await page.getByRole('button', { name: 'Về số tính' }).click()
    await until(async () => assert.equal(await field(page, 'Tỷ trọng (kg/m)').inputValue(), '2.273652'))
    await save(page)
    await shown(page)
    assert.containsSubset(await stored(id), { densityWeight: '2.273652', baremReason: null })
  })

  test('follows its dimensions, and keeps the old figure when that is insisted on', async ({ assert }) => {
    const { page } = held
    const [first, second] = [await pipe(), await pipe()]
    await page.goto(`${LIST}/${first.id}/edit`)
    await field(page, 'Độ dày (t, mm)').fill('2.3')
    await page.getByText('2.597684 kg/m').first().waitFor()
    await save(page)
    await shown(page)
    assert.equal((await stored(first.id)).densityWeight, '2.597684')

    await page.goto(`${LIST}/${second.id}/edit`)
    await field(page, 'Độ dày (t, mm)').fill('2.3')
    await field(page, 'Tỷ trọng (kg/m)').fill('2.273652')
    await field(page, 'Lý do sửa barem').fill('Nhà máy giữ số cũ')
    await save(page)
    await shown(page)
    assert.containsSubset(await stored(second.id), {
      densityWeight: '2.273652',
      computedWeight: '2.597684',
      baremReason: 'Nhà máy giữ số cũ',
    })
  })

  test('tells at its input what a dimension cannot be', async ({ assert }) => {
    const { page } = held
    const { id } = await pipe()
    await page.goto(`${LIST}/${id}/edit`)
    await field(page, 'Độ dày (t, mm)').fill('30')
    await save(page)
    await page.getByText('Không thể có với các kích thước còn lại').waitFor()
    await page.waitForFunction(`document.activeElement?.getAttribute('aria-label') === 'Độ dày (t, mm)'`)
    await field(page, 'Độ dày (t, mm)').fill('')
    await field(page, 'Đường kính ngoài (D, mm)').fill('bốn tám')
    await save(page)
    await page.getByText('Phải là số dương').waitFor()
    await page.getByText('Vui lòng nhập độ dày').waitFor()
    assert.match(page.url(), /edit$/)
  })

  test('what the server alone refuses is told below the dimensions', async ({ assert }) => {
    const { page } = held
    const { id } = await pipe()
    await page.goto(`${LIST}/${id}/edit`)
    await page.route('**/v1.0/products/*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({
            status: 422,
            json: {
              succeeded: false,
              code: 'COM_ERR_001',
              message: 'Sai',
              errors: [{ field: 'attributes', rule: 'dimensionsWrong', message: 'Kích thước không hợp lệ: t' }],
            },
          })
        : route.continue(),
    )
    await field(page, 'Độ dày (t, mm)').fill('2.5')
    await save(page)
    await page.getByText('Kích thước không hợp lệ: t').first().waitFor()
    await page.waitForFunction(`document.activeElement?.getAttribute('aria-label') === 'Đường kính ngoài (D, mm)'`)
    await until(async () => assert.equal(await field(page, 'Độ dày (t, mm)').inputValue(), '2.5'))
  })

  test('another shape or mode loses nothing that was typed', async ({ assert }) => {
    const { page } = held
    await fillPipe(page, `Ống thử ${fresh()}`)
    await pick(page, 'Hình dạng', 'Hộp')
    await until(async () => assert.equal(await field(page, 'Độ dày (t, mm)').inputValue(), '2'))
    await field(page, 'Cạnh (a, mm)').fill('40')
    await pick(page, 'Hình dạng', 'Ống tròn')
    await until(async () => assert.equal(await field(page, 'Đường kính ngoài (D, mm)').inputValue(), '48.1'))
    await pick(page, 'Cách tính trọng lượng', 'Theo mét')
    await until(async () => assert.equal(await field(page, 'Tỷ trọng (kg/m)').inputValue(), '2.273652'))
    await pick(page, 'Cách tính trọng lượng', 'Cuộn, cân thực tế')
    await page.getByText('Cuộn không có barem').waitFor()
    await pick(page, 'Cách tính trọng lượng', 'Theo kích thước')
    await until(async () => assert.equal(await field(page, 'Độ dày (t, mm)').inputValue(), '2'))
  })

  test('names of the template of its type stand ready beside own ones, and only what has a value is kept', async ({
    assert,
  }) => {
    const { page } = held
    const type = await created(resourceOf('product-types'), {
      name: `Ống mạ ${fresh()}`,
      attributeTemplate: { 'Lớp mạ': 'Z80', Màu: 'màu' },
    })
    const { id } = await pipe({ productTypeId: type.id })
    await page.goto(`${LIST}/${id}/edit`)
    await field(page, 'Lớp mạ').fill('Z120')
    await field(page, 'Màu').waitFor()
    await page.getByRole('button', { name: 'Thêm thuộc tính' }).click()
    await field(page, 'Tên thuộc tính').fill('Số lô')
    await field(page, 'Số lô').fill('L7')
    await save(page)
    await shown(page)
    assert.deepEqual((await stored(id)).attributes, { D: '48.1', t: '2', 'Lớp mạ': 'Z120', 'Số lô': 'L7' })
    await page.getByRole('row', { name: 'Lớp mạ Z120' }).waitFor()
    await page.getByRole('row', { name: 'Đường kính ngoài (D) 48.1 mm' }).waitFor()
  })
})
