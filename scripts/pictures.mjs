import { mkdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { shots } from './pictures/shots.mjs'
import { signIn, startDemo } from './pictures/demo.mjs'
import { build, install, root, say } from './steps.mjs'

/** `npm run pictures`: takes the pictures of the README in both themes, of a new demo, into docs/pictures. */
const FOLDER = join(root, 'docs/pictures')
const ACCOUNT = 'superadmin'
/** Colours that a picture is reduced to, so that it stays small. */
const COLOURS = 96

install()
build()
const require = createRequire(new URL('../backend/package.json', import.meta.url))
const { chromium } = require('playwright')
const sharp = require('sharp')

/** A page that is signed in, in one language and theme. */
async function opened(browser, url, { token, cookie }, { locale, viewport }, theme) {
  const context = await browser.newContext({
    viewport,
    baseURL: url,
    colorScheme: theme,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Ho_Chi_Minh',
    ...(viewport.width < 500 && { deviceScaleFactor: 2, isMobile: true, hasTouch: true }),
  })
  const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)
  const path = /path=([^;]+)/i.exec(cookie)[1]
  await context.addCookies([{ name, value, path, domain: 'localhost', httpOnly: true, sameSite: 'Strict' }])
  await context.addInitScript(
    (kept) => {
      for (const [key, said] of Object.entries(kept)) localStorage.setItem(`barem.${key}`, JSON.stringify(said))
    },
    { token, theme, locale },
  )
  return context.newPage()
}

const demo = await startDemo()
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  mkdirSync(FOLDER, { recursive: true })
  const session = await signIn(demo.url, ACCOUNT)
  for (const shot of shots)
    for (const theme of ['light', 'dark']) {
      const page = await opened(browser, demo.url, session, shot, theme)
      await page.goto(await shot.path(session.get))
      await shot.ready(page)
      await page.waitForLoadState('networkidle')
      const file = join(FOLDER, `${shot.name}-${theme}.png`)
      await sharp(await page.screenshot())
        .png({ palette: true, colours: COLOURS, effort: 10 })
        .toFile(file)
      say(`docs/pictures/${shot.name}-${theme}.png, ${Math.round(statSync(file).size / 1000)} kB`)
      await page.context().close()
    }
} finally {
  await browser.close()
  await demo.stop()
}
