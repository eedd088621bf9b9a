import { test } from '@japa/runner'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { check, resolveConfig } from 'prettier'
import { blocksOf, changed, type Block } from '#tests/support/documents_page/blocks'
import { testPostgres } from '#tests/support/postgres'
import { projectCopy } from '#tests/support/project_copy'
import { freshDatabase } from '#tests/support/server'
import { PROJECT } from '#tests/support/spawned'
import { emptyFolder } from '#tests/support/storage'

const PAGE = readFileSync(join(PROJECT, 'docs/documents.md'), 'utf8')

/** Commands of the page that run tests: those of its document are run at its end, on one server. */
const TESTED = [
  'TEST_RESOURCES=bell-castings npm test -- http',
  'npm test -- unit',
  'npm test -- backend/tests/http/documents/bell_castings.spec.ts',
]

test.group('docs/documents.md', () => {
  test('its blocks and commands, in their order, make a document that passes all checks and its tests', async ({
    assert,
    cleanup,
  }) => {
    const postgres = await testPostgres()
    const [copy, STORAGE_DIR] = [projectCopy('documents'), emptyFolder('documents-page')]
    cleanup(() => [copy, STORAGE_DIR].forEach((path) => rmSync(path, { recursive: true, force: true })))
    const DATABASE_URL = await freshDatabase(postgres, { STORAGE_DIR })
    const env = { ...process.env, NO_COLOR: '1', STORAGE_DIR, DATABASE_URL }
    const node = (args: string[], more: Record<string, string> = {}) => {
      const given = ['--disable-warning=ExperimentalWarning', ...args]
      const { status, stdout, stderr } = spawnSync(process.execPath, given, {
        cwd: copy,
        env: { ...env, ...more },
        encoding: 'utf8',
      })
      assert.equal(status, 0, `${args.join(' ')}\n${stdout}${stderr}`)
    }
    const ace = (args: string) =>
      node(['ace.js', ...[...args.matchAll(/(?:[^\s"]|"[^"]*")+/g)].map(([word]) => word.replaceAll('"', ''))])

    const command = (line: string) => {
      if (line.startsWith('node ace ')) ace(line.slice('node ace '.length))
      else if (line === 'npm run docs') node(['scripts/docs.mjs'])
      else assert.include(TESTED, line)
    }
    const written: string[] = []
    const apply = ({ file, language, text }: Block) => {
      if (language === 'mermaid') return
      if (file === null) return text.trim().split('\n').forEach(command)
      const path = join(copy, file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, language === 'diff' ? changed(readFileSync(path, 'utf8'), text) : text)
      written.push(file)
    }
    blocksOf(PAGE).forEach(apply)

    node(['scripts/locales.mjs'])
    const style = await resolveConfig(join(PROJECT, 'package.json'))
    for (const file of written.filter((path) => path.endsWith('.ts')))
      assert.isTrue(
        await check(readFileSync(join(copy, file), 'utf8'), { ...style, filepath: join(PROJECT, file) }),
        file,
      )
    node(['node_modules/eslint/bin/eslint.js', ...written.filter((file) => file.endsWith('.ts'))])
    node(['node_modules/typescript/bin/tsc', '-p', 'resources'])

    node(['backend/tests/support/documents_page/prepare.ts'])
    const client = new pg.Client({ connectionString: DATABASE_URL })
    await client.connect()
    const { rows } = await client.query('select status from bell_castings order by code')
    await client.end()
    assert.includeMembers(
      rows.map(({ status }) => status),
      ['draft', 'approved', 'done'],
    )

    node(['backend/bin/test.ts', 'unit', '--files', 'backend/tests/unit/planner_reads.spec.ts'])
    node(['backend/tests/support/documents_page/derived.ts'], { DATABASE_URL: postgres, TEST_OLDER_STORAGE: '1' })
  }).timeout(300_000)
})
