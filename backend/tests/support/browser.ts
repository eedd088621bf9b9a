import type { Group } from '@japa/runner/core'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
} from 'playwright'
import { call, PASSWORD } from './client.ts'
import { cookieOf, enter } from './people.ts'
import { server } from './server.ts'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without windows of its own, the browser would round the widths of letters to whole points on paper too.
  '--font-render-hinting=none',
  // Pages live for seconds: compiling their hot code takes a third of the browser's time and saves less.
  '--js-flags=--no-turbofan --no-maglev',
]

let browser: Promise<Browser> | null = null
/** Profiles that no test uses now, by their options: the next test finds our scripts loaded and compiled. */
const idle = new Map<string, BrowserContext[]>()

/** Ends the browser of the suite. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close()
  browser = null
  idle.clear()
}

async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  browser ??= chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: FLAGS })
  return (await browser).newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'vi-VN',
    reducedMotion: 'reduce',
    baseURL: server().url,
    ...options,
  })
}

/** A page of a profile that another test has given back, with nothing of it left but the cache; null without one. */
async function usedPage(key: string): Promise<Page | null> {
  const context = idle.get(key)?.pop()
  if (!context) return null
  const page = await context.newPage()
  // Any page of ours will do to reach our part of its storage.
  await page.goto('/health')
  await page.evaluate('localStorage.clear()')
  return page
}

async function giveBack(key: string, context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.close()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearCookies()
  idle.set(key, [...(idle.get(key) ?? []), context])
}

/**
 * A profile in the browser of the suite that nothing is in but cached scripts. `close` forgets what was put into it.
 * Nothing moves in it
 * unless a test asks for motion: a click between the first frames of a window that opens would meet what moves there.
 * @param options `fresh` makes one that nothing was loaded in, and that nothing else uses later
 * @throws from `close` when pages had something in them that their policy does not let in
 */
export async function openBrowser({
  fresh = false,
  ...options
}: BrowserContextOptions & { fresh?: boolean } = {}): Promise<{
  context: BrowserContext
  page: Page
  close: () => Promise<void>
}> {
  const key = JSON.stringify(options)
  const page = (fresh ? null : await usedPage(key)) ?? (await (await newContext(options)).newPage())
  const context = page.context()
  page.setDefaultTimeout(30_000)
  const refused: string[] = []
  const hear = (message: ConsoleMessage) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  }
  context.on('console', hear)
  const close = async () => {
    context.off('console', hear)
    await (fresh ? context.close() : giveBack(key, context))
    if (refused.length > 0) throw new Error(`the page's own policy refused something of it: ${refused.join('\n')}`)
  }
  return { context, page, close }
}

/** A profile of its own for each test of a group, signed in; `page` is that of the running test. */
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

/**
 * Opens a session and gives it to the page's profile as the sign-in page would. No screen is loaded.
 * Not for the super admin, whose sessions the tests themselves use.
 */
export async function signInOnPage(
  page: Page,
  account = 'quantri.demo',
  company = 'Thép Đông Á (demo)',
): Promise<void> {
  const tenantId = (await call('GET', '/Account/tenants')).body.data.find(
    ({ name }: { name: string }) => name === company,
  ).id
  const { status, body, headers } = await enter({ tenantId, username: account }, PASSWORD)
  if (status !== 200) throw new Error(`sign-in of ${account}: ${JSON.stringify(body)}`)
  const [name, value] = cookieOf(headers).split('=') as [string, string]
  const path = /path=([^;]+)/i.exec(headers.getSetCookie().find((cookie) => cookie.startsWith(name))!)![1]!
  await page
    .context()
    .addCookies([{ name, value, domain: new URL(server().url).hostname, path, httpOnly: true, sameSite: 'Strict' }])
  // Any page of ours will do to reach our part of its storage.
  await page.goto('/health')
  await page.evaluate(
    (token) => localStorage.setItem('barem.token', JSON.stringify(token)),
    body.data.jwToken as string,
  )
}

/** A page of a profile of its own, signed in. The profile is given back at the end of the test. */
export async function signedInPage(
  cleanup: (work: () => Promise<void>) => void,
  { account, ...options }: BrowserContextOptions & { account?: string; fresh?: boolean } = {},
): Promise<Page> {
  const { page, close } = await openBrowser(options)
  cleanup(close)
  await signInOnPage(page, account)
  return page
}

/** Holds the answers of calls to a path until the function that it returns is called. */
export async function holdAnswers(page: Page, path: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** Signs in as people do, and waits until the sign-in page is left. */
export async function signInByHand(
  page: Page,
  account = 'quantri.demo',
  company = 'Thép Đông Á (demo)',
): Promise<void> {
  await page.goto('/login')
  await page.getByRole('combobox').first().click()
  await page.getByTitle(company).click()
  await page.getByLabel(/Tài khoản|Account/).fill(account)
  await page.getByLabel(/^(Mật khẩu|Password)/).fill(PASSWORD)
  await page.getByRole('button', { name: /^(Đăng nhập|Sign in)$/ }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}
