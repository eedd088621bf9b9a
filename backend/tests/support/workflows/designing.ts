import type { Page } from 'playwright'
import { chooseTyped, tabTo } from '../keyboard.ts'

/** The node with the cursor, once it is there. */
const onNode = (page: Page) => page.locator('.react-flow__node:focus').waitFor()

/** Presses a key at the node with the cursor and takes what its dialog offers, for an exit where it has several. */
export async function press(page: Page, key: 'a' | 'c', choice: string, exit?: string): Promise<void> {
  await onNode(page)
  await page.keyboard.press(key)
  await page.getByRole('dialog').getByRole('button', { name: choice }).waitFor()
  if (exit) {
    await tabTo(page, 'Các nhánh, xét từ trên xuống')
    await chooseTyped(page, exit)
  }
  await tabTo(page, choice)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await onNode(page)
}

/** Names the node with the cursor. */
export async function name(page: Page, words: string): Promise<void> {
  await onNode(page)
  await page.keyboard.press('F2')
  await page.locator('.designer-side input:focus').waitFor()
  await page.keyboard.type(words)
}

/** Ways to find approvers as they are offered, down to the manager. */
const WAYS = ['Người cụ thể', 'Nhóm quyền', 'Trưởng phòng', 'Người quản lý'] as const

/** Adds a step behind the node with the cursor that asks the manager of the requester, or a person. */
export async function addStep(page: Page, words: string, person?: string): Promise<void> {
  await press(page, 'a', 'Bước duyệt')
  await name(page, words)
  await tabTo(page, 'Thêm người duyệt')
  await page.keyboard.press('Enter')
  const menu = page.locator('.ant-dropdown:not(.ant-dropdown-hidden)')
  for (const offered of person ? WAYS.slice(0, 1) : WAYS) {
    if (offered !== WAYS[0]) await page.keyboard.press('ArrowDown')
    await menu.locator('.ant-dropdown-menu-item:focus').filter({ hasText: offered }).waitFor()
  }
  await page.keyboard.press('Enter')
  await page.locator('.approver-line input:focus').waitFor()
  if (person) {
    await chooseTyped(page, person)
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press('Escape')
  await onNode(page)
}
