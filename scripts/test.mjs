import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { check } from './check.mjs'
import { findChromium } from './chromium.mjs'
import { findPdftotext } from './pdftotext.mjs'
import { build, env, install, node, root, say } from './steps.mjs'

/**
 * `npm test`: installs what it needs, then types, lint, locales, and every suite, or only those named.
 * The last line is `N passed, N failed`; a suite that breaks or runs nothing has failed.
 */
const ALL = ['unit', 'http', 'process', 'browser']
const named = process.argv.slice(2)
const suites = named.length > 0 ? named : ALL

install()
const total = named.length > 0 ? { passed: 0, failed: 0 } : check()
if (suites.includes('browser')) {
  build()
  process.env.CHROMIUM_PATH = findChromium()
  findPdftotext()
}

const results = mkdtempSync(join(tmpdir(), 'barem-test-'))
for (const suite of suites) {
  say(`\n── ${suite}`)
  const file = join(results, suite)
  const { status } = spawnSync(node, ['--disable-warning=ExperimentalWarning', 'backend/bin/test.ts', suite], { cwd: root, stdio: 'inherit', env: env({ TEST_SUMMARY: file, NODE_ENV: 'test' }) })
  const { passed, failed } = summary(file)
  total.passed += passed
  total.failed += failed
  if (failed === 0 && (status !== 0 || passed === 0)) total.failed++
}
rmSync(results, { recursive: true, force: true })

function summary(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 0 }
  }
}

say(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
