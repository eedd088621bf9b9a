import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'

const ADMIN = new URL('../../../admin/src', import.meta.url).pathname
const source = (name: string) => readFileSync(new URL(`../../../admin/src/domains/${name}`, import.meta.url), 'utf8')
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!).sort()

test.group('papers that are drawn', () => {
  test('are printed: each is registered for the documents that name it', ({ assert }) => {
    const drawn = namesIn(source('papers.ts'), /^export const (\w+): DrawnPaper/gm)
    assert.isAbove(drawn.length, 10)
    assert.deepEqual(namesIn(source('index.ts'), /^papers\.register\('(\w+)'/gm), drawn)
  })

  test('say of a claim what it takes off advances, and what is paid besides', async ({ assert }) => {
    const { ticketPlan } = (await import(`${ADMIN}/domains/debt/papers/ticketPlan.ts`)) as {
      ticketPlan: { facts: (row: object) => [string, string | null][][] }
    }
    const claim = { type: 'reimbursement', status: 'done', paid: '0' }
    const factsOf = (total: string, owed: string) =>
      Object.fromEntries(ticketPlan.facts({ ...claim, total, owed }).flat()) as Record<string, string | null>
    assert.containsSubset(factsOf('2900000', '400000'), {
      'print.expense.cleared': '2,500,000\u00a0đ',
      'print.expense.over': '400,000\u00a0đ',
    })
    assert.containsSubset(factsOf('1750000', '0'), { 'print.expense.over': null })
    assert.containsSubset(factsOf('1750000', '1750000'), { 'print.expense.cleared': null, 'print.expense.over': null })
  })
})
