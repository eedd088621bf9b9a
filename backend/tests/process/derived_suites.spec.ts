import { test } from '@japa/runner'
import { spawn } from 'node:child_process'
import { testPostgres } from '#tests/support/postgres'
import { PROJECT } from '#tests/support/spawned'
import { withTestDocuments } from '#tests/support/test_document/served'

test.group('suites that are derived from definitions', () => {
  test('hold for a document that only tests serve, as they stand', async ({ assert }) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'backend/tests/support/test_document/derived.ts'],
      {
        cwd: PROJECT,
        env: { ...process.env, ...withTestDocuments, DATABASE_URL: await testPostgres(), REDIS_URL: '', NO_COLOR: '1' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    const status = await new Promise((resolve) => child.once('close', resolve))
    const passed = output.split('\n').filter((line) => line.includes('✔'))
    assert.equal(status, 0, output.slice(output.indexOf('ERRORS')))
    assert.isAbove(passed.length, 100)
    for (const one of [
      'its life without approval',
      'is required',
      'a stale save is refused',
      'pending: each action',
      'witness',
    ])
      assert.isTrue(
        passed.some((line) => line.includes(one)),
        one,
      )
  }).timeout(240_000)
})
