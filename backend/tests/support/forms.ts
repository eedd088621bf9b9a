import type { Page } from 'playwright'

/** The list that is open below a select. */
export const openList = (page: Page) => page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')

/** Opens a select wherever it is clicked; what is chosen in it covers its input. */
export const openSelect = (page: Page, label: string | RegExp) =>
  page
    .locator('.ant-select')
    .filter({ has: page.getByRole('combobox', { name: label }) })
    .click()

/** Chooses from a select by typing a part of the name, as people do: without accents. */
export async function chooseFrom(page: Page, label: string | RegExp, typed: string, name: string): Promise<void> {
  await openSelect(page, label)
  await page.keyboard.type(typed)
  await openList(page).locator('.ant-select-item-option').filter({ hasText: name }).first().click()
}

/** Chooses one of few choices. */
export async function pick(page: Page, label: string, choice: string): Promise<void> {
  await openSelect(page, label)
  await openList(page).getByText(choice, { exact: true }).click()
}

/** An input by its whole label. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** Presses the button that saves, in the Vietnamese interface. */
export const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Lưu', exact: true }).click()

/** Presses the button that saves a document, in either language, whether or not something required is missing. */
export const saveDocument = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(Lưu|Lưu nháp|Save|Save draft)$/ }).click()

/** Chooses the ward of an address in the Vietnamese interface; the province follows. */
export const chooseWard = (page: Page, address: string, typed: string, name: string): Promise<void> =>
  chooseFrom(page, `${address}: Phường/Xã`, typed, name)

/** Unfolds what the form of a document keeps behind a word. */
export async function openMore(page: Page): Promise<void> {
  await page.locator('.doc-more').waitFor()
  await page.evaluate(`document.querySelector('.doc-more').open = true`)
}
