import { initials } from './definition_file.ts'
import type { DocumentOptions } from './document_file.ts'

/** The steps to the end of such a document, what it comes to, and what a change of it is answered by then. */
function lifeOf({ life, posts }: DocumentOptions) {
  if (life === 'plain') return { steps: ['confirm', 'finish'], state: 'done', body: '', isClosed: true }
  if (posts) return { steps: ['request'], state: 'done', body: `, { approverId: null }`, isClosed: true }
  return { steps: ['request'], state: 'pending', body: ', { approverId }', isClosed: false }
}

/** The test that a new document begins with. The derived suites cover its endpoints, rights and rules already. */
export function documentTestFile(name: string, options: DocumentOptions): string {
  const { steps, state, body, isClosed } = lifeOf(options)
  const title = isClosed ? 'get a number, and are closed then' : 'get a number, and keep it when they change'
  const answer = isClosed ? `[changed.status, changed.body.code], [409, 'DOC_ERR_001']` : ''
  return `import { test } from '@japa/runner'
import { api, signIn } from '#tests/support/client'
import { ${isClosed ? 'act' : 'act, director'} } from '#tests/support/documents/lives'
import { created, resourceOf, sample } from '#tests/support/samples'

test.group('${name}', () => {
  test('${title}', async ({ assert }) => {
    const definition = resourceOf('${name}')
    const token = await signIn('superadmin', 'DONGA')
${isClosed ? '' : '    const approverId = (await director(definition.area!)).userId\n'}    let row = await created(definition, await sample(definition, 'DONGA', 'all'${body}))
    assert.match(String(row.code), /^#/)
    for (const step of [${steps.map((step) => `'${step}'`).join(', ')}]) {
      const { status, body } = await act(token, definition.name, row, step)
      assert.equal(status, 200, JSON.stringify(body))
      row = body
    }
    assert.match(String(row.code), /^${initials(name)}-\\d{4}-\\d{5}$/)
    assert.equal(row.status, '${state}')
    const change = { documentDate: '2026-01-05', version: row.version }
    const changed = await api(token).patch(\`/\${definition.path}/\${row.id}\`, change)
    assert.deepEqual(${answer || `[changed.status, changed.body.status, changed.body.code], [200, 'draft', row.code]`})
  })
})
`
}
