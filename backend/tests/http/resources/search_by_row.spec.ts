import { test } from '@japa/runner'
import { namesOf } from '@barem/resources/kit'
import { parseListQuery } from '#app/resources/read/parse'
import { found, holds, isSearch, Related } from '#app/resources/read/search'
import { tenantId } from '#tests/support/client'
import { plural, resourceOf } from '#tests/support/samples'
import { onDatabase } from '#tests/support/server'
import { ofCover } from '#tests/support/cover'

/** Searches of all kinds for what rows say: whole, in part, in other orders, short, of nothing. */
const searchesOf = (texts: readonly string[]): string[] => [
  ...texts.flatMap((text) => {
    const words = text.split(' ')
    return [text, words.slice(-2).join(' '), words.toReversed().join(' '), words[0]!.slice(1, 4), words.at(-1)!]
  }),
  'cong ty',
  'a',
  '1 2',
  '_%',
  'ống 21',
  'cb300 d10',
  'khongco',
]

for (const resource of ofCover(
  plural.filter(({ list }) => list.search.length > 0),
  'read',
))
  test.group(`${resource.name}: a search by the index and by each row`, () => {
    for (const seen of [resource, namesOf(resource)])
      test(`finds the same rows${seen === resource ? '' : ' where only names may be seen'}`, async ({ assert }) => {
        const tenant = await tenantId('DONGA')
        await onDatabase(async (db) => {
          await db.query('begin')
          await db.query(`select set_config('role', 'barem_app', true), set_config('app.tenant_id', $1, true)`, [
            tenant,
          ])
          const ids = async (from: (bind: (value: unknown) => string) => string) => {
            const values: unknown[] = []
            const text = `select id from ${from((value) => `$${values.push(value)}`)} order by id`
            return (await db.query<{ id: string }>(text, values)).rows.map(({ id }) => id)
          }
          const { partner, table } = resource
          const { rows } = await db.query<{ text: string }>(
            `select search_text as text from ${table} order by created_at desc limit 3`,
          )
          const names = partner
            ? (await db.query<{ text: string }>(`select name as text from customers limit 2`)).rows
            : []
          let some = 0
          for (const q of searchesOf(
            [...rows, ...names, ...(names[0] ? [{ text: `${rows[0]!.text} ${names[0].text}` }] : [])].map(({ text }) =>
              text.slice(0, 60).trim(),
            ),
          )) {
            const query = parseListQuery(seen, { q })
            if (!isSearch(query)) continue
            const byIndex = await ids((bind) => `${found(bind, query, seen, resourceOf)} f`)
            const byRow = await ids((bind) => `${table} t where ${holds(bind, query, seen, resourceOf)}`)
            assert.deepEqual(byRow, byIndex, q)
            for (const most of [1, 20_000]) {
              const related = new Related(most)
              const values: unknown[] = []
              const rows = found((value) => `$${values.push(value)}`, query, seen, resourceOf, null, related)
              const { rows: answers } = await db.query<{ ids: string[]; all: boolean }>(
                `with ${[...related.parts, `matched as (select id from ${rows} f)`].join(', ')}
                  select ${['true', ...related.areAll].join(' and ')} as all,
                    array(select id from matched order by id) as ids`,
                values,
              )
              if (most > 1) assert.isTrue(answers[0]!.all, q)
              if (answers[0]!.all) assert.deepEqual(answers[0]!.ids, byIndex, q)
            }
            assert.lengthOf(
              await ids((bind) => `${found(bind, query, seen, resourceOf, 3)} f`),
              Math.min(3, byIndex.length),
              q,
            )
            some += byIndex.length
          }
          assert.isAbove(some, 0)
        })
      })
  })
