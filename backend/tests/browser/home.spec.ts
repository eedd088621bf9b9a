import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { openBrowser, signedInPage, signInOnPage } from '#tests/support/browser'
import { api } from '#tests/support/client'
import { entered, newCompany, newPerson, newRole } from '#tests/support/people'
import { until } from '#tests/support/until'
import { customer, FREE, SOLD, stocked } from '../http/debt/owing.ts'
import { orderedFrom, sellingOrder } from '../http/stock/issuing.ts'

const MENU = { name: 'Menu chính' }

test.group('home', () => {
  test('a keeper lands on what they may issue, without prices, and its button opens the form by keyboard', async ({
    assert,
    cleanup,
  }) => {
    const { productId, warehouseId } = await stocked('100')
    const goods = [{ productId, ...SOLD }]
    // The longest late of all: its row is in sight.
    const sold = await sellingOrder(warehouseId, goods, { customerId: await customer(), ...FREE })
    const page = await signedInPage(cleanup, { account: 'thukho.demo' })
    await page.goto('/?tile=issue')
    const tile = page.locator('.home-tile', { has: page.getByRole('heading', { name: 'Cần xuất' }) })
    const row = tile.locator('li', { hasText: sold.code })
    await row.getByText(/trễ \d+ ngày/).waitFor()
    assert.match(await row.innerText(), /kg/)
    assert.notMatch(await page.locator('.home').innerText(), /\d\s?đ|5,000,000/)
    assert.equal(await row.getByRole('link').count(), 0)
    await row.getByRole('button', { name: `Xuất ${sold.code}` }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/logistics/export-warehouse/add?orderId=${sold.id}`)
    await page.getByRole('navigation', MENU).getByRole('link', { name: 'Hôm nay' }).click()
    await tile.waitFor()
    // The menu says how much waits where it is done, of each group and of each entry.
    const logistics = page.getByRole('navigation', MENU).getByRole('menuitem', { name: 'Kho vận' })
    await logistics.getByText(/việc đang chờ$/).waitFor()
    // Trucks that wait for an issue are counted there too. The group is still open where the form was in it.
    const issues = page.getByRole('menuitem', { name: /^Xuất kho .*việc đang chờ$/ })
    await until(async () => {
      if (!(await issues.isVisible())) await logistics.click()
      assert.isTrue(await issues.isVisible())
    })
    assert.equal(await page.locator('.home .ant-btn-primary').count(), 1)
    assert.deepEqual(await seriousFindings(page), [])
  })

  test('an order that lacks goods says so in its row', async ({ assert, cleanup }) => {
    const { productId, warehouseId } = await stocked('10')
    const goods = [{ productId, ...SOLD }]
    const short = await sellingOrder(warehouseId, goods, { customerId: await customer(), ...FREE })
    for (const width of [1440, 390]) {
      const page = await signedInPage(cleanup, { account: 'thukho.demo', viewport: { width, height: 844 } })
      await page.goto('/?tile=issue')
      await page.locator('.home-tile li', { hasText: short.code }).getByText('thiếu 1 dòng').waitFor()
      assert.isAtMost(await page.evaluate<number>('document.documentElement.scrollWidth'), width)
      assert.deepEqual(await seriousFindings(page), [])
    }
  })

  test('begins with figures of the month for a director, and for nobody who may not see them', async ({
    assert,
    cleanup,
  }) => {
    const director = await newPerson('R001')
    const page = await signedInPage(cleanup, { account: director.username })
    await page.goto('/')
    const figures = page.locator('.home-figures')
    await figures.getByText('Doanh thu tháng này').waitFor()
    assert.isAtLeast(await figures.getByRole('link').count(), 4)
    assert.deepEqual(await seriousFindings(page), [])
    const keeper = await signedInPage(cleanup, { account: 'thukho.demo' })
    await keeper.goto('/')
    await keeper.locator('.home-tile').first().waitFor()
    assert.equal(await keeper.locator('.home-figures').count(), 0)
  })

  test('a director finds what waits for their decision, and opens it', async ({ cleanup, assert }) => {
    const person = await newPerson('R001')
    const { productId, warehouseId } = await stocked('100')
    const asked = await orderedFrom(warehouseId, [{ productId, ...SOLD }], {
      ...{ customerId: await customer(), ...FREE },
      approverId: person.userId,
    })
    const page = await signedInPage(cleanup, { account: person.username })
    await page.goto('/')
    const tile = page.locator('.home-tile').first()
    await tile.getByRole('heading', { name: 'Chờ tôi duyệt' }).waitFor()
    assert.include(await tile.locator('li', { hasText: asked.code }).innerText(), '5,000,000')
    await tile.getByRole('button', { name: `Xem ${asked.code}` }).click()
    await page.waitForURL(`**/sale-management/order/${asked.id}`)
    await page.getByRole('button', { name: 'Phê duyệt' }).waitFor()
  })

  test('says that nothing waits, or how a new company begins; a failure can be tried again', async ({
    assert,
    cleanup,
  }) => {
    const page = await signedInPage(cleanup, { account: (await newPerson(await newRole([[11, 'v']]))).username })
    await page.route(/v1\.0\/home/, (route) => route.abort())
    await page.goto('/')
    const again = page.getByRole('button', { name: 'Thử lại' })
    await again.waitFor()
    await page.unroute(/v1\.0\/home/)
    await again.click()
    await page.getByText('Không có việc nào đang chờ bạn.').waitFor()

    const company = await newCompany()
    const { page: theirs, close } = await openBrowser()
    cleanup(close)
    const admin = await newPerson('R001', undefined, company)
    const { body } = await api((await entered(admin)).token).get('/tenant')
    await signInOnPage(theirs, (await newPerson('R003', undefined, company)).username, body.data.name)
    await theirs.goto('/')
    await theirs.locator('.first-steps').getByRole('link', { name: 'Lập đơn hàng đầu tiên' }).waitFor()
    await until(async () => assert.equal(await theirs.locator('.home-tile').count(), 0))
  })
})
