import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import { openMore } from '#tests/support/forms'
import type { Page } from 'playwright'
import { signedInPages } from '#tests/support/browser'
import { cell, cursorIn, newLine, row, type } from '#tests/support/grid'
import { someCases } from '#tests/support/matrix'

const ADD = '/sale-management/order/add'
const NEW = 'Thêm dòng: gõ mã hoặc tên sản phẩm'
const GOODS = /\/sales-orders\/goods\?q=/

/** Milliseconds between two keys, and until goods are answered. */
const PACES = [0, 40, 100, 200]
const DELAYS = [0, 300, 1500]

/** What is typed for a product, what its line then says, and the quantity. */
const LINES = [
  { typed: 'v63x6li', says: /V63x6/, quantity: '4' },
  { typed: 'tam 3ly', says: /3LY-1500x6000/, quantity: '5' },
  { typed: 'hang la', says: /hang la[\s\S]*không tìm thấy/i, quantity: '6' },
  { typed: 'sat i200', says: /I200/, quantity: '3' },
] as const

/** The same words in other capitals, which nobody has asked for on this page. */
const anew = (words: string, times: number) =>
  [...words].reduce(
    ({ text, bits }, letter) =>
      /[a-z]/.test(letter)
        ? { text: text + (bits & 1 ? letter.toUpperCase() : letter), bits: bits >> 1 }
        : { text: text + letter, bits },
    { text: '', bits: times },
  ).text

const delays = new WeakMap<Page, number>()

/** Answers for goods come that much later. A page is routed once: a change of its routes loses what is on the way. */
async function delayGoods(page: Page, ms: number): Promise<void> {
  const isRouted = delays.has(page)
  delays.set(page, ms)
  if (isRouted) return
  await page.route(GOODS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delays.get(page)))
    await route.continue().catch(() => undefined)
  })
}

async function typeAt(page: Page, pace: number, ...keys: string[]): Promise<void> {
  for (const key of keys)
    for (const one of /^(Enter|Tab|Escape|Arrow\w+|F\d+)$/.test(key) ? [key] : [...key])
      await page.keyboard.press(one === ' ' ? 'Space' : one, { delay: 0 }).then(() => page.waitForTimeout(pace))
}

const quantities = (page: Page, lines: number) =>
  Promise.all(Array.from({ length: lines }, (_, index) => cell(page, 'Số lượng', index + 1).inputValue()))

test.group('typing ahead of the answers', (group) => {
  const held = signedInPages(group)

  test('at any pace, with answers at any time: words with one, several and no match become lines, and every key lands where it is meant', async ({
    assert,
  }) => {
    const { page } = held
    const first = new Set<string>()
    await page.goto(ADD)
    const cases = PACES.flatMap((pace) => DELAYS.map((delay) => [pace, delay] as const))
    for (const [times, [pace, delay]] of someCases(cases).entries()) {
      const told = `${pace} ms a key, answers after ${delay} ms`
      await delayGoods(page, delay)
      await newLine(page).focus()
      for (const { typed, quantity } of LINES)
        await typeAt(page, pace, anew(typed, times), 'Enter', quantity, 'ArrowDown')
      await cursorIn(page, NEW)
      await page.locator('.grid-row [aria-busy]').first().waitFor({ state: 'detached' })
      await until(async () => assert.equal(await newLine(page).inputValue(), '', told))
      await until(async () =>
        assert.equal(await page.locator('tr.grid-row:not(.grid-new)').count(), LINES.length, told),
      )
      assert.deepEqual(
        await quantities(page, LINES.length),
        LINES.map(({ quantity }) => quantity),
        told,
      )
      for (const [index, { says }] of LINES.entries())
        await until(async () =>
          assert.match(await row(page, index + 1).innerText(), says, `${told}, line ${index + 1}`),
        )
      await until(async () => assert.equal(await cell(page, 'Sản phẩm', 3).inputValue(), anew('hang la', times), told))
      first.add(await cell(page, 'Sản phẩm', 2).inputValue())
      await cell(page, 'Số lượng', 1).focus()
      for (const _ of LINES) await page.keyboard.press('Control+Delete')
      await page.locator('tr.grid-row:not(.grid-new)').first().waitFor({ state: 'detached' })
    }
    assert.equal(first.size, 1, 'the pace decides nothing')
  }).timeout(180_000)

  test('what Enter takes of several is what the list shows first, and the line says that there are others', async ({
    assert,
  }) => {
    const { page } = held
    await page.goto(ADD)
    await newLine(page).focus()
    await type(page, 'tam 3ly')
    await page.locator('.grid-popup ul:not([aria-busy]) > li:nth-child(2):last-child').waitFor()
    const shown = await page.locator('.grid-popup li').first().locator('.code').innerText()
    await type(page, 'Enter')
    await cursorIn(page, 'Số lượng, dòng 1')
    await until(async () =>
      assert.notInclude(await row(page, 1).innerText(), 'còn 1 sản phẩm khác khớp', 'the list was seen'),
    )
    await page.reload()
    await newLine(page).focus()
    await type(page, 'tam 3ly', 'Enter', '4', 'ArrowDown')
    await row(page, 1).locator('.goods-guess', { hasText: '“tam 3ly”: còn 1 sản phẩm khác khớp' }).waitFor()
    await until(async () => assert.include(await cell(page, 'Sản phẩm', 1).inputValue(), shown))
    await cell(page, 'Sản phẩm', 1).focus()
    await type(page, 'Alt+ArrowDown')
    await page.locator('.grid-popup ul:not([aria-busy]) > li:nth-child(2):last-child').waitFor()
  })

  test('nothing found is told loudly at the line, keeps what was typed in it, and a choice fills in the rest', async ({
    assert,
  }) => {
    const { page } = held
    await page.goto(ADD)
    await newLine(page).focus()
    await type(
      page,
      'i299',
      'Enter',
      '7',
      'Enter',
      '250',
      'Enter',
      'Enter',
      '19000',
      'ArrowDown',
      'v63x6',
      'Enter',
      '2',
    )
    await page.getByRole('alert').getByText('1 dòng chưa rõ sản phẩm').waitFor()
    await until(async () => assert.equal(await cell(page, 'Sản phẩm', 1).getAttribute('aria-invalid'), 'true'))
    await cell(page, 'Số lượng', 2).and(page.locator('[value="2"]')).waitFor()
    await page.getByRole('button', { name: '1 dòng chưa rõ sản phẩm' }).focus()
    await type(page, 'Enter')
    await cursorIn(page, 'Sản phẩm, dòng 1')
    await type(page, 'i250', 'Enter')
    await row(page, 1).getByText('I250').first().waitFor()
    await until(async () =>
      assert.deepEqual(
        [
          await cell(page, 'Số lượng', 1).inputValue(),
          await cell(page, 'TL thực tế (kg)', 1).inputValue(),
          await cell(page, 'Đơn giá', 1).inputValue(),
        ],
        ['7', '250', '19,000'],
      ),
    )
    await until(async () => assert.equal(await page.getByText('dòng chưa rõ sản phẩm').count(), 0))
  })

  test('arrows in a list that is not there yet wait for it, and so do keys whose way the goods decide', async ({
    assert,
  }) => {
    const { page } = held
    for (const pace of [0, 60]) {
      await delayGoods(page, 600)
      await page.goto(ADD)
      await newLine(page).focus()
      await typeAt(page, pace, 'tam 3ly', 'ArrowDown', 'Enter', '2', 'ArrowDown')
      // Wire is sold by kg alone: there is no weight beside its quantity, and none for goods without one.
      await typeAt(
        page,
        pace,
        'v63x6',
        'Enter',
        '12',
        'Enter',
        '105',
        'Enter',
        'c',
        'Enter',
        '500000',
        'ArrowDown',
        'i200',
        'Tab',
        '9',
      )
      await row(page, 3).getByText('I200').first().waitFor()
      await cursorIn(page, 'Số lượng, dòng 3')
      assert.deepEqual(await quantities(page, 3), ['2', '12', '9'])
      await until(async () => assert.match(await row(page, 1).innerText(), /TG-3LY/, 'the second of the list'))
      await until(async () => assert.equal(await cell(page, 'TL thực tế (kg)', 2).inputValue(), '105'))
      await until(async () => assert.equal(await cell(page, 'Giá theo', 2).inputValue(), 'piece'))
      await until(async () => assert.equal(await cell(page, 'Đơn giá', 2).inputValue(), '500,000'))
      page.once('dialog', (dialog) => void dialog.accept())
    }
  })

  test('keys that wait go where they are meant when the person has gone elsewhere meanwhile', async ({ assert }) => {
    const { page } = held
    await delayGoods(page, 1000)
    await page.goto(ADD)
    await newLine(page).focus()
    await type(page, 'v63x6', 'Enter', '12', 'Enter', '105')
    await openMore(page)
    await page.getByLabel('Ghi chú', { exact: true }).click()
    await type(page, 'Giao sớm')
    await cell(page, 'TL thực tế (kg)', 1).and(page.locator('[value="105"]')).waitFor()
    await until(async () => assert.equal(await page.getByLabel('Ghi chú', { exact: true }).inputValue(), 'Giao sớm'))
    await until(async () => assert.equal(await page.evaluate(`document.activeElement.tagName`), 'TEXTAREA'))
  })

  test('without a network lines keep their words, and get their goods once it is back', async ({ assert }) => {
    const { page } = held
    await page.goto(ADD)
    await page.route(GOODS, (route) => route.abort())
    await newLine(page).focus()
    await type(page, 'v63x6', 'Enter', '12', 'ArrowDown', 'i200', 'Enter', '3', 'Enter', '88')
    await page.getByRole('alert').getByText('2 dòng chưa rõ sản phẩm').waitFor()
    await row(page, 1).getByText('chưa tra được, đang thử lại').waitFor()
    await page.unroute(GOODS)
    await row(page, 2).getByText('I200').first().waitFor()
    await row(page, 1).getByText('V63x6').first().waitFor()
    assert.deepEqual(await quantities(page, 2), ['12', '3'])
    await until(async () => assert.equal(await cell(page, 'TL thực tế (kg)', 2).inputValue(), '88'))
  })

  test('what is saved right after typing waits for its goods, and a draft finds them after a reload', async ({
    assert,
  }) => {
    const { page } = held
    await delayGoods(page, 60_000)
    await page.goto(ADD)
    await newLine(page).focus()
    await type(page, 'v63x6', 'Enter', '12', 'ArrowDown')
    await row(page, 1).getByText('đang tìm…').waitFor()
    page.once('dialog', (dialog) => void dialog.accept())
    await delayGoods(page, 700)
    await page.reload()
    await page.getByRole('button', { name: 'Khôi phục' }).click()
    await newLine(page).focus()
    await type(page, 'i200', 'Enter', '3', 'Enter', '88')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/\/sale-management\/order\/[0-9a-f-]{36}$/)
    const shown = page.locator('.document-lines tbody tr')
    await shown.nth(1).waitFor()
    await until(async () => assert.match(await shown.nth(0).innerText(), /V63x6[\s\S]*\b12\b/))
    await until(async () => assert.match(await shown.nth(1).innerText(), /I200[\s\S]*\b3\b[\s\S]*\b88\b/))
  })
})
