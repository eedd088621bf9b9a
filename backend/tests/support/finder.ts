import type { Page } from 'playwright'
import { created, resourceOf, sample } from './samples.ts'

/** The list of customers. */
export const LIST = '/customers/infomation'
const customers = resourceOf('customers')
/** Where one types. */
export const box = (page: Page) => page.getByRole('dialog', { name: 'Tìm nhanh' }).getByRole('combobox')
/** All that is found. */
export const options = (page: Page) => page.getByRole('dialog', { name: 'Tìm nhanh' }).getByRole('option')
/** The option that Enter would open. */
export const lit = (page: Page) => page.locator('.finder [aria-selected="true"]')
/** What is found of one kind. */
export const group = (page: Page, name: string) => page.locator('.finder').getByRole('group', { name, exact: true })

/** Opens the finder from wherever the cursor is. */
export async function openFinder(page: Page): Promise<void> {
  // A profile that was just signed in shows no screen yet.
  if (page.url().endsWith('/health')) await page.goto('/')
  await page.getByRole('button', { name: 'Tìm nhanh' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.locator('.finder-input:focus').waitFor()
}

/** A new customer of this name. */
export const named = async (name: string) => created(customers, { ...(await sample(customers)), name })
