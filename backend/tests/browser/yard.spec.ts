import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { superAdmin } from '#tests/support/documents/lives'
import { smallTargets } from '#tests/support/phone'
import { fresh } from '#tests/support/samples'
import { until } from '#tests/support/until'

const YARD = '/logistics/yard'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** A plate that no other truck has, as it is typed and as it is written. */
function plate(): { typed: string; written: string } {
  const digits = String(fresh()).slice(-5)
  return { typed: `15c ${digits}`, written: `15C-${digits.slice(0, 3)}.${digits.slice(3)}` }
}

const tickets = async (licencePlate: string): Promise<Record<string, any>[]> =>
  (await (await superAdmin()).get(`/weighing-tickets?licencePlate=${licencePlate}`)).body

async function tap(page: Page, kg: string): Promise<void> {
  const keys = page.getByRole('group', { name: 'Bàn phím số' })
  for (const digit of kg) await keys.getByRole('button', { name: digit, exact: true }).tap()
}

/** Lets the first call to a path reach the server and loses its answer. Returns the keys that calls to it come with. */
async function loseFirstAnswer(page: Page, path: RegExp): Promise<string[]> {
  const keys: string[] = []
  await page.route(path, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    if (keys.length > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  return keys
}

test.group('trucks in the yard', () => {
  test('a storekeeper weighs one twice on a phone; an answer that was lost makes no second ticket', async ({
    assert,
    cleanup,
  }) => {
    const page = await signedInPage(cleanup, { account: 'thukho.demo', ...PHONE })
    const { typed, written } = plate()
    await page.goto(YARD)
    await page.getByRole('button', { name: 'Xe vào' }).tap()
    await page.getByRole('textbox', { name: 'Biển số xe' }).fill(typed)
    await tap(page, '8350')
    assert.equal(await page.getByRole('textbox', { name: 'Số cân' }).inputValue(), '8,350')
    assert.deepEqual(await smallTargets(page), [])
    assert.deepEqual(await seriousFindings(page), [])

    const keys = await loseFirstAnswer(page, /weighing-tickets$/)
    await page.getByRole('button', { name: 'Lưu cân lần 1' }).tap()
    await page.getByText('1 lần cân chờ gửi').waitFor()
    await page.reload()
    await page.getByRole('button', { name: `Cân lần 2: ${written}` }).waitFor()
    await page.evaluate(`dispatchEvent(new Event('online'))`)
    await page.getByText('1 lần cân chờ gửi').waitFor({ state: 'detached' })
    assert.isAbove(keys.length, 1)
    assert.lengthOf(new Set(keys), 1)
    assert.lengthOf(await tickets(written), 1)

    await page.getByRole('button', { name: 'Xe vào' }).tap()
    await page.getByRole('textbox', { name: 'Biển số xe' }).fill(typed)
    await page.getByText(`Xe ${written} đang trong bãi`).waitFor()
    await page.getByRole('textbox', { name: 'Số cân' }).fill('12.5')
    await page.getByText('Số cân là số kg tròn').waitFor()
    assert.isTrue(await page.getByRole('button', { name: 'Lưu cân lần 1' }).isDisabled())
    await page.locator('.ant-drawer-close').tap()

    await page.getByRole('button', { name: `Cân lần 2: ${written}` }).tap()
    await tap(page, '21300')
    await page.getByText('Hàng: 12,950 kg').waitFor()
    await page.getByRole('button', { name: 'Đóng phiếu cân' }).tap()
    await page.getByText(`Đã đóng phiếu cân của ${written}`).waitFor()
    const [closed] = await tickets(written)
    assert.containsSubset(closed, { status: 'closed', gross: '21300.000', tare: '8350.000', net: '12950.000' })
  })

  test('what the server refuses waits beside the form that is being typed, and is corrected after it', async ({
    assert,
    cleanup,
  }) => {
    const page = await signedInPage(cleanup, { account: 'thukho.demo' })
    const { written } = plate()
    const body = { licencePlate: written, firstWeight: '8350', firstAt: new Date(Date.now() - 60_000).toISOString() }
    assert.equal((await (await superAdmin()).post('/weighing-tickets', body)).status, 201)
    await page.goto(YARD)
    const again = page.getByRole('button', { name: `Cân lần 2: ${written}` })
    await again.click()
    const held = Promise.withResolvers<void>()
    await page.route(/weighing-tickets\/[0-9a-f-]+\/weigh$/, async (route) => {
      await held.promise
      await route.continue()
    })
    const weight = page.getByRole('textbox', { name: 'Số cân' })
    await weight.fill('8350')
    await weight.press('Enter')
    await page.getByRole('button', { name: 'Xe vào' }).click()
    await page.getByRole('textbox', { name: 'Biển số xe' }).fill('29H-1')
    held.resolve()
    await page.getByText('1 lần cân bị từ chối').waitFor()
    assert.equal(await page.getByRole('textbox', { name: 'Biển số xe' }).inputValue(), '29H-1')

    await page.locator('.ant-drawer-close').click()
    await page.getByRole('button', { name: 'Sửa lại' }).click()
    await page.getByText('Hai lần cân bằng nhau').waitFor()
    await weight.fill('21300')
    await weight.press('Enter')
    await until(async () => assert.equal((await tickets(written))[0]!.status, 'closed'))
  })
})
