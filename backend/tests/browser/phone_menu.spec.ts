import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import { signedInPage } from '#tests/support/browser'
import { PHONES } from '#tests/support/phone'

test.group('language and theme on a phone', () => {
  test('are in the menu of the account, and not in the header', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup, { viewport: PHONES[0], colorScheme: 'light' })
    await page.goto('/')
    const account = page.getByRole('button', { name: /^(Tài khoản|Account): / })
    await account.waitFor()
    const tools = page.locator('.shell-tools')
    await until(async () => assert.equal(await tools.getByRole('button', { name: /Ngôn ngữ|tối/ }).count(), 0))
    await account.click()
    await page.getByRole('menuitem', { name: 'English' }).click()
    await page.getByRole('button', { name: /^Account: / }).click()
    await page.getByRole('menuitem', { name: /dark/i }).click()
    await page.waitForFunction(`document.documentElement.dataset.theme === 'dark'`)
    for (const button of await page.locator('.shell-header').getByRole('button').all()) {
      const { width, height } = (await button.boundingBox())!
      await until(async () => assert.isAtLeast(Math.min(width, height), 44, await button.innerText()))
    }
  })
})
