import { readFileSync } from 'node:fs'
import { registry } from '@barem/resources'
import type { AnyResource, Field } from '@barem/resources/kit'
import { test } from '@japa/runner'

const all = registry as unknown as Readonly<Record<string, AnyResource>>
const wordsIn = (language: string) =>
  JSON.parse(readFileSync(new URL(`../../../locales/${language}/later/documents.json`, import.meta.url), 'utf8')).made

/** How people speak of what is open of a document from which lines are made: as screens do. */
const ways = new Set(
  Object.values(all).flatMap(({ createdFrom, fields }) =>
    createdFrom.flatMap(({ relation, lines }) => {
      const source = all[(fields[relation] as Extract<Field, { type: 'belongsTo' }>).to]
      const [first] = Object.values(lines)
      if (!first) return []
      const upTo = Object.values(lines).find((one) => one.upTo)?.upTo
      return [upTo ?? source?.states?.progress?.by ?? first.progress]
    }),
  ),
)

test.group('what is open of a document', () => {
  for (const way of ways)
    test(`has words: ${way}`, ({ assert }) => {
      for (const language of ['vi_VN', 'en_US'])
        assert.containsSubset(Object.keys(wordsIn(language)[way] ?? {}), ['rest', 'unbounded', 'nothing'], language)
    })
})
