import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { signedInPages } from '#tests/support/browser'
import { bar } from '#tests/support/bar'
import { clerk, draft } from '#tests/support/documents/lives'
import { cell } from '#tests/support/grid'
import { created, resourceOf, sample } from '#tests/support/samples'

const PRICE = '15,633.45'
/** 15,633.45 × 924.3 kg, to the dong. */
const AMOUNT = '14,449,998'
const orders = resourceOf('sales-orders')
const products = resourceOf('products')
const units = resourceOf('product-units')

/** An order of 50 bars of 18.486 kg at 15,633.45 a kg, and its product. */
async function sold() {
  const product = await bar({ sellingPrice: '15633.45', costPrice: '14500.05' }, 'PD')
  const order = await draft(orders, (await clerk(19, ['v'])).userId, {
    calculationMethod: 'barem_kg',
    lines: [{ productId: product.id, quantity: '50', priceType: 'barem_kg', salePrice: '15633.45' }],
  })
  return { product, order }
}

test.group('a price with parts of a dong', (group) => {
  const held = signedInPages(group)

  /** Everything that is read on the screen, what stands in boxes included. */
  const read = (page: Page): Promise<string> =>
    page.evaluate(
      `[document.body.innerText, ...[...document.querySelectorAll('input')].map(({ value }) => value)].join('\\n')`,
    )

  async function showsAll(page: Page, assert: Assert) {
    const text = await read(page)
    assert.include(text, PRICE)
    assert.notMatch(text, /15,633(?!\.45)/)
    return text
  }

  test('has them on the page of an order, in its grid, on paper and at its product, and the line multiplies out', async ({
    assert,
  }) => {
    const { page } = held
    const { product, order } = await sold()
    await page.goto(`${orders.route}/${order.id}`)
    await page.getByText(AMOUNT).first().waitFor()
    await showsAll(page, assert)

    await page.goto(`${orders.route}/${order.id}/edit`)
    await cell(page, 'Số lượng', 1).focus()
    await page.locator('[data-cell="price:barem_kg"]').first().waitFor()
    assert.include(await showsAll(page, assert), AMOUNT)

    await page.goto(`${orders.route}/${order.id}/print`)
    await page.getByText(AMOUNT).first().waitFor()
    await showsAll(page, assert)

    await page.goto(`${products.route}/${product.id}`)
    await page.getByText(PRICE).first().waitFor()
    assert.notMatch(await showsAll(page, assert), /14,500(?!\.05)/)

    await page.goto(`${products.route}?q=${product.code}`)
    await page.getByText(String(product.name)).first().waitFor()
    await showsAll(page, assert)
  })

  test('a figure of an own field is shown with all digits that are kept', async ({ assert }) => {
    const { page } = held
    const base = await created(units)
    const unit = await created(units, {
      ...(await sample(units, 'DONGA', 'required')),
      factor: '12.3456',
      baseUnitId: base.id,
    })
    await page.goto(`${units.route}?q=${String(unit.code)}`)
    await page.getByText('12.3456').first().waitFor()
    assert.notMatch(await read(page), /12\.35/)
  })
})
