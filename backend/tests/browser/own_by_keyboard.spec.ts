import { test } from '@japa/runner'
import ExcelJS from 'exceljs'
import type { Page } from 'playwright'
import { openBrowser, signInOnPage } from '#tests/support/browser'
import { superAdmin } from '#tests/support/documents/lives'
import { picture } from '#tests/support/files'
import { chooseTyped, tabTo } from '#tests/support/keyboard'
import { freshKey } from '#tests/support/own'
import { newPerson, newRole } from '#tests/support/people'
import { sheetOf, XLSX } from '#tests/support/sheets'

/** Adds a field of a type to what the builder shows, and names it. */
async function addField(page: Page, type: RegExp, label: string): Promise<void> {
  await tabTo(page, 'Thêm trường')
  await page.keyboard.press('Enter')
  await tabTo(page, type)
  await page.keyboard.press('Enter')
  await tabTo(page, 'Tên (tiếng Việt)*')
  await page.keyboard.type(label)
}

/** Chooses from a select of few choices by its name. */
async function choose(page: Page, label: RegExp, name: string): Promise<void> {
  await tabTo(page, label)
  await chooseTyped(page, name)
}

/** Goes to a button once it can be pressed. */
async function tabToReady(page: Page, name: string): Promise<void> {
  await page.locator('button:enabled').filter({ hasText: name }).last().waitFor()
  await tabTo(page, name)
}

async function publish(page: Page): Promise<void> {
  await page.getByText('Đã lưu nháp').waitFor()
  await tabToReady(page, 'Công bố')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Những gì thay đổi').waitFor()
  await dialog.locator('button:enabled').filter({ hasText: 'Công bố' }).waitFor()
  // Its rights stand before it, a row for each role group: the way back from the top is shorter.
  await tabTo(page, 'Công bố', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Opens the chooser of files with the key, and gives it one. */
async function giveFile(page: Page, label: RegExp, file: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, label)
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(file)
}

test.group('a resource by configuration, with the keyboard alone', () => {
  test('is made, filled, found, exported, imported, changed, and seen by another role', async ({ assert, cleanup }) => {
    const { page, close } = await openBrowser({ acceptDownloads: true })
    cleanup(close)
    await signInOnPage(page, (await newPerson('R001')).username)
    const [customer] = (await (await superAdmin()).get('/customers?_start=0&_end=1&_sort=code&_order=asc')).body
    const name = `Xe tải ${freshKey('')}`
    await page.goto('/configurations/resources')
    await page.getByRole('button', { name: 'Tạo danh mục' }).first().waitFor()
    await tabTo(page, 'Tạo danh mục')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await tabTo(page, 'Tên (tiếng Việt)*')
    await page.keyboard.type(name)
    await tabTo(page, 'Tên (tiếng Anh)')
    await page.keyboard.type('Trucks')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name }).waitFor()
    const builder = page.url()
    await addField(page, /^Văn bản ngắn/, 'Biển số')
    await choose(page, /^Dạng chữ/, 'Biển số')
    await addField(page, /^Liên kết\n/, 'Khách hàng')
    await choose(page, /^Liên kết tới/, 'Khách hàng')
    await addField(page, /^Ảnh\n/, 'Ảnh xe')
    await addField(page, /^Ngày\n/, 'Hạn đăng kiểm')
    await publish(page)
    await tabTo(page, 'Mở danh mục')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name }).waitFor()
    const list = page.url()

    await tabTo(page, 'Thêm mới')
    await page.keyboard.press('Enter')
    await page.waitForURL(/add$/)
    await page.getByLabel(/^Tên/).first().waitFor()
    await tabTo(page, /^Tên/)
    await page.keyboard.type('Xe 15 tấn')
    await tabTo(page, /^Biển số/)
    await page.keyboard.type('51c12345')
    await choose(page, /^Khách hàng/, customer.code)
    const file = { name: 'xe.png', mimeType: 'image/png', buffer: await picture('png', 300, 200) }
    await giveFile(page, /^Ảnh xe/, file)
    await page.getByRole('img', { name: 'Ảnh xe' }).waitFor()
    await tabTo(page, /^Hạn đăng kiểm/)
    await page.keyboard.type('31/12/2037')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/[0-9a-f-]{36}$/)
    for (const shown of ['51C-123.45', '31/12/2037', customer.name]) await page.getByText(shown).first().waitFor()

    await page.goto(list)
    const rows = page.locator('.ant-table-row')
    await rows.filter({ hasText: '51C-123.45' }).waitFor()
    await tabTo(page, 'Nhập từ Excel')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    const sheet = await sheetOf(['Tên', 'Biển số'], [['Xe 8 tấn', '51D-678.90']])
    await giveFile(page, /^Kéo thả tệp/, { name: 'xe.xlsx', mimeType: XLSX, buffer: sheet })
    await page.getByRole('button', { name: /^Nhập 1 / }).waitFor()
    await tabTo(page, /^Nhập 1 /)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByText('Đã nhập 1').waitFor()
    await page.keyboard.press('Escape')
    await rows.filter({ hasText: '51D-678.90' }).waitFor()

    await tabTo(page, 'Tìm kiếm…')
    await page.keyboard.type('12345')
    await rows.filter({ hasText: '51D-678.90' }).waitFor({ state: 'detached' })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      tabTo(page, 'Xuất Excel').then(() => page.keyboard.press('Enter')),
    ])
    const exported = new ExcelJS.Workbook()
    await exported.xlsx.readFile(await download.path())
    const cells = exported.worksheets[0]!.getSheetValues().flat().map(String)
    assert.include(cells, '51C-123.45')
    assert.notInclude(cells, '51D-678.90')

    await page.goto(builder)
    await tabTo(page, /^Hạn đăng kiểm/)
    await page.keyboard.press('Enter')
    await tabTo(page, 'Tên (tiếng Việt)*')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Hạn kiểm định')
    await publish(page)

    const { definitions } = (await (await superAdmin()).get('/definitions')).body
    const { area } = definitions.find(({ path }: { path: string }) => list.endsWith(`/${path}`))
    const other = await openBrowser()
    cleanup(other.close)
    await signInOnPage(other.page, (await newPerson(await newRole([[area, 'v']]))).username)
    await other.page.goto(list)
    await other.page.locator('.ant-table-row').filter({ hasText: '51C-123.45' }).waitFor()
    assert.equal(await other.page.getByRole('button', { name: 'Thêm mới' }).count(), 0)
    await other.page.getByRole('link', { name: 'Xe 15 tấn' }).click()
    await other.page.getByText('Hạn kiểm định', { exact: true }).waitFor()
  }).timeout(180_000)
})
