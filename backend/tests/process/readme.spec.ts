import { test } from '@japa/runner'
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { call, signIn } from '#tests/support/client'
import { projectCopy } from '#tests/support/project_copy'
import { PROJECT } from '#tests/support/spawned'
import { demoStorage } from '#tests/support/storage'

const README = readFileSync(join(PROJECT, 'README.md'), 'utf8')

/** The code of one language in the README under a heading, a block each. */
function blocks(heading: string, language: string): string[] {
  const section = README.split(`## ${heading}`)[1]!.split('\n## ')[0]!
  return [...section.matchAll(/```(\w+)\n([\s\S]*?)```/g)].flatMap(([, named, block]) =>
    named === language ? [block!] : [],
  )
}

const withoutComment = (line: string) => line.replace(/\s+#.*$/, '')

/** A JSON text with what differs from one run to the next left out: ids and moments. */
const masked = (json: string): unknown =>
  JSON.parse(
    json.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '(id)').replace(/\d{4}-[\d-]+T[\d:.+]+/g, '(at)'),
  )

test.group('the README', () => {
  test('its five minutes make a resource that is served, searched and guarded, and its calls answer as it says', async ({
    assert,
    cleanup,
  }) => {
    const [copy, storageDir] = [projectCopy('readme'), demoStorage('readme')]
    cleanup(() => [copy, storageDir].forEach((path) => rmSync(path, { recursive: true, force: true })))
    const env = { ...process.env, STORAGE_DIR: storageDir, DATABASE_URL: '', PORT: '0' }
    const run = (line: string) => {
      const [, ...args] = [...withoutComment(line).matchAll(/(?:[^\s"]|"[^"]*")+/g)].map(([word]) =>
        word.replaceAll('"', ''),
      )
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' })
      assert.equal(status, 0, `${line}: ${stdout}${stderr}`)
    }

    const heading = 'Add a resource in five minutes'
    const [first, next] = blocks(heading, 'sh').map((block) => block.trim().split('\n'))
    first!.forEach(run)
    writeFileSync(join(copy, 'resources/categories/vehicles.ts'), blocks(heading, 'ts')[0]!)
    next!.filter((command) => command.startsWith('node ace')).forEach(run)
    run('node ace policy:check')
    const { status, stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'resources'], {
      cwd: copy,
      encoding: 'utf8',
    })
    assert.equal(status, 0, stdout)

    const { spawnServer } = (await import(
      join(copy, 'backend/tests/support/spawned.ts')
    )) as typeof import('#tests/support/spawned')
    const node = await spawnServer({ STORAGE_DIR: storageDir })
    cleanup(() => void node.stop())
    const script = blocks('The API', 'sh').join('echo\n').replace('http://localhost:3333', node.url)
    const answers = execFileSync('bash', ['-euc', script], { encoding: 'utf8', env })
      .trim()
      .split(/\n(?=\{"succeeded)/)
    assert.deepEqual(answers.map(masked), blocks('The API', 'json').map(masked))

    const as = async (account: string) => ({ url: node.url, token: await signIn(account, 'DONGA', node.url) })
    const warehouse = (await call('GET', '/warehouses?_end=1', await as('superadmin'))).body[0]
    const body = { name: 'Xe tải thùng', warehouseId: warehouse.id, inspectedUntil: '2027-06-30' }
    const made = await call('POST', '/vehicles', { ...(await as('superadmin')), body })
    assert.equal(made.status, 201, JSON.stringify(made.body))
    const [found] = (await call('GET', '/vehicles?q=xe tai', await as('superadmin'))).body
    assert.deepInclude(found, { id: made.body.id, code: 'XE0001' })
    assert.isNumber(found.daysLeft)
    assert.equal((await call('POST', '/vehicles', { ...(await as('nhanvien.demo')), body })).status, 403)
  }).timeout(300_000)

  test('and the pages behind it name files and commands that are there, and show JSON', ({ assert }) => {
    const { scripts } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'))
    const pages = ['README.md', 'CHANGELOG.md', ...readdirSync(join(PROJECT, 'docs')).map((name) => `docs/${name}`)]
    for (const page of pages.filter((path) => path.endsWith('.md'))) {
      const text = readFileSync(join(PROJECT, page), 'utf8')
      for (const [, path] of text.matchAll(/(?:\]\(|src(?:set)?=")([^):"#]+)["#)]/g))
        assert.isTrue(existsSync(join(PROJECT, dirname(page), path!)), `${page}: ${path}`)
      for (const [, command] of text.matchAll(/\bnpm (?:run )?(start|test|(?<=run )\w+)/g))
        assert.property(scripts, command!, page)
      for (const [, json] of text.matchAll(/```json\n([\s\S]*?)```/g))
        assert.doesNotThrow(() => JSON.parse(json!), page)
    }
    assert.isAtMost(README.split('\n').length, 151)
  })
})
