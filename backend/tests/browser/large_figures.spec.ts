import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { seriousFindings } from '#tests/support/axe'
import { openBrowser, signInOnPage } from '#tests/support/browser'
import { clerk, draft } from '#tests/support/documents/lives'
import { PHONES } from '#tests/support/phone'
import { created, fresh, resourceOf, sample } from '#tests/support/samples'
import { someCases } from '#tests/support/matrix'

const orders = resourceOf('sales-orders')
const NAME = 'Thép hình chữ H 200×200×8×12 Posco Yamato Vina, mác SS400, hàng chọn đường hàn nguội'

/** An order of more than ten billion dong, with a line that nobody has weighed, by a page as wide as said. */
async function opened(viewport: { width: number; height: number }, language = 'vi_VN', path = '') {
  const goods = async (name: string, more: object) =>
    created(resourceOf('products'), {
      ...(await sample(resourceOf('products'), 'DONGA', 'required')),
      name: `${name} ${fresh()}`,
      ...{ weightMode: 'per_meter', length: '12', ...more },
    })
  const [beam, tube] = [await goods(NAME, { densityWeight: '49.9' }), await goods('Hộp', { densityWeight: '7.611654' })]
  const box = await goods('Hộp vuông', { densityWeight: '18.229835' })
  const line = { priceType: 'barem_kg', salePrice: '14000' }
  const row = await draft(orders, (await clerk(19, ['v'])).userId, {
    lines: [
      { ...line, productId: beam.id, quantity: '1250', actualWeight: '640000', weightSource: 'weighed' },
      { ...line, productId: tube.id, quantity: '250' },
      { ...line, productId: box.id, quantity: '11' },
    ],
  })
  const { page, close } = await openBrowser({ viewport })
  await signInOnPage(page)
  await page.evaluate(`localStorage.setItem('barem.locale', '"${language}"')`)
  await page.goto(`${orders.route}/${row.id}${path}`)
  return { page, close }
}

/** Estimated weights of the grid that are wider than their fields. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const pen = document.createElement('canvas').getContext('2d')
    return [...document.querySelectorAll('.grid-row input[placeholder^="≈"]')].flatMap((input) => {
      // Those of lines that are folded are not there to be read.
      if (input.clientWidth === 0) return []
      const [field, words] = [getComputedStyle(input), getComputedStyle(input, '::placeholder')]
      pen.font = [field.fontWeight, words.fontSize, field.fontFamily].join(' ')
      const room = input.clientWidth - parseFloat(field.paddingLeft) - parseFloat(field.paddingRight)
      return pen.measureText(input.placeholder).width > room ? [input.placeholder] : []
    })
  })()`)

/** Computed cells of the grid whose figures stand outside of them. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('.grid-row [data-column]')].flatMap((cell) => {
    if (cell.querySelector('input')) return []
    const range = document.createRange()
    range.selectNodeContents(cell)
    const [inside, room] = [range.getBoundingClientRect(), cell.getBoundingClientRect()]
    return inside.left < room.left || inside.right > room.right ? [cell.dataset.column + ': ' + cell.innerText] : []
  })`)

test.group('large figures of an order', () => {
  for (const language of ['vi_VN', 'en_US'])
    test(`stand whole in its page at 1440 px, ${language}`, async ({ assert, cleanup }) => {
      const { page, close } = await opened({ width: 1440, height: 900 }, language)
      cleanup(close)
      await page.getByText('10,479,000,000\u00a0đ').first().waitFor()
      const [needs, has] = await page
        .locator('.document-lines')
        .evaluate((lines: any) => [lines.scrollWidth, lines.clientWidth])
      assert.isAtMost(needs, has)
    })

  test('are reached by keys where they do not fit', async ({ assert, cleanup }) => {
    const { page, close } = await opened({ width: 1024, height: 768 })
    cleanup(close)
    await page.locator('.document-lines[tabindex="0"]').waitFor()
    assert.deepEqual(await seriousFindings(page), [])
  })

  for (const viewport of someCases([{ width: 1440, height: 900 }, ...PHONES]))
    test(`that are estimated are not cut in the grid at ${viewport.width} px`, async ({ assert, cleanup }) => {
      const { page, close } = await opened(viewport, 'vi_VN', '/edit')
      cleanup(close)
      const figure = page.locator('input[placeholder="≈\u00a022,834.96"]')
      await figure.waitFor({ state: 'attached' })
      // On a phone a line unfolds when somebody is in it.
      await page.locator('tr.grid-row', { has: figure }).locator('[data-cell=productId]').focus()
      await figure.waitFor()
      assert.deepEqual(await cut(page), [])
    })

  test('keep apart in the grid at 1440 px, a barem with all its decimals too', async ({ assert, cleanup }) => {
    const { page, close } = await opened({ width: 1440, height: 900 }, 'vi_VN', '/edit')
    cleanup(close)
    await page.locator('.grid-row [data-column=barem]').getByText('18.229835').waitFor()
    assert.deepEqual(await outside(page), [])
  })
})
