import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import { spawn } from 'node:child_process'
import { testPostgres } from '#tests/support/postgres'
import { PROJECT } from '#tests/support/spawned'
import { withTestDocuments } from '#tests/support/test_document/served'

/** Runs suites in a process of their own, and answers the lines of the tests that passed. All of them have to. */
async function passedOf(assert: Assert, script: string, env: Record<string, string> = {}): Promise<string[]> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', `backend/tests/support/${script}`], {
    cwd: PROJECT,
    env: { ...process.env, ...env, DATABASE_URL: await testPostgres(), REDIS_URL: '', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const status = await new Promise((resolve) => child.once('close', resolve))
  assert.equal(status, 0, output.slice(output.indexOf('ERRORS')))
  return output.split('\n').filter((line) => line.includes('✔'))
}

function includeEach(assert: Assert, passed: readonly string[], parts: readonly string[]): void {
  for (const part of parts)
    assert.isTrue(
      passed.some((line) => line.includes(part)),
      part,
    )
}

test.group('suites that are derived from definitions', () => {
  test('hold for a document that only tests serve, as they stand', async ({ assert }) => {
    const passed = await passedOf(assert, 'test_document/derived.ts', withTestDocuments)
    assert.isAbove(passed.length, 100)
    includeEach(assert, passed, [
      'its life without approval',
      'is required',
      'a stale save is refused',
      'pending: each action',
      'witness',
    ])
  }).timeout(240_000)

  test('hold for two resources made at run time, one with a field of each type', async ({ assert }) => {
    const passed = await passedOf(assert, 'own_derived/derived.ts')
    assert.isAbove(passed.length, 150)
    includeEach(assert, passed, [
      'R004 of PHUONGNAM: own, foreign and absent rows',
      'itsBelongsToId cannot point into another company',
      'plate cannot repeat within a company',
      'seats',
      'a stale save is refused',
    ])
  }).timeout(240_000)
})
