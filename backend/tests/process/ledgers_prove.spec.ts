import { test } from '@japa/runner'
import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { PROJECT } from '#tests/support/spawned'
import { demoStorage } from '#tests/support/storage'

const run = promisify(execFile)

/** Runs the command beside no server, as a night job does. */
async function prove(storageDir: string): Promise<string> {
  const { stdout, stderr } = await run(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'backend/bin/console.ts', 'ledgers:prove'],
    { cwd: PROJECT, env: { ...process.env, DATABASE_URL: '', REDIS_URL: '', STORAGE_DIR: storageDir } },
  )
  return stdout + stderr
}

test.group('ledgers:prove', () => {
  test('says how many entries agree with the balances, those of the demo included', async ({ assert, cleanup }) => {
    const storageDir = demoStorage('ledgers')
    cleanup(() => rmSync(storageDir, { recursive: true, force: true }))
    const [, entries] = /(\d+) entries agree with every balance/.exec(await prove(storageDir)) ?? []
    assert.isAbove(Number(entries), 300)
  })
})
