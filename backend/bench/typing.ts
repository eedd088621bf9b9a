import type { Page } from 'playwright'
import { call } from '#tests/support/client'
import { newLine, paste } from '#tests/support/grid'
import { onPage } from './browser.ts'

/** Milliseconds from a key to the frame that shows it. */
export interface Typing {
  p50: number
  p95: number
}

const KEYS = 100
/** A quantity of up to four digits, typed and corrected. */
const CYCLE = ['2', '5', 'Backspace', 'Backspace']

/** The lines, by the codes of products, as a spreadsheet would have them on its clipboard. */
async function table(url: string, token: string, lines: number): Promise<string> {
  const { body } = await call('GET', '/sales-orders/goods?_start=0&_end=100', { url, token })
  const weighed = (body as { code: string; weightMode: string }[]).filter(
    ({ weightMode }) => weightMode !== 'none' && weightMode !== 'coil',
  )
  return weighed
    .slice(0, lines)
    .map(({ code }, index) => `${code}\t${index + 1}`)
    .join('\n')
}

/** Types into the middle of the lines, and takes the time of every key to the frame that shows it. */
async function timed(page: Page): Promise<Typing> {
  await page.evaluate(`{
    window.frames_ = []
    addEventListener('keydown', () => {
      const start = performance.now()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => window.frames_.push(performance.now() - start)
        port2.postMessage(null)
      })
    }, true)
  }`)
  for (let key = 0; key < KEYS; key++) await page.keyboard.press(CYCLE[key % CYCLE.length]!, { delay: 5 })
  const times = ((await page.evaluate('window.frames_')) as number[]).sort((one, other) => one - other)
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)]!)
  return { p50: at(0.5), p95: at(0.95) }
}

/** Typing in a lone input of an empty page: what the browser and this machine take by themselves. */
export const typingAlone = (): Promise<Typing> =>
  onPage(undefined, async (page) => {
    await page.setContent('<input>')
    await page.locator('input').focus()
    return timed(page)
  })

/** Typing in the grid of a new order of so many lines. */
export const typing = (url: string, token: string, lines: number): Promise<Typing> =>
  onPage(url, async (page) => {
    await page.addInitScript(`localStorage.setItem('barem.token', ${JSON.stringify(JSON.stringify(token))})`)
    await page.goto('/sale-management/order/add')
    await newLine(page).focus()
    await paste(page, await table(url, token, lines))
    await page.getByText(`Đã dán ${lines} dòng.`).waitFor()
    await page
      .locator('[data-cell=quantity]')
      .nth(Math.floor(lines / 2))
      .focus()
    return timed(page)
  })
