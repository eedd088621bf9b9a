import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectCopy } from '../backend/tests/support/project_copy.ts'
import { FAULTS } from './faults_list.mjs'
import { captured } from './lanes.mjs'
import { node, say } from './steps.mjs'

/**
 * `npm run soak -- faults`: puts each known fault into a copy of the project, and runs the spec that is to find it. A
 * fault that its spec does not find is a hole in the tests. Names of faults, if any are given, choose among them.
 * The last line is `N passed, N failed`.
 */
/** Changes files of the copy, and returns what puts them back. */
function put(copy, edits) {
  const before = edits.map(([file]) => [file, readFileSync(join(copy, file), 'utf8')])
  for (const [file, code, fault] of edits) {
    const source = readFileSync(join(copy, file), 'utf8')
    writeFileSync(join(copy, file), source.replace(code, fault))
  }
  return () => before.reverse().forEach(([file, source]) => writeFileSync(join(copy, file), source))
}

/** Whether the spec of a fault fails with it. */
async function isFound(copy, { edits, suite, spec, env = {} }) {
  const restore = put(copy, edits)
  const { status, output } = await captured(
    node,
    ['--disable-warning=ExperimentalWarning', join(copy, 'backend/bin/test.ts'), suite, '--files', spec],
    { NODE_ENV: 'test', TEST_OLDER_STORAGE: '1', DATABASE_URL: process.env.TEST_POSTGRES ?? '', ...env },
    copy,
  )
  restore()
  const failed = output.split('\n').filter((line) => line.includes('✖'))
  return { found: status !== 0 && failed.length > 0, failed, output }
}

const asked = process.argv.slice(2)
const copy = projectCopy('faults')
const total = { passed: 0, failed: 0 }
try {
  for (const fault of FAULTS.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
    const { found, failed, output } = await isFound(copy, fault)
    total[found ? 'passed' : 'failed']++
    say(
      `${found ? '✔' : '✖'} ${fault.name}: ${fault.spec}${found ? `, ${failed.length} failed, such as${failed[0]}` : ''}`,
    )
    if (!found) say(output.slice(-3000))
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
say(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
