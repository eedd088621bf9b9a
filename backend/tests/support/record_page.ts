import type { Page } from 'playwright'

/** The menu of what is rare or destructive on the page of a row. */
export const rareActions = (page: Page) => page.locator('.page-header-actions .more-actions, .bottom-bar .more-actions')

/** Asks to delete the row whose page is open; a dialog waits for the answer. */
export async function askToDelete(page: Page): Promise<void> {
  await rareActions(page).click()
  await page.getByRole('menuitem', { name: 'Xóa' }).click()
}
