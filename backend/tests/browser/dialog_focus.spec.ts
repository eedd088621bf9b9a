import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { signedInPage, signedInPages } from '#tests/support/browser'
import { newOrder, seller, type Signed } from '#tests/support/documents/orders'
import { openList } from '#tests/support/forms'
import { until } from '#tests/support/until'

const order = (id: string) => `/sale-management/order/${id}`
const dialogOf = (page: Page) => page.getByRole('dialog')

/** Waits until the list of approvers shows the person searched for, and takes them. */
async function takeFound(page: Page, { code }: Signed): Promise<void> {
  await openList(page).locator('.ant-select-item-option-active', { hasText: code }).waitFor()
  await page.keyboard.press('Enter')
  await dialogOf(page).locator('.ant-select-selection-item').waitFor()
}

test.group('the first focus of a dialog', (group) => {
  const held = signedInPages(group)

  test('is the approver who has to be chosen: what is typed at once searches', async ({ cleanup }) => {
    const [by, director] = [await seller([[19, 'f']]), await seller()]
    const { id } = await newOrder(by, null)
    const page = await signedInPage(cleanup, { account: by.username })
    await page.goto(order(id))
    await page.getByRole('button', { name: 'Gửi duyệt' }).press('Enter')
    await page.keyboard.type(director.code)
    await takeFound(page, director)
  })

  test('is the approver too where the address opens the dialog, as after saving', async ({ cleanup }) => {
    const [by, director] = [await seller([[19, 'f']]), await seller()]
    const { id } = await newOrder(by, null)
    const page = await signedInPage(cleanup, { account: by.username })
    await page.goto(`${order(id)}?do=request`)
    await dialogOf(page).locator('#action_approverId:focus').waitFor()
    await page.keyboard.type(director.code)
    await takeFound(page, director)
  })

  test('is the value that many rows will have, whichever field they are changed in', async () => {
    const { page } = held
    await page.goto('/customers/infomation')
    await page.locator('.ant-table-row .ant-checkbox-input').first().check()
    await page.getByRole('button', { name: 'Sửa hàng loạt' }).press('Enter')
    await dialogOf(page).locator('#bulk_personInChargeId:focus').waitFor()
  })

  test('is the note of a decision that asks for nothing else, and no field on a phone', async ({ assert, cleanup }) => {
    const [by, director] = [await seller([[19, 'f']]), await seller()]
    const { id } = await newOrder(by, director)
    const page = await signedInPage(cleanup, { account: by.username })
    await page.goto(`${order(id)}?do=cancel`)
    await dialogOf(page).locator('#action_comment:focus').waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${order(id)}?do=request`)
    await dialogOf(page).locator('#action_approverId').waitFor()
    await until(async () => assert.equal(await dialogOf(page).locator('input:focus, textarea:focus').count(), 0))
  })
})
