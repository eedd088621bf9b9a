import type { Group } from '@japa/runner/core'
import { readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join, relative } from 'node:path'
import { build, preview, type Plugin } from 'vite'
import { PROJECT } from '#tests/support/spawned'
import { emptyFolder } from '#tests/support/storage'
import type { Served } from './served.ts'
import { documentWords, words } from './words.ts'

const ADMIN = join(PROJECT, 'admin')
const DEFINITIONS = ['cash_counts', 'cash_transfers']

/** The path of a module within the project. */
const pathOf = (id: string) => relative(PROJECT, id).replaceAll('\\', '/')

type Words = Record<string, object>

/** Adds to the admin what the authors of the test documents would write: the definitions and their words. */
const withTestDocuments = (): Plugin => ({
  name: 'with-test-documents',
  enforce: 'pre',
  configResolved({ plugins }) {
    const { api } = plugins.find(({ name }) => name === 'barem:resource-words')! as Plugin<{
      read: (language: string) => Words
    }>
    const { read } = api!
    api!.read = (language) => ({ ...read(language), ...words[language as keyof typeof words] })
  },
  load(id) {
    const [, language] = /^locales\/(vi_VN|en_US)\/later\/documents\.json$/.exec(pathOf(id)) ?? []
    if (!language) return
    const known = JSON.parse(readFileSync(id, 'utf8')) as Words
    const { did, actions, papers } = documentWords[language as keyof typeof words]
    return JSON.stringify({
      ...known,
      did: { ...known.did, ...did },
      actions: { ...known.actions, ...actions },
      papers: { ...known.papers, ...papers },
    })
  },
  transform(code, id) {
    if (pathOf(id) !== 'resources/index.ts') return
    const paths = DEFINITIONS.map((name) => JSON.stringify(join(import.meta.dirname, `${name}.ts`)))
    const imports = paths.map((path, index) => `import added${index} from ${path}`)
    return `${imports.join('\n')}\n${code}\nresources.push(${paths.map((_, index) => `added${index}`).join(', ')})\n`
  },
})

/** Builds the admin with the test documents and serves it in front of their server; for all tests of a group. */
export function testDocumentAdmin(group: Group, served: Served): { url: string } {
  const held = {} as { url: string }
  group.setup(async () => {
    const outDir = emptyFolder('cash-counts-admin')
    const common = { root: ADMIN, configFile: join(ADMIN, 'vite.config.ts'), logLevel: 'error' } as const
    await build({ ...common, plugins: [withTestDocuments()], build: { outDir, emptyOutDir: true } })
    const site = await preview({
      ...common,
      build: { outDir },
      preview: { port: 0, host: '127.0.0.1', proxy: { '^/(v1\\.0|health)': { target: served.server.url } } },
    })
    held.url = `http://127.0.0.1:${(site.httpServer.address() as AddressInfo).port}`
    return async () => {
      await site.close()
      rmSync(outDir, { recursive: true, force: true })
    }
  })
  return held
}
