import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { seriousFindings } from '#tests/support/axe'
import { openBrowser, signInByHand } from '#tests/support/browser'
import { call, signIn } from '#tests/support/client'
import { field, saveDocument } from '#tests/support/forms'
import { cell, cursorIn, paste, row, type } from '#tests/support/grid'
import { testDocumentAdmin } from '#tests/support/test_document/admin'
import { testDocumentServer } from '#tests/support/test_document/served'
import { until } from '#tests/support/until'

const newLine = (page: Page) => page.getByRole('textbox', { name: 'Thêm dòng: gõ Tài khoản' })
const LIST = '/test/cash-counts'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

test.group('lines that only a definition knows', (group) => {
  const served = testDocumentServer(group)
  const admin = testDocumentAdmin(group, served)
  group.setup(async () => {
    await served.db.query('update role_groups set permissions = $2 where code = $1', [
      'R004',
      JSON.stringify(['53.v', '53.c', '53.u']),
    ])
  })

  const opened = async (path: string, cleanup: (work: () => Promise<void>) => void, options = {}, english = false) => {
    const { page, close } = await openBrowser({ baseURL: admin.url, ...options })
    cleanup(close)
    await signInByHand(page, 'nhanvien.demo')
    if (english) await page.evaluate(`localStorage.setItem('barem.locale', '"en_US"')`)
    await page.goto(path)
    return page
  }
  const body = async (path: string) => {
    const { url } = served.server
    return (await call('GET', path, { token: await signIn('nhanvien.demo', 'DONGA', url), url })).body
  }
  const save = async (page: Page) => {
    await saveDocument(page)
    await page.waitForURL(/(counts|transfers)\/[0-9a-f-]{36}$/)
    return page.url().split('/').at(-1)!
  }

  test('are typed by keyboard, each cell by its kind', async ({ assert, cleanup }) => {
    const page = await opened(`${LIST}/add`, cleanup)
    await field(page, 'Thủ quỹ').fill('Trần Văn Két')
    await newLine(page).waitFor()
    await page.keyboard.press('F3')
    await cursorIn(page, 'Thêm dòng: gõ Tài khoản')
    await type(page, '1111', 'Enter', '15.500.000', 'Enter', 'Enter', '0,125', 'Enter', 't', 'Enter', 'c', 'Enter')
    await type(page, '5/11/2026', 'Enter')
    await cursorIn(page, 'Thêm dòng: gõ Tài khoản')
    await type(page, '1121', 'Enter', '2000000', 'ArrowRight', '1999999', 'ArrowRight', 'Control+d')
    await until(async () => assert.equal(await cell(page, 'Tỷ lệ', 2).inputValue(), '0.125'))
    await page.getByText('17,500,000 đ').waitFor()

    const id = await save(page)
    const { lines } = await body(`/cash-counts/${id}`)
    const [first, second] = lines as Record<string, unknown>[]
    assert.include(first!, { account: '1111', booked: '15500000', kind: 'cash', isSealed: true })
    assert.include(first!, { share: '0.125', checkedOn: '2026-11-05', counted: null })
    assert.include(second!, { account: '1121', counted: '1999999', kind: null, isSealed: false })
    await page.getByRole('cell', { name: '15,500,000 đ' }).waitFor()
  })

  test('are pasted, taken back, moved and removed; what cannot be read is said', async ({ assert, cleanup }) => {
    const page = await opened(`${LIST}/add`, cleanup)
    await field(page, 'Thủ quỹ').fill('Lê Dán')
    await newLine(page).click()
    await paste(
      page,
      'Tài khoản\tThực đếm\tLoại\tNgày đối chiếu\n111\t1.250.000\tNgân hàng\t31/2/2026\n112\t7\tTiền\t1/3/2026',
    )
    await page.getByText('Đã dán 2 dòng.').waitFor()
    await page.getByRole('button', { name: 'Dòng 1, Ngày đối chiếu: “31/2/2026”' }).click()
    await cursorIn(page, 'Ngày đối chiếu, dòng 1')
    await type(page, '28/2/2026')
    assert.equal(await cell(page, 'Thực đếm', 1).inputValue(), '1,250,000')
    await type(page, 'Alt+ArrowDown')
    await until(async () => assert.equal(await cell(page, 'Tài khoản', 2).inputValue(), '111'))
    await type(page, 'Control+Delete')
    await until(async () => assert.equal(await page.locator('tr.grid-row:not(.grid-new)').count(), 1))
    await type(page, 'Control+z')
    await until(async () => assert.equal(await cell(page, 'Tài khoản', 2).inputValue(), '111'))

    await cell(page, 'Tài khoản', 2).fill('112')
    await saveDocument(page)
    await page.locator('[aria-label="Tài khoản, dòng 2"][aria-invalid]').waitFor()
    await cell(page, 'Tài khoản', 2).fill('113')
    const { lines } = await body(`/cash-counts/${await save(page)}`)
    assert.deepEqual(
      (lines as Record<string, unknown>[]).map(({ account, checkedOn }) => [account, checkedOn]),
      [
        ['112', '2026-03-01'],
        ['113', '2026-02-28'],
      ],
    )
  })

  test('point to rows by their code, typed ahead, from a list or pasted', async ({ assert, cleanup }) => {
    const { url } = served.server
    const token = await signIn('nhanvien.demo', 'DONGA', url)
    const headers = () => ({ 'idempotency-key': crypto.randomUUID() })
    const made = await Promise.all(
      ['1', '2', '3'].map((account) => {
        const count = { keeper: 'Ngô Chọn', lines: [{ account, booked: '1' }] }
        return call('POST', '/cash-counts', { token, url, body: count, headers: headers() })
      }),
    )
    const [one, two, three] = made.map(({ body }) => body as { id: string; code: string })
    const page = await opened('/test/cash-transfers/add', cleanup, {}, true)
    await page.getByRole('combobox', { name: 'Add a line: type Count' }).focus()
    await type(page, one!.code, 'Enter', '1.000', 'Enter')
    await page.locator('[aria-label="Amount, line 1"]').waitFor()
    await type(page, two!.code)
    await page.getByRole('option', { name: two!.code }).waitFor()
    await type(page, 'Enter', '2000', 'Enter')
    await page.locator('[aria-label="Amount, line 2"]').waitFor()
    await until(async () => assert.equal(await page.getByLabel('Amount, line 2').inputValue(), '2,000'))
    await page.locator('[aria-label="Add a line: type Count"]:focus').waitFor()
    await paste(page, `${three!.code}\t3000\nkhông có\t4000`)
    await page.getByRole('status').filter({ hasText: 'Count: “không có” is not understood' }).waitFor()
    await until(async () =>
      assert.equal(await page.getByLabel('Count, line 3', { exact: true }).inputValue(), three!.code),
    )
    await page.getByLabel('Count, line 4', { exact: true }).focus()
    await type(page, 'Control+Delete')
    await page.getByText('6,000 đ').waitFor()
    assert.deepEqual(await seriousFindings(page), [])

    const { lines } = await body(`/cash-transfers/${await save(page)}`)
    assert.deepEqual(
      (lines as Record<string, unknown>[]).map(({ countId, amount }) => [countId, amount]),
      [one, two, three].map((count, place) => [count!.id, `${place + 1}000`]),
    )
    await page.locator('.document-lines').getByText(two!.code).waitFor()
  })

  test('are cards on a phone, in English and in the dark', async ({ assert, cleanup }) => {
    const page = await opened('/health', cleanup, PHONE, true)
    await page.evaluate(`localStorage.setItem('barem.theme', '"dark"')`)
    await page.goto(`${LIST}/add`)
    const first = page.getByRole('textbox', { name: 'Add a line: type Account' })
    await first.fill('1111')
    await first.press('Enter')
    await page.getByLabel('Booked, line 1').fill('5000')
    await row(page, 1).getByRole('rowheader').waitFor()
    assert.isAtMost(await page.evaluate<number>('document.documentElement.scrollWidth'), 390)
    assert.deepEqual(await seriousFindings(page), [])
  })
})
