import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'

const source = (name: string) => readFileSync(new URL(`../../../admin/src/domains/${name}`, import.meta.url), 'utf8')
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!).sort()

test.group('papers that are drawn', () => {
  test('are printed: each is registered for the documents that name it', ({ assert }) => {
    const drawn = namesIn(source('papers.ts'), /^export const (\w+): DrawnPaper/gm)
    assert.isAbove(drawn.length, 10)
    assert.deepEqual(namesIn(source('index.ts'), /^papers\.register\('(\w+)'/gm), drawn)
  })
})
