import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import { openBrowser, signInByHand } from '#tests/support/browser'
import { newPerson } from '#tests/support/people'
import { server } from '#tests/support/server'

test.group('signing in', () => {
  test('leads into Barem, and signing out leads back', async ({ assert, cleanup }) => {
    const { page, close } = await openBrowser()
    cleanup(close)
    await signInByHand(page)
    assert.notInclude(page.url(), '/login')
  })

  test('a forgotten password is asked for by the account alone, and the company stays chosen', async ({
    assert,
    cleanup,
  }) => {
    const { page, close } = await openBrowser()
    cleanup(close)
    const person = await newPerson()
    await page.goto('/login')
    await page.getByRole('combobox').first().click()
    await page.getByTitle('Thép Đông Á (demo)').click()
    await page.getByRole('button', { name: 'Quên mật khẩu?' }).click()
    await page.getByRole('heading', { name: 'Quên mật khẩu' }).waitFor()
    await until(async () => assert.equal(await page.locator('.login-form input').count(), 1))
    await page.getByLabel('Tài khoản').fill(person.username)
    await page.getByRole('button', { name: 'Gửi mật khẩu mới' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Gửi mật khẩu mới' }).click()
    await page
      .getByRole('alert')
      .getByText(`Mật khẩu mới đã được gửi tới email của tài khoản ${person.username}`)
      .waitFor()
    const mail = await server().smtp.mailTo(person.email)
    assert.equal(mail.subject, 'Mật khẩu dùng một lần của Barem')
    await page.getByRole('button', { name: 'Quay lại đăng nhập' }).click()
    await page.getByTitle('Thép Đông Á (demo)').waitFor()
    const [, password] = /Đông Á \(demo\): (\S+)/.exec(mail.text!)!
    await page.getByLabel(/^Mật khẩu/).fill(password!)
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
    await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  })
})
