import { test } from '@japa/runner'
import { openBrowser, signInByHand } from '#tests/support/browser'
import { call, signIn, tenantId } from '#tests/support/client'
import { field } from '#tests/support/forms'
import { inEnglish } from '#tests/support/documents/on_paper'
import { testDocumentAdmin } from '#tests/support/test_document/admin'
import { testDocumentServer } from '#tests/support/test_document/served'
import { until } from '#tests/support/until'

const LIST = '/test/cash-counts'
/** Rights of two demo groups: one writes counts, the other closes them. */
const RIGHTS = { R004: ['53.v', '53.c', '53.u'], R003: ['53.v', '25.v', '25.u'] }

test.group('a document that its definition alone serves, on screen', (group) => {
  const served = testDocumentServer(group)
  const admin = testDocumentAdmin(group, served)
  group.setup(async () => {
    for (const [code, permissions] of Object.entries(RIGHTS))
      await served.db.query('update role_groups set permissions = $2 where code = $1', [
        code,
        JSON.stringify(permissions),
      ])
  })
  const opened = async (account: string, cleanup: (work: () => Promise<void>) => void, options = {}) => {
    const { page, close } = await openBrowser({ baseURL: admin.url, ...options })
    cleanup(close)
    await signInByHand(page, account)
    return page
  }
  /** A count that is prepared, by calls. */
  async function prepared() {
    const { url } = served.server
    const token = await signIn('nhanvien.demo', 'DONGA', url)
    const post = async (path: string, body: object) =>
      (
        await call('POST', `/cash-counts${path}`, {
          token,
          url,
          body,
          headers: { 'idempotency-key': crypto.randomUUID() },
        })
      ).body
    const lines = ['1111', '1121'].map((account) => ({ account, booked: '5000000' }))
    const { id, version } = await post('', { keeper: 'Ngô Thị Quỹ', lines })
    return post(`/${id}/prepare`, { version, values: { witness: 'Bà Chứng' } })
  }

  test('is typed in with its lines, and its first action asks for what is missing', async ({ assert, cleanup }) => {
    const page = await opened('nhanvien.demo', cleanup)
    await page.goto(`${LIST}/add`)
    await field(page, 'Thủ quỹ').fill('Trần Văn Két')
    await page.getByRole('textbox', { name: 'Thêm dòng: gõ Tài khoản' }).fill('1111')
    await page.keyboard.press('Enter')
    await page.getByLabel('Sổ sách, dòng 1', { exact: true }).fill('15.500.000')
    await page.getByRole('button', { name: 'Lưu', exact: true }).click()
    await page.waitForURL(/cash-counts\/[0-9a-f-]{36}$/)
    await page.getByRole('button', { name: 'Lập phiếu' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Lập phiếu kiểm quỹ' }).click()
    await dialog.getByText('Vui lòng nhập người chứng kiến').waitFor()
    await dialog.getByLabel('Người chứng kiến').fill('Bà Chứng')
    await dialog.getByRole('button', { name: 'Lập phiếu kiểm quỹ' }).click()
    await page.locator('.page-header').getByText('Đã lập', { exact: true }).waitFor()
    await page.getByText('đã lập phiếu kiểm quỹ này').waitFor()
    await until(async () => assert.equal(await page.getByRole('button', { name: 'Chốt quỹ' }).count(), 0))
  })

  test('asks for figures line by line, and takes its number', async ({ assert, cleanup }) => {
    const row = await prepared()
    const page = await opened('ketoan.demo', cleanup)
    await page.goto(`${LIST}/${row.id}`)
    await page.getByRole('button', { name: 'Chốt quỹ' }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByRole('rowheader', { name: '1121' })
      .or(dialog.getByRole('cell', { name: '1121' }))
      .waitFor()
    await dialog.getByLabel('Ngày chốt').fill('25/11/2036')
    await page.keyboard.press('Tab')
    await dialog.getByLabel('Thực đếm 1').fill('4.999.000')
    await dialog.getByRole('button', { name: 'Chốt phiếu kiểm quỹ' }).click()
    await dialog.getByText(/Vui lòng nhập thực đếm/i).waitFor()
    await dialog.getByLabel('Thực đếm 2').fill('5.000.001')
    await dialog.getByRole('button', { name: 'Chốt phiếu kiểm quỹ' }).click()
    await page.locator('.page-header').getByText('Đã chốt', { exact: true }).waitFor()
    await page
      .getByText(/^KQ-\d\d-\d{4}$/)
      .first()
      .waitFor()
    await until(async () => assert.isAbove(await page.getByText('4,999,000 đ').count(), 0))
  })

  test('is listed, and printed as its definition says, in the language of the paper', async ({ assert, cleanup }) => {
    await prepared()
    const page = await opened('ketoan.demo', cleanup)
    await page.goto(LIST)
    await page.locator('.ant-table-row', { hasText: 'Ngô Thị Quỹ' }).first().click()
    const [sheet] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name: /In$/ }).click(),
    ])
    const paper = sheet.locator('.paper')
    await paper.getByRole('heading', { name: 'Phiếu kiểm quỹ', level: 1 }).waitFor()
    const told = await paper.innerText()
    for (const text of ['Thủ quỹ:', 'Ngô Thị Quỹ', 'Bà Chứng', 'Sổ sách', '1121', '5,000,000', 'Cộng', '10,000,000'])
      assert.include(told, text)
    await inEnglish(sheet)
    await paper.getByRole('heading', { name: 'Cash count', level: 1 }).waitFor()
    assert.include(await paper.innerText(), 'Booked')
  })

  test('waits on Home in a tile of its own, with its action for those who may take it', async ({ assert, cleanup }) => {
    const { code } = await prepared()
    const page = await opened('ketoan.demo', cleanup)
    const tile = page.locator('.home-tile', { has: page.getByRole('heading', { name: 'Quỹ chờ chốt' }) })
    await page.goto('/')
    const count = Number(await tile.locator('.home-count').innerText())
    assert.isAtLeast(count, 1)
    await tile.getByRole('button', { name: `Chốt quỹ ${code}` }).click()
    await page.getByRole('dialog').getByLabel('Ngày chốt').waitFor()
    const maker = await opened('nhanvien.demo', cleanup)
    await maker.goto('/')
    await maker.getByRole('heading', { name: 'Quỹ chờ chốt' }).waitFor()
    await until(async () => assert.equal(await maker.getByRole('button', { name: /^Chốt quỹ/ }).count(), 0))
  })

  test('has its next step first in the menu of its row, and last and filled on its page', async ({
    assert,
    cleanup,
  }) => {
    const { id, code } = await prepared()
    const page = await opened('ketoan.demo', cleanup)
    await page.goto(LIST)
    await page.getByRole('button', { name: `Thao tác với ${code}` }).click()
    const items = page.locator('.ant-dropdown').getByRole('menuitem')
    await items.filter({ hasText: 'Chốt quỹ' }).waitFor()
    assert.equal((await items.allInnerTexts())[0], 'Chốt quỹ')
    await items.first().click()
    await page.waitForURL(`**${LIST}/${id}?do=close`)
    await page.getByRole('dialog').getByLabel('Ngày chốt').waitFor()
    await page.keyboard.press('Escape')
    const filled = page.locator('.page-header-actions .ant-btn-primary')
    await until(async () => assert.deepEqual(await filled.allInnerTexts(), ['Chốt quỹ']))
  })

  test('waits for its approver in the inbox, and is approved there', async ({ assert, cleanup }) => {
    const { url } = served.server
    const count = await prepared()
    const token = await signIn('nhanvien.demo', 'DONGA', url)
    const post = async (path: string, body: object) => {
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const answer = await call('POST', `/cash-transfers${path}`, { token, url, body, headers })
      assert.isBelow(answer.status, 300, JSON.stringify(answer.body))
      return answer.body
    }
    const { rows } = await served.db.query('select id from users where tenant_id = $1 and username = $2', [
      await tenantId('DONGA', url),
      'quantri.demo',
    ])
    const { id, version } = await post('', {
      approverId: rows[0].id,
      countId: count.id,
      lines: [{ countId: count.id, amount: '1000' }],
    })
    await post(`/${id}/request`, { version })
    const page = await opened('quantri.demo', cleanup)
    await page.goto('/approvals')
    await page.getByText('phiếu chuyển quỹ').first().waitFor()
  })

  test('asks the same on a phone, in English and in the dark', async ({ assert, cleanup }) => {
    const row = await prepared()
    const page = await opened('ketoan.demo', cleanup, { viewport: { width: 390, height: 844 }, hasTouch: true })
    await page.evaluate(() => {
      localStorage.setItem('barem.locale', '"en_US"')
      localStorage.setItem('barem.theme', '"dark"')
    })
    await page.goto(`${LIST}/${row.id}`)
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Counted 2').fill('5000001')
    assert.isAtMost(await page.evaluate<number>('document.documentElement.scrollWidth'), 390)
  })
})
