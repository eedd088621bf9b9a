import type { Group } from '@japa/runner/core'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright'
import { PASSWORD } from './client.ts'
import { server } from './server.ts'

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']

/** A new browser with a new profile. `close` ends both. */
export async function openBrowser(options: BrowserContextOptions = {}): Promise<{ context: BrowserContext; page: Page; close: () => Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'barem-browser-'))
  const context = await chromium.launchPersistentContext(profile, { executablePath: process.env.CHROMIUM_PATH, args: FLAGS, viewport: { width: 1440, height: 900 }, locale: 'vi-VN', baseURL: server().url, ...options })
  const page = context.pages()[0] ?? (await context.newPage())
  page.setDefaultTimeout(15_000)
  return {
    context,
    page,
    close: async () => {
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

/** A new browser before each test of a group, signed in; `page` is that of the running test. */
export function signedInPages(group: Group, account?: string): { page: Page } {
  const held = {} as { page: Page }
  group.each.setup(async () => {
    const { page, close } = await openBrowser()
    held.page = page
    await signInOnPage(page, account)
    return close
  })
  return held
}

/** Signs in through the page, as people do; not as the super admin, whose sessions the tests themselves use. */
export async function signInOnPage(page: Page, account = 'quantri.demo', company = 'Thép Đông Á (demo)'): Promise<void> {
  await page.goto('/login')
  await page.getByRole('combobox').first().click()
  await page.getByTitle(company).click()
  await page.getByLabel(/Tài khoản|Account/).fill(account)
  await page.getByLabel(/^(Mật khẩu|Password)/).fill(PASSWORD)
  await page.getByRole('button', { name: /^(Đăng nhập|Sign in)$/ }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}
