import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { aptInstall, hasApt, installed, quietly } from './programs.mjs'
import { node, say } from './steps.mjs'

const require = createRequire(new URL('../backend/package.json', import.meta.url))
/** The shells first: without windows of its own, a browser shows a page in two thirds of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

function playwrights() {
  const path = require('playwright').chromium.executablePath()
  return path && existsSync(path) ? path : null
}

/** The browser to test with: the one named, one installed, Playwright's, or one that can be installed now. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && existsSync(named)) return named
  const here = installed(NAMES) ?? playwrights()
  if (here) return here
  say('Installing a browser for the tests …')
  if (hasApt()) {
    aptInstall('chromium-headless-shell')
    // Older systems have the whole browser alone.
    if (!installed(NAMES)) aptInstall('chromium')
  } else quietly(node, ['node_modules/playwright/cli.js', 'install', 'chromium'])
  const now = installed(NAMES) ?? playwrights()
  if (!now) throw new Error('No browser to test with. Install Chromium, or set CHROMIUM_PATH to one.')
  return now
}
