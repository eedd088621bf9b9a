import { test } from '@japa/runner'
import { spawn } from 'node:child_process'
import { startPostgres, type Postgres } from '#tests/support/postgres'
import { PROJECT } from '#tests/support/spawned'

/** Runs a spec of the HTTP suite against a server on PostgreSQL. Resolves to its exit code and what it printed. */
function suite(file: string, DATABASE_URL: string): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'backend/bin/test.ts', 'http', '--files', file], { cwd: PROJECT, env: { ...process.env, DATABASE_URL, TEST_SUMMARY: '' }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => void (output += chunk))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}

test.group('documents on PostgreSQL, where requests really run at the same time', (group) => {
  let postgres: Postgres
  group.setup(async () => {
    postgres = await startPostgres()
    return () => postgres.stop()
  })

  for (const file of ['approvals.spec.ts', 'documents_model.spec.ts'])
    test(`keep what ${file} asks of them`, async ({ assert }) => {
      const { code, output } = await suite(file, postgres.url)
      assert.equal(code, 0, output)
      assert.match(output, /[1-9]\d* passed/)
    }).timeout(400_000)
})
