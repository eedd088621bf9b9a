import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import type { Page } from 'playwright'
import { signedInPage, signedInPages } from '#tests/support/browser'
import { api, signIn } from '#tests/support/client'
import { picture } from '#tests/support/files'
import { created, fresh, resourceOf, sample } from '#tests/support/samples'

const LIST = '/product-management'
const products = resourceOf('products')

const input = (page: Page) => page.getByLabel('Hình ảnh', { exact: true })
const zone = (page: Page) => page.locator('.image-input')
const png = async (name = 'thep.png') => ({ name, mimeType: 'image/png', buffer: await picture('png', 300, 200) })
const saved = (page: Page) => page.waitForURL(/product-management\/[0-9a-f-]{36}$/)
const stored = async (id: string) => (await api(await signIn('superadmin')).get(`/products/${id}`)).body.image

/** Hands a file over as a drop or a paste does; the browser makes such events from people's hands alone. */
async function hand(page: Page, kind: 'drop' | 'paste', file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.evaluate(
    `(() => {
      const data = new DataTransfer()
      const bytes = Uint8Array.from(atob('${file.buffer.toString('base64')}'), (letter) => letter.charCodeAt(0))
      data.items.add(new File([bytes], '${file.name}', { type: '${file.mimeType}' }))
      const made = ${kind === 'drop' ? `new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })` : `new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })`}
      document.querySelector('${kind === 'drop' ? '.image-input' : 'body'}').dispatchEvent(made)
    })()`,
  )
}

const uploadedWith = async (page: Page, act: () => Promise<unknown>): Promise<string> => {
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/File/products') && answer.status() === 201),
    act(),
  ])
  return ((await response.json()) as { data: { filePath: string } }).data.filePath
}

test.group('pictures on screen', (group) => {
  const held = signedInPages(group)

  test('one is chosen, shown at once, saved, seen in the list and opened large', async ({ assert }) => {
    const { page } = held
    const row = await created(products)
    await page.goto(`${LIST}/${row.id}/edit`)
    await input(page).waitFor({ state: 'attached' })
    const path = await uploadedWith(page, async () => input(page).setInputFiles(await png()))
    await zone(page).getByRole('img', { name: 'Hình ảnh' }).waitFor()
    await page.keyboard.press('Control+s')
    await saved(page)
    assert.equal(await stored(row.id), path)
    await page.getByRole('button', { name: 'Xem ảnh lớn' }).click()
    await page
      .getByRole('dialog')
      .getByRole('img', { name: String(row.name) })
      .waitFor()

    await page.goto(`${LIST}?q=${encodeURIComponent(String(row.code))}`)
    const thumb = page.locator('.ant-table-row img.thumb')
    await thumb.waitFor()
    await until(async () => assert.match((await thumb.getAttribute('src'))!, /^blob:/))
    assert.equal((await thumb.boundingBox())!.width, 24)
  })

  for (const [width, theme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const)
    test(`a product without one is drawn in the list, by its shape or by what it is called, ${width} px`, async ({
      assert,
      cleanup,
    }) => {
      const code = `VE${fresh()}`
      const { image: _image, ...needed } = await sample(products, 'DONGA', 'required')
      await created(products, {
        ...needed,
        code: `${code}A`,
        weightMode: 'geometry',
        shape: 'round_tube',
        attributes: { D: '48.1', t: '2' },
        length: '6',
      })
      await created(products, {
        ...needed,
        code: `${code}B`,
        name: `Lưới thép ${code}`,
        weightMode: 'none',
        shape: null,
        densityWeight: null,
      })
      const page = await signedInPage(cleanup, { viewport: { width, height: 844 } })
      await page.evaluate(`localStorage.setItem('barem.theme', '"${theme}"')`)
      await page.goto(`${LIST}?q=${code}`)
      const row = (letter: string) =>
        page.locator(width < 768 ? '.card' : '.ant-table-row').filter({ hasText: `${code}${letter}` })
      const drawing = row('A').locator('.thumb .metal')
      await drawing.waitFor()
      const [frame, drawn] = await Promise.all([row('A').locator('.thumb').boundingBox(), drawing.boundingBox()])
      const size = width < 768 ? 40 : 24
      assert.deepEqual([frame!.width, frame!.height], [size, size])
      assert.isAtLeast(drawn!.width, size * 0.7)
      assert.closeTo(drawn!.x + drawn!.width / 2, frame!.x + size / 2, 1)
      assert.closeTo(drawn!.y + drawn!.height / 2, frame!.y + size / 2, 1)
      const stroke = await page.evaluate<string>(`getComputedStyle(document.querySelector('.thumb svg .metal')).stroke`)
      assert.notEqual(stroke, 'none')
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/products-${width}.png` })
      const shapes = await Promise.all(
        ['A', 'B'].map((letter) => row(letter).locator('.thumb .metal').getAttribute('d')),
      )
      assert.lengthOf(new Set(shapes.filter(Boolean)), 2)
    })

  test('one is dropped, another pasted in its place, and taken away again', async ({ assert }) => {
    const { page } = held
    const row = await created(products)
    await page.goto(`${LIST}/${row.id}/edit`)
    await zone(page).waitFor()
    const [dropped, pasted] = [await png(), await png('dan.png')]
    const first = await uploadedWith(page, () => hand(page, 'drop', dropped))
    const second = await uploadedWith(page, () => hand(page, 'paste', pasted))
    assert.notEqual(first, second)
    await page.getByRole('button', { name: 'Thay ảnh' }).waitFor()
    await page.keyboard.press('Control+s')
    await saved(page)
    assert.equal(await stored(row.id), second)

    await page.goto(`${LIST}/${row.id}/edit`)
    await page.getByRole('button', { name: 'Gỡ ảnh' }).click()
    await zone(page).getByText('Chọn ảnh').waitFor()
    await page.keyboard.press('Control+s')
    await saved(page)
    assert.isNull(await stored(row.id))
  })

  test('what is no picture is refused in words, at the field, and the former one stays', async ({ assert }) => {
    const { page } = held
    const row = await created(products)
    await page.goto(`${LIST}/${row.id}/edit`)
    await input(page).waitFor({ state: 'attached' })
    await uploadedWith(page, async () => input(page).setInputFiles(await png()))
    await input(page).setInputFiles({
      name: 'anh.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<html><script>alert(1)</script></html>'),
    })
    await page.getByRole('alert').getByText('Nội dung bên trong không phải là tệp png').waitFor()
    await page.getByRole('button', { name: 'Thay ảnh' }).waitFor()
    await until(async () => assert.equal(await input(page).getAttribute('aria-invalid'), 'true'))
  })

  test('a form waits for the picture that is on its way', async ({ assert }) => {
    const { page } = held
    const row = await created(products)
    await page.goto(`${LIST}/${row.id}/edit`)
    await input(page).waitFor({ state: 'attached' })
    const slow = Promise.withResolvers<void>()
    await page.route('**/File/products', async (route) => {
      await slow.promise
      await route.continue()
    })
    await input(page).setInputFiles(await png())
    await zone(page).getByRole('progressbar').waitFor()
    await page.keyboard.press('Control+s')
    await page.locator('.form-bar .ant-btn-loading').waitFor()
    assert.equal(await stored(row.id), row.image)
    slow.resolve()
    await saved(page)
    assert.notEqual(await stored(row.id), row.image)
  })
})
