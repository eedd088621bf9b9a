import type { Page } from 'playwright'

/** A cell of the line grid in the Vietnamese interface; lines count from one. */
export const cell = (page: Page, field: string, line: number) =>
  page.getByLabel(`${field}, dòng ${line}`, { exact: true })
export const newLine = (page: Page) => page.getByRole('combobox', { name: /^Thêm dòng/ })
export const row = (page: Page, line: number) => page.locator('tr.grid-row').nth(line - 1)
export const amount = (page: Page, line: number) => row(page, line).locator('[data-column=amount]')

/** What the cell is called that the cursor is in. */
export const cursor = (page: Page): Promise<unknown> =>
  page.evaluate(`document.activeElement?.getAttribute('aria-label')`)
/** Waits until it is there. */
export const cursorIn = (page: Page, name: string): Promise<void> =>
  page.locator(`[aria-label="${name}"]:focus`).waitFor()

const KEY = /^(Enter|Escape|Tab|Home|End|F2|Arrow\w+|(Control|Alt)\+\w+)$/

/** Keys by their names, and words. */
export async function type(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await (KEY.test(key) ? page.keyboard.press(key) : page.keyboard.type(key))
}

/** Pastes a table of a spreadsheet where the cursor is. */
export const paste = (page: Page, table: string): Promise<unknown> =>
  page.evaluate(`{
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', ${JSON.stringify(table)})
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }`)
