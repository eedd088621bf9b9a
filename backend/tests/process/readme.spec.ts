import { test } from '@japa/runner'
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { call, signIn } from '#tests/support/client'
import { PROJECT } from '#tests/support/spawned'

/** The shell lines of the README under a heading. */
function commands(heading: string): string[] {
  const section = readFileSync(join(PROJECT, 'README.md'), 'utf8').split(`## ${heading}`)[1]!.split('\n## ')[0]!
  return [...section.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block]) => block!.trim().split('\n'))
}

test.group('the README', () => {
  test('its five minutes make a resource that is served, searched and guarded', async ({ assert, cleanup }) => {
    const copy = mkdtempSync(join(tmpdir(), 'barem-readme-'))
    const storageDir = mkdtempSync(join(tmpdir(), 'barem-readme-storage-'))
    cleanup(() => [copy, storageDir].forEach((path) => rmSync(path, { recursive: true, force: true })))
    const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: PROJECT, encoding: 'utf8' })
      .trim()
      .split('\n')
    for (const file of tracked) cpSync(join(PROJECT, file), join(copy, file))
    for (const packages of ['node_modules', 'backend/node_modules'].filter((folder) =>
      existsSync(join(PROJECT, folder)),
    ))
      execFileSync('cp', ['-a', join(PROJECT, packages), join(copy, packages)])

    const env = { ...process.env, STORAGE_DIR: storageDir, DATABASE_URL: '', PORT: '0' }
    const steps = commands('Add a resource in five minutes').filter((line) => line.startsWith('node ace'))
    assert.isAtLeast(steps.length, 3)
    for (const step of steps) {
      const [, ...args] = step.replace(/\s+#.*$/, '').split(' ')
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' })
      assert.equal(status, 0, `${step}: ${stdout}${stderr}`)
    }
    for (const room of ['resources', 'backend']) {
      const { status, stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', room], {
        cwd: copy,
        encoding: 'utf8',
      })
      assert.equal(status, 0, stdout)
    }

    const { spawnServer } = (await import(
      join(copy, 'backend/tests/support/spawned.ts')
    )) as typeof import('#tests/support/spawned')
    const node = await spawnServer({ STORAGE_DIR: storageDir })
    const as = async (account: string) => signIn(account, 'DONGA', node.url)
    const made = await call('POST', '/vehicle-types', {
      url: node.url,
      token: await as('superadmin'),
      body: { name: 'Xe tải thùng' },
    })
    assert.equal(made.status, 201, JSON.stringify(made.body))
    assert.equal(
      (await call('GET', '/vehicle-types?q=xe tai', { url: node.url, token: await as('superadmin') })).body[0].id,
      made.body.id,
    )
    assert.equal((await call('GET', '/vehicle-types', { url: node.url, token: await as('nhanvien.demo') })).status, 403)
    await node.stop()
  })
})
