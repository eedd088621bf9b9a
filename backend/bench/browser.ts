import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { PROJECT } from '#tests/support/spawned'

/** Whether screens can be timed: there is a browser (CHROMIUM_PATH) and a built admin. */
export const hasBrowser = (): boolean =>
  existsSync(process.env.CHROMIUM_PATH ?? '') && existsSync(join(PROJECT, 'admin/dist/index.html'))

/** Runs `work` on a page of a browser of its own. */
export async function onPage<T>(baseURL: string | undefined, work: (page: Page) => Promise<T>): Promise<T> {
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    return await work(await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } }))
  } finally {
    await browser.close()
  }
}
