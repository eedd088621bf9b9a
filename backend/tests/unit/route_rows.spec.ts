import { test } from '@japa/runner'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ApiError } from '#app/http/api_error'
import type { Row } from '#app/routing/row'
import { both, create, update, view, type Rule } from '#app/routing/rule'
import RuleMiddleware from '#app/routing/rule_middleware'
import { addRows } from '#app/routing/table'

const app = fileURLToPath(new URL('../../app', import.meta.url))

/** A row whose handler asks nothing. */
const row = (rule: Exclude<Rule, 'anyone'>): Row => ({
  method: 'get',
  path: '/nothing',
  rule,
  describes: null,
  handle: () => 'answered',
})

addRows({
  'test.view': row(view('debt')),
  'test.both': row(both(view('debt'), view('exportInvoice'))),
  'test.own': row({ ...view('order'), own: true }),
  'test.makers': row({ ...update('invoice'), own: 'c' }),
  'test.either': row({ ...create('order'), levels: ['c', 'u'] }),
  'test.superAdmin': row('superAdmin'),
  'test.signedIn': row('signedIn'),
})

/** What a caller with these rights gets from a route: the answer, or the refusal with the right that is missing. */
function ask(name: string, rights: string[], isSuperAdmin = false): unknown {
  const identity = { isSuperAdmin, permissions: new Set(rights) }
  try {
    return new RuleMiddleware().handle(
      { identity, route: { name: `test.${name}` } } as never,
      () => 'answered' as never,
    )
  } catch (error) {
    const { code, extra } = error as ApiError
    return [code, extra.right ?? null]
  }
}

/** Counts the matches of a pattern in the sources of the server, by file. */
function countOf(pattern: RegExp): Record<string, number> {
  const files = readdirSync(app, { recursive: true, withFileTypes: true }).filter(({ name }) => name.endsWith('.ts'))
  const counts = files.map(({ parentPath, name }): [string, number] => {
    const file = join(parentPath, name)
    return [relative(app, file), [...readFileSync(file, 'utf8').matchAll(pattern)].length]
  })
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0)

test.group('rows of routes', () => {
  test('refuse whoever lacks their right, though the handler asks nothing', ({ assert }) => {
    assert.deepEqual(ask('view', []), ['COM_ERR_004', '22.v'])
    assert.deepEqual(ask('view', ['20.v']), ['COM_ERR_004', '22.v'])
    assert.equal(ask('view', ['22.v']), 'answered')
    assert.equal(ask('view', [], true), 'answered')
    assert.deepEqual(ask('superAdmin', ['22.v', '22.f']), ['COM_ERR_004', null])
    assert.equal(ask('superAdmin', [], true), 'answered')
    assert.equal(ask('signedIn', []), 'answered')
  })

  test('name the right that is asked for first where two are needed', ({ assert }) => {
    assert.deepEqual(ask('both', []), ['COM_ERR_004', '22.v'])
    assert.deepEqual(ask('both', ['22.v']), ['COM_ERR_004', '35.v'])
    assert.deepEqual(ask('both', ['35.v']), ['COM_ERR_004', '22.v'])
    assert.equal(ask('both', ['22.v', '35.v']), 'answered')
    assert.deepEqual(ask('either', ['19.v']), ['COM_ERR_004', '19.c'])
    assert.equal(ask('either', ['19.u']), 'answered')
  })

  test('let makers in as far as rows of their own go', ({ assert }) => {
    assert.equal(ask('own', []), 'answered')
    assert.equal(ask('makers', ['20.c']), 'answered')
    assert.deepEqual(ask('makers', ['20.v']), ['COM_ERR_004', '20.u'])
  })

  test('do not compile without a rule, nor without the size of a body that is sent', ({ assert }) => {
    const { rule: _rule, ...ruleless } = row('signedIn') as Row & { rule: 'signedIn' }
    // @ts-expect-error A row needs a rule.
    const rows: Row[] = [ruleless]
    // @ts-expect-error It says nothing of its body.
    rows.push({ ...row('signedIn'), method: 'post', body: undefined })
    assert.lengthOf(rows, 2)
  })

  test('leave ever less to handlers: lower these numbers as they fall', ({ assert }) => {
    const calls = countOf(/(?<!function )\brequirePermission\(/g)
    assert.equal(sum(calls), 5, JSON.stringify(calls))
    const left = countOf(/^ +handlerAsks: /gm)
    assert.equal(sum(left), 21, JSON.stringify(left))
  })

  test('take a name once', ({ assert }) => {
    assert.throws(() => addRows({ 'test.view': row('signedIn') }), 'two routes are called test.view')
  })
})
