import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { captured } from './lanes.mjs'
import { env, node, root, say } from './steps.mjs'

const results = mkdtempSync(join(tmpdir(), 'barem-test-'))
process.once('exit', () => rmSync(results, { recursive: true, force: true }))

/** The summary of a run that ended with `status`: one that broke or ran nothing has failed. */
const judged = (told, status) =>
  told.failed === 0 && (status !== 0 || told.passed === 0) ? { ...told, failed: 1 } : told

function summary(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 0 }
  }
}

/**
 * Runs a suite, or some files of it, to its end.
 * @param files paths from the root of the project; all of the suite unless given
 * @param live whether output is printed as it comes, with nothing beside it; else at the end, all at once
 * @returns `{ passed, failed, failures: [{ title, file }], title, wall, cpu, starts, files }`; see `summary.ts`
 */
export async function runSuite({ title, ...run }) {
  const began = performance.now()
  const outcome = await runProcess({ title: title ?? run.suite, ...run })
  return { ...outcome, title: title ?? run.suite, wall: (performance.now() - began) / 1000 }
}

async function runProcess({ suite, title, files = [], env: more = {}, live = false }) {
  say(live ? `\n── ${title}` : `… ${title}`)
  const file = join(results, title.replaceAll('/', ' '))
  const given = [
    '--disable-warning=ExperimentalWarning',
    'backend/bin/test.ts',
    suite,
    ...files.flatMap((path) => ['--files', path]),
  ]
  const settings = { TEST_SUMMARY: file, NODE_ENV: 'test', ...more }
  if (live) {
    const { status } = spawnSync(node, given, { cwd: root, stdio: 'inherit', env: env(settings) })
    return judged(summary(file), status)
  }
  const { status, output } = await captured(node, given, settings)
  say(`\n── ${title}\n${output}`)
  return judged(summary(file), status)
}

/** Runs code of the project for its effects. @returns whether it succeeded; a failure is printed */
export async function runCode(code) {
  const { status, output } = await captured(node, [
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
    '-e',
    code,
  ])
  if (status !== 0) say(output)
  return status === 0
}
