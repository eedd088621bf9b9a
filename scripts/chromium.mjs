import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { env, node, root, say } from './steps.mjs'

const require = createRequire(new URL('../backend/package.json', import.meta.url))
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function installed() {
  for (const name of NAMES) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return null
}

function playwrights() {
  const path = require('playwright').chromium.executablePath()
  return path && existsSync(path) ? path : null
}

function quietly(command, args) {
  try {
    execFileSync(command, args, { cwd: root, env: env({ DEBIAN_FRONTEND: 'noninteractive' }), stdio: 'ignore', timeout: 300_000 })
  } catch {
    // The next way is tried; if none works, the caller says so.
  }
}

/** The browser to test with: the one named, one installed, Playwright's, or one that can be installed now. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && existsSync(named)) return named
  const here = installed() ?? playwrights()
  if (here) return here
  say('Installing a browser for the tests …')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    quietly('apt-get', ['update', '-qq'])
    quietly('apt-get', ['install', '-y', '-qq', 'chromium'])
  } else quietly(node, ['node_modules/playwright/cli.js', 'install', 'chromium'])
  const now = installed() ?? playwrights()
  if (!now) throw new Error('No browser to test with. Install Chromium, or set CHROMIUM_PATH to one.')
  return now
}
