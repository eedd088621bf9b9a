import { test } from '@japa/runner'
import {
  belongsToMany,
  boolean,
  choosableNames,
  date,
  defineQueryList,
  money,
  text,
  type AnyResource,
} from '@barem/resources/kit'

const fields = { name: text(), owed: money(), isLate: boolean(), asOf: date(), cost: money({ area: 58 }) }
const sort = { field: 'name', order: 'asc' }

const list =
  (more: object, listed: object = {}) =>
  () =>
    defineQueryList('sums', {
      ...{ area: 22, route: '/sums', fields },
      list: { columns: ['name', 'owed'], filters: ['isLate'], sort, ...listed },
      ...more,
    } as never)

test.group('a list that a query makes', () => {
  test('is read-only, dense and without a table', ({ assert }) => {
    const made = list({ parameters: ['asOf'], sums: ['owed'], opens: '/sums/:id?asOf=:asOf' })()
    assert.deepEqual(made.actions, ['list'])
    assert.isTrue(Object.values(made.fields).every(({ readOnly }) => readOnly))
    assert.isTrue(made.list.dense)
    assert.deepEqual(made.query, {
      parameters: ['asOf'],
      fromMonth: [],
      fromYear: [],
      ofPage: [],
      sums: ['owed'],
      opens: '/sums/:id?asOf=:asOf',
      related: [],
    } as never)
  })

  test('does not offer as columns what only says which document a row opens', ({ assert }) => {
    const opens = { document: 'kind', id: 'of' }
    const made = list({ fields: { ...fields, kind: text(), of: text() }, opens })() as unknown as AnyResource
    assert.deepEqual(made.query!.opens, opens as never)
    assert.notIncludeMembers(choosableNames(made), ['kind', 'of'])
    assert.include(choosableNames(made), 'isLate')
  })

  for (const [what, error, more, listed] of [
    ['a parameter that is no day', /E_PARAMETER at sums\.query\.parameters: 'owed'/, { parameters: ['owed'] }, {}],
    ['a parameter that is a filter', /E_PARAMETER/, { parameters: ['asOf'] }, { filters: ['asOf'] }],
    [
      'a day a year before that is no parameter',
      /E_UNKNOWN_FIELD at sums\.query\.fromYear/,
      { fromYear: ['owed'] },
      {},
    ],
    ['a first day that is no parameter', /E_UNKNOWN_FIELD at sums\.query\.fromMonth/, { fromMonth: ['owed'] }, {}],
    [
      'a sum of what only pages have',
      /E_OF_PAGE at sums\.query\.ofPage: 'owed'/,
      { ofPage: ['owed'], sums: ['owed'] },
      {},
    ],
    ['a sum of words', /E_SUMS at sums\.query\.sums: 'name'/, { sums: ['name'] }, {}],
    [
      'a document of a field that is none',
      /E_UNKNOWN_FIELD at sums\.query\.opens/,
      { opens: { document: 'name', id: 'of' } },
      {},
    ],
    ['a page of a field that is none', /E_UNKNOWN_FIELD at sums\.query\.opens/, { opens: '/sums/:customer' }, {}],
    ['a page with rows of words', /E_RELATED at sums\.query\.related: 'name'/, { related: ['name'] }, {}],
    ['a column that rows of tables have', /E_QUERY_META at sums\.list/, {}, { columns: ['name', 'createdAt'] }],
    [
      'an order that not everybody may see',
      /E_SORT at sums\.list\.sort/,
      {},
      { sort: { field: 'cost', order: 'asc' } },
    ],
    [
      'many relations',
      /E_QUERY_FIELD at sums\.fields\.tagIds/,
      { fields: { ...fields, tagIds: belongsToMany('tags') } },
      {},
    ],
  ] as const)
    test(`refuses ${what}`, ({ assert }) => assert.throws(list(more, listed), error))
})
