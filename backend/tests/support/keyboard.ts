import type { Page } from 'playwright'
import { openList } from './forms.ts'

const TABS = 120

/** What the element with the cursor is called. */
const called = (page: Page) =>
  page.evaluate<string>(
    `(() => { const at = document.activeElement; return at?.getAttribute('aria-label') || at?.labels?.[0]?.innerText.trim() || at?.innerText?.trim() || '' })()`,
  )
/** Waits for the cursor to be in a cell of the grid. */
export const inCell = (page: Page, name: string) => page.locator(`[data-cell="${name}"]:focus`).waitFor()

/** Goes from control to control until it is at the one of a name; backwards with `Shift+Tab`. */
export async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let tabs = 0; tabs < TABS; tabs++) {
    const here = await called(page)
    if (typeof name === 'string' ? here === name : name.test(here)) return
    await page.keyboard.press(key)
  }
  throw new Error(`No control called ${String(name)} within ${TABS} tabs`)
}

/** Goes on in the grid until it is in a cell of the line, once the goods of all lines are known. */
export async function onTo(page: Page, cell: string): Promise<void> {
  await page.locator('.grid-row [aria-busy]').first().waitFor({ state: 'detached' })
  for (let steps = 0; steps < 6; steps++) {
    if ((await page.evaluate<string | undefined>('document.activeElement?.dataset.cell')) === cell) return
    await page.keyboard.press('Enter')
  }
  throw new Error(`No cell ${cell}`)
}

/** Types a part of a name into a select and takes what is lit. */
export async function chooseTyped(page: Page, typed: string): Promise<void> {
  await page.keyboard.type(typed)
  await openList(page).locator('.ant-select-item-option-active').filter({ hasText: typed }).waitFor()
  await page.keyboard.press('Enter')
}

/** Says yes to the dialog that is open. */
export async function confirm(page: Page, button: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: button }).waitFor()
  await tabTo(page, button)
  await page.keyboard.press('Enter')
}

/** Pastes words where the cursor is, from the clipboard, as people do. */
export async function pasteText(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`)
  await page.keyboard.press('Control+V')
}
