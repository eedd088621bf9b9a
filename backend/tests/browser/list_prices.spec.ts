import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import { holdAnswers, signedInPage } from '#tests/support/browser'
import { draft, superAdmin } from '#tests/support/documents/lives'
import { newLine, type } from '#tests/support/grid'
import { resourceOf } from '#tests/support/samples'
import { addRule, DAY, newCustomer, newProduct } from '#tests/http/pricing/quoting'

/** A product that costs this customer 15,000 a kg, and a draft of theirs with another one at 15,500. */
async function pricedDraft() {
  const [dealer, product, inOrder] = [await newCustomer(), await newProduct(), await newProduct()]
  await addRule({
    scope: 'product',
    productId: product.id,
    customerTypeId: dealer.customerTypeId,
    method: 'fixed',
    fixedPrice: '15000',
    priceType: 'barem_kg',
  })
  const { id: approver } = (await (await superAdmin()).get('/User/profile')).body.data
  const { id } = await draft(resourceOf('sales-orders'), approver, {
    customerId: dealer.customerId,
    orderDate: DAY,
    receivingDate: DAY,
    exportingDate: DAY,
    calculationMethod: 'barem_kg',
    lines: [{ productId: inOrder.id, quantity: '1', priceType: 'barem_kg', salePrice: '15500' }],
  })
  return { name: String(product.name), path: `/sale-management/order/${id}/edit` }
}

test.group('goods to choose from', () => {
  test('say the price that their line would have for this customer', async ({ assert, cleanup }) => {
    const { name, path } = await pricedDraft()
    const page = await signedInPage(cleanup)
    await page.goto(path)
    await newLine(page).focus()
    await type(page, name)
    const option = page.getByRole('option', { name })
    await option.getByText('15,000').waitFor()
    await until(async () => assert.notInclude(await option.innerText(), '15,500'))
  })

  test('a price that arrives while the cursor waits in its cell is replaced by what is typed', async ({
    assert,
    cleanup,
  }) => {
    const { name, path } = await pricedDraft()
    const page = await signedInPage(cleanup)
    await page.goto(path)
    await page.locator('[data-cell="unitPrice"]').first().waitFor()
    const answer = await holdAnswers(page, /sales-orders\/quote$/)
    await newLine(page).focus()
    await type(page, name)
    await page.getByRole('option', { name }).waitFor()
    await type(page, 'Enter', '2')
    const price = page.locator('[data-cell="unitPrice"]').nth(1)
    await price.focus()
    answer()
    await until(async () => assert.equal(await price.inputValue(), '15,000'))
    await type(page, '15800')
    assert.equal(await price.inputValue(), '15800')
  })
})
