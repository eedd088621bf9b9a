import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import { openBrowser, signedInPage, signInOnPage } from '#tests/support/browser'
import { api, signIn } from '#tests/support/client'
import { newPerson, newRole } from '#tests/support/people'

const PATH = '/system/permissions'

const groupOf = async (code: string) => (await api(await signIn('superadmin')).get(`/role-groups?code=${code}`)).body[0]

test.group('who may do what', () => {
  test('by area: the levels of every role group, found without accents and by what is allowed', async ({
    assert,
    cleanup,
  }) => {
    const { page, close } = await openBrowser()
    cleanup(close)
    await newRole([[19, 'd']])
    await signInOnPage(page, (await newPerson('R002')).username)
    await page.goto(PATH)
    await page.getByPlaceholder('Tìm chức năng…').fill('ban hang don hang')
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Đơn hàng', exact: true }) })
    await row.getByText('Chỉ xem').first().waitFor()
    await row.getByText('Toàn quyền').first().waitFor()
    await page.locator('.permissions-level').click()
    await page.getByTitle('Ai có quyền: xóa').click()
    await row.getByText('Xem · Xóa').first().waitFor()
    await until(async () => assert.equal(await row.getByText('Chỉ xem').count(), 0))
    await page.getByRole('link', { name: 'Kế toán', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Kế toán' }).waitFor()
  })

  test('by person: what they may do in all, and which of their groups gives it; the address remembers who', async ({
    assert,
    cleanup,
  }) => {
    const [one, two] = [
      await newRole([[13, 'u']]),
      await newRole([
        [13, 'v'],
        [58, 'v'],
      ]),
    ]
    const person = await newPerson(one)
    const superAdmin = api(await signIn('superadmin'))
    const { body } = await superAdmin.get(`/users/${person.userId}`)
    await superAdmin.patch(`/users/${person.userId}`, {
      roleGroupIds: [...body.roleGroupIds, (await groupOf(two)).id],
      version: body.version,
    })

    const page = await signedInPage(cleanup, { account: (await newPerson('R002')).username })
    await page.goto(PATH)
    await page.getByRole('tab', { name: 'Theo người' }).click()
    await page.getByPlaceholder('Tìm người…').fill(person.username)
    await page.getByRole('button', { name: new RegExp(person.username) }).click()
    const item = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    await item('Thông tin khách hàng').getByText('Xem · Sửa').waitFor()
    await item('Thông tin khách hàng').getByText(`${one}, ${two}`).waitFor()
    await item('Giá nhập và giá vốn').getByText(two).waitFor()
    assert.include(page.url(), person.userId)
    await page.reload()
    await item('Giá nhập và giá vốn').getByText('Chỉ xem').waitFor()
  })

  test('is for those who may view role groups; people are told to those who may view users', async ({
    assert,
    cleanup,
  }) => {
    const page = await signedInPage(cleanup, { account: (await newPerson(await newRole([[4, 'v']]))).username })
    await page.goto(PATH)
    await page.getByRole('tab', { name: 'Theo chức năng' }).waitFor()
    await until(async () => assert.equal(await page.getByRole('tab').count(), 1))

    const other = await openBrowser()
    cleanup(other.close)
    await signInOnPage(other.page, (await newPerson(await newRole([[1, 'v']]))).username)
    await other.page.goto(PATH)
    await other.page.getByText('Xin lỗi, bạn không có quyền truy cập').waitFor()
  })

  test('on a phone both are no wider than the screen', async ({ assert, cleanup }) => {
    const { page, close } = await openBrowser({ viewport: { width: 390, height: 844 }, hasTouch: true })
    cleanup(close)
    const person = await newPerson('R003')
    await signInOnPage(page, (await newPerson('R002')).username)
    for (const query of ['', '?tab=person', `?tab=person&user=${person.userId}`]) {
      await page.goto(PATH + query)
      if (query === '?tab=person') await page.getByPlaceholder('Tìm người…').fill(person.username)
      await page
        .getByText(query === '' ? 'Toàn quyền' : query.includes('user') ? 'Công nợ' : person.username)
        .first()
        .waitFor()
      assert.isAtMost(await page.evaluate<number>('document.documentElement.scrollWidth'), 390, query)
    }
    await page.getByRole('button', { name: 'Chọn người khác' }).click()
    await page.getByPlaceholder('Tìm người…').waitFor()
  })
})

test.group('other names of pages', () => {
  test('lead to the page, with what follows them', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup, { account: (await newPerson('R001')).username })
    const ways = {
      '/system': '/system/users',
      '/customers/information?q=thep': '/customers/infomation?q=thep',
      '/customers/information/add': '/customers/infomation/add',
      '/suppliers/information': '/suppliers/infomation',
      '/products': '/product-management',
    }
    for (const [from, to] of Object.entries(ways)) {
      await page.goto(from)
      await page.waitForURL((url) => url.pathname + url.search === to)
      await page.getByRole('heading', { level: 1 }).waitFor()
    }
    assert.include(page.url(), '/product-management')
  })

  test('the system’s own leads to what the person may see of it', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup, { account: (await newPerson(await newRole([[4, 'v']]))).username })
    await page.goto('/system')
    await page.waitForURL(/role-group$/)
    assert.include(page.url(), '/system/role-group')
  })
})
