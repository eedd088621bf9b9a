import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
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

test.group('places at the thumb of a phone', () => {
  test('are today, where most waits, the finder and the menu, and leave where a screen has buttons there', async ({
    assert,
    cleanup,
  }) => {
    const page = await signedInPage(cleanup, { viewport: PHONES[0], account: 'thukho.demo' })
    await page.goto('/')
    const bar = page.getByRole('navigation', { name: 'Nơi hay đến' })
    await bar.getByRole('link', { name: /^Xuất kho/ }).waitFor()
    assert.equal(await bar.getByRole('link', { name: 'Hôm nay' }).getAttribute('aria-current'), 'page')
    for (const place of await bar.locator('> *').all()) assert.isAtLeast((await place.boundingBox())!.height, 44)
    const { y, height } = (await bar.boundingBox())!
    assert.equal(Math.round(y + height), PHONES[0].height)
    assert.deepEqual(await seriousFindings(page), [])
    await bar.getByRole('button', { name: 'Tìm' }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await bar.getByRole('button', { name: 'Thêm' }).click()
    await page.getByRole('navigation', { name: 'Menu chính' }).waitFor()
    await page.keyboard.press('Escape')
    await bar.getByRole('link', { name: /^Xuất kho/ }).click()
    await page.waitForURL('**/logistics/export-warehouse')
    await page.locator('.bottom-bar').waitFor()
    await until(async () => assert.isFalse(await bar.isVisible()))
  })
})
