import { test } from '@japa/runner'
import { issue } from '../http/stock/issuing.ts'
import { receipt } from '../http/stock/receiving.ts'
import { product, warehouse } from '../http/stock/stock.ts'
import { until } from '#tests/support/until'
import type { Page } from 'playwright'
import { openBrowser, signInOnPage } from '#tests/support/browser'
import { clerk, draft } from '#tests/support/documents/lives'
import { PHONES } from '#tests/support/phone'
import { created, fresh, resourceOf, sample } from '#tests/support/samples'
import { someCases } from '#tests/support/matrix'

const orders = resourceOf('sales-orders')

/** A stored order whose lines weigh less than their barem says, opened to be changed. */
async function opened(language: 'vi_VN' | 'en_US', viewport?: { width: number; height: number }, count = 1) {
  const values = await sample(resourceOf('products'), 'DONGA', 'required')
  const bars = await Promise.all(
    Array.from({ length: count }, () => {
      const code = `GL${fresh()}`
      const weight = { weightMode: 'per_meter', densityWeight: '1.58', length: '11.7' }
      return created(resourceOf('products'), { ...values, code, name: `Hàng ${code}`, ...weight })
    }),
  )
  const line = { quantity: '50', priceType: 'piece', salePrice: '3', actualWeight: '893.5' }
  const row = await draft(orders, (await clerk(19, ['v'])).userId, {
    lines: bars.map(({ id }) => ({ ...line, productId: id, weightSource: 'weighed' })),
  })
  const { page, close } = await openBrowser(viewport && { viewport })
  await signInOnPage(page)
  await page.evaluate(`localStorage.setItem('barem.locale', '"${language}"')`)
  await page.goto(`${orders.route}/${row.id}/edit`)
  // On a phone a line unfolds when somebody is in it.
  await page.locator('.grid-row [data-cell=productId]').first().focus()
  await page.locator('.grid-row [data-cell=errorMargin]').first().waitFor()
  return { page, close }
}

/** Figures of the grid whose digits are not of one width. */
const uneven = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('.line-grid .figures')]
    .filter((one) => getComputedStyle(one).fontVariantNumeric !== 'tabular-nums')
    .map((one) => one.dataset.cell)`)

/** Heads of the cards of lines that are wider than the room they have: on one line, or the longest of their words. */
const cutHeads = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const pen = document.createElement('canvas').getContext('2d')
    return [...document.querySelectorAll('.grid-row > .grid-cell[data-label]:not(.product)')].flatMap((cell) => {
      const head = getComputedStyle(cell, '::before')
      pen.font = [head.fontWeight, head.fontSize, head.fontFamily].join(' ')
      const parts = head.whiteSpace === 'nowrap' ? [cell.dataset.label] : cell.dataset.label.split(' ')
      const room = parseFloat(head.width) - (head.boxSizing === 'border-box' ? parseFloat(head.paddingLeft) * 2 : 0)
      return parts.filter((part) => pen.measureText(part).width > room)
    })
  })()`)

test.group('what the line grid looks like', () => {
  test('18 lines of 32 px are in sight at 1440 x 900', async ({ assert, cleanup }) => {
    const { page, close } = await opened('en_US', { width: 1440, height: 900 }, 20)
    cleanup(close)
    await page.reload()
    await page.locator('.grid-row').nth(20).waitFor()
    const { heights, whole, heads } = await page.evaluate<{ heights: number[]; whole: number; heads: string[] }>(`{
      const foot = document.querySelector('.form-dock').getBoundingClientRect().top
      const rows = [...document.querySelectorAll('.grid-row:not(.grid-new)')].map((row) => row.getBoundingClientRect())
      ;({
        heights: [...new Set(rows.map(({ height }) => height))],
        whole: rows.filter(({ bottom }) => bottom <= foot).length,
        heads: [...document.querySelectorAll('.line-grid thead th')]
          .filter((head) => head.scrollWidth > head.clientWidth)
          .map((head) => head.innerText),
      })
    }`)
    assert.deepEqual(heights, [32])
    assert.isAtLeast(whole, 18)
    assert.deepEqual(heads, [], 'no head is cut')
  })

  test('its digits are of one width, and what weighs less is written with a minus', async ({ assert, cleanup }) => {
    const { page, close } = await opened('vi_VN')
    cleanup(close)
    await until(async () => assert.match(await page.locator('[data-cell=errorMargin]').first().innerText(), /^−3\.33/))
    assert.deepEqual(await uneven(page), [])
  })

  const cases = PHONES.flatMap((phone) => (['vi_VN', 'en_US'] as const).map((language) => ({ phone, language })))
  for (const { phone, language } of someCases(cases))
    test(`no head of a card is cut at ${phone.width} px, ${language}`, async ({ assert, cleanup }) => {
      const { page, close } = await opened(language, phone)
      cleanup(close)
      assert.isAbove(await page.locator('.grid-row > .grid-cell[data-label]').count(), 0)
      assert.deepEqual(await cutHeads(page), [])
    })

  for (const phone of PHONES)
    test(`a line that nobody is in says how many at which price for how much in one row, at ${phone.width} px`, async ({
      assert,
      cleanup,
    }) => {
      const { page, close } = await opened('vi_VN', phone)
      cleanup(close)
      await page.reload()
      await page.locator('.grid-row:not(.open) [data-brief=amount]').waitFor()
      const cells = await page.locator('.grid-row:not(.open)').first().locator('> :is(.lead, [data-brief])').all()
      assert.lengthOf(cells, 4)
      const [goods, ...figures] = await Promise.all(cells.map(async (cell) => (await cell.boundingBox())!))
      for (const [place, { x, y }] of figures.entries()) {
        assert.isAtLeast(y, goods!.y + goods!.height)
        assert.equal(y, figures[0]!.y)
        const before = figures[place - 1]
        if (before) assert.isAtLeast(x, before.x + before.width)
      }
    })

  test('lines of receipts and issues are cards of 64 px on a phone, which open', async ({ assert, cleanup }) => {
    const [warehouseId, productId] = [await warehouse(), await product()]
    const bought = { productId, quantity: '10', priceType: 'piece', unitPrice: '100000', actualWeight: '180' }
    const forms = [
      [`/logistics/enter-warehouse/${(await receipt(warehouseId, [bought])).id}/edit`, '10 100,000 1,000,000'],
      [`/logistics/export-warehouse/${(await issue(warehouseId, [{ productId, quantity: '4' }])).id}/edit`, '4'],
    ] as const
    const { page, close } = await openBrowser({ viewport: PHONES[0]!, hasTouch: true } as never)
    cleanup(close)
    await signInOnPage(page)
    for (const [path, brief] of forms) {
      await page.goto(path)
      const line = page.locator('.grid-row:not(.grid-new)').first()
      await line.locator('[data-brief=count]').waitFor()
      assert.equal((await line.boundingBox())!.height, 64)
      const said = await line
        .locator('[data-brief]:visible :is(input, .grid-figure)')
        .evaluateAll((cells) =>
          cells.map(
            (cell) => (cell as { value?: string }).value ?? (cell as { innerText?: string }).innerText?.trim() ?? '',
          ),
        )
      assert.equal(said.join(' ').slice(0, brief.length), brief)
      await line.locator('.lead [data-cell]').focus()
      assert.isAbove((await line.boundingBox())!.height, 64)
    }
  })
})
