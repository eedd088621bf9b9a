import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { signedInPage, signedInPages } from '#tests/support/browser'
import { openMore } from '#tests/support/forms'
import { until } from '#tests/support/until'

const FORMS = ['/sale-management/order/add', '/contract/purchase-contract/add', '/logistics/opening-stock/add']
const newLine = (page: Page) => page.locator('.grid-new')

async function opened(page: Page, path: string) {
  await page.goto(path)
  await newLine(page).waitFor()
  await page.locator('.totals-bar').waitFor()
}

test.group('the form of a document', (group) => {
  const held = signedInPages(group)

  for (const path of FORMS)
    test(`${path} has its goods in sight and its totals in a foot of 64 px at the bottom`, async ({ assert }) => {
      const { page } = held
      await opened(page, path)
      await until(async () => {
        const [line, foot] = [(await newLine(page).boundingBox())!, (await page.locator('.form-dock').boundingBox())!]
        assert.isBelow(line.y + line.height, foot.y)
        assert.isAtMost(foot.height, 64)
        assert.equal(Math.round(foot.y + foot.height), 900)
      })
      assert.equal(await page.evaluate('scrollY'), 0)
    })

  test('leads from whom it is with to the goods by one key, and back by another', async ({ assert }) => {
    const { page } = held
    await opened(page, FORMS[0]!)
    await page.keyboard.press('F3')
    await until(async () => assert.isTrue(await page.evaluate(`document.activeElement.closest('.grid-new') !== null`)))
    await page.keyboard.press('F4')
    await until(async () => assert.match(await page.evaluate<string>('document.activeElement.id'), /_customerId$/))
  })

  test('keeps the rest behind a word, which opens by itself where something is wrong', async ({ assert }) => {
    const { page } = held
    await opened(page, FORMS[0]!)
    const phone = page.getByLabel('Điện thoại liên hệ', { exact: true })
    assert.isFalse(await phone.isVisible())
    await openMore(page)
    await phone.fill('12')
    await page.locator('.doc-more > summary').click()
    await page.getByRole('button', { name: 'Lưu nháp' }).click()
    await until(async () => assert.isTrue(await phone.isVisible()))
  })

  test('has what follows beside the goods, and the menu makes room for it', async ({ assert }) => {
    const { page } = held
    await opened(page, FORMS[0]!)
    await until(async () => {
      const [goods, follows] = [
        (await page.locator('.doc-goods').boundingBox())!,
        (await page.locator('.doc-follows').boundingBox())!,
      ]
      assert.equal(follows.y, goods.y)
      assert.isAtLeast(follows.x, goods.x + goods.width)
    })
  })

  test('goes on where the window gets as narrow as a phone, and keeps what was typed', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup)
    await opened(page, FORMS[0]!)
    await openMore(page)
    const contract = page.getByLabel('Số hợp đồng', { exact: true })
    await contract.fill('HD-HEP')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('.totals-bar').waitFor()
    assert.equal(await contract.inputValue(), 'HD-HEP')
  })

  for (const path of FORMS)
    test(`${path} has goods and total within the first screen of a phone`, async ({ assert, cleanup }) => {
      const page = await signedInPage(cleanup, { viewport: { width: 390, height: 844 } })
      await opened(page, path)
      const [line, total] = [(await newLine(page).boundingBox())!, (await page.locator('.totals-bar').boundingBox())!]
      const foot = (await page.locator('.form-dock').boundingBox())!
      assert.isBelow(line.y + line.height, foot.y)
      assert.isAtMost(total.y + total.height, 844)
      assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 390)
    })
})
