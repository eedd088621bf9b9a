import { test } from '@japa/runner'
import type { Field } from '@barem/resources/kit'
import { created, fresh, needsState, plural, resourceOf, sample, sampleWith, writableOf } from '#tests/support/samples'
import { client, query, rowsToAskFor } from '#tests/support/lists'
import { ofCover } from '#tests/support/cover'

for (const resource of ofCover(plural, 'read'))
  test.group(`${resource.name}: searches and choices`, () => {
    const path = `/${resource.path}`
    const { some } = rowsToAskFor(resource)

    const relations = resource.list.search.filter((name) => {
      const field = resource.fields[name]
      return field?.type === 'belongsTo' && !needsState(field as Field)
    })
    for (const name of relations)
      test(`search finds rows by the code and the name that ${name} leads to, beside words of their own`, async ({
        assert,
      }) => {
        const to = resourceOf((resource.fields[name] as unknown as { to: string }).to)
        const mark = `zq${fresh()}`
        const related = await created(to, { ...(await sample(to)), [to.title]: `Đức ${mark} Hằng` })
        const row = await created(resource, await sampleWith(resource, name, related.id))
        await created(resource)
        const hits = async (q: string) =>
          (await (await client()).get(`${path}?${query({ q })}`)).body.map(({ id }: { id: string }) => id)
        for (const q of [
          mark,
          `${mark} duc`,
          `HANG ${mark.slice(1)}`,
          String(related.code),
          `${mark} ${String(row[resource.title])}`,
        ])
          assert.deepEqual(await hits(q), [row.id], q)
        for (const q of [`${mark} khongco`, `${mark}%`, `${mark.slice(0, 4)}_${mark.slice(5)}`])
          assert.deepEqual(await hits(q), [], q)
        assert.deepEqual((await (await client()).get(`${path}?${query({ q: mark, _sort: name })}`)).body.length, 1)
        const hidden = Object.entries(related).find(([field, value]) => field === 'phone' && value)
        if (hidden)
          assert.deepEqual(await hits(String(hidden[1])), [], 'what the list does not tell of it finds nothing')
      })

    if (resource.fields[resource.title]?.type === 'text' && resource.actions.includes('create')) {
      const title = resource.title

      test('search ignores accents, capitals, đ and Ø, and wants every word', async ({ assert }) => {
        const mark = `zq0${fresh()}`
        const row = await created(resource, { ...(await sample(resource)), [title]: `Đường Ống Ø20 ${mark}` })
        const hits = async (q: string) =>
          (await (await client()).get(`${path}?${query({ q })}`)).body.map(({ id }: { id: string }) => id)
        // A vocabulary reads words from their heads on.
        const inside = resource.list.vocabulary ? mark : mark.slice(1)
        for (const q of [`duong ong ${mark}`, `${mark} ĐƯỜNG`, `o20 ${mark}`, inside])
          assert.deepEqual(await hits(q), [row.id], q)
        assert.deepEqual(await hits(`${mark} khongco`), [])
        assert.deepEqual(await hits(`${mark}%`), [])
      })

      test('names stand in Vietnamese order', async ({ assert }) => {
        const mark = `x${Date.now()}`
        const names = ['Ạ', 'Ă', 'Â', 'B', 'D', 'Đ', 'E', 'Ê', 'O', 'Ô', 'Ơ', 'U', 'Ư', 'Y'].map(
          (letter) => `${letter} ${mark}`,
        )
        for (const name of [...names].reverse()) await created(resource, { ...(await sample(resource)), [title]: name })
        const { body } = await (
          await client()
        ).get(`${path}?${query({ q: mark, _sort: title, _order: 'asc', _end: '20' })}`)
        assert.deepEqual(
          body.map((row: any) => row[title]),
          names,
        )
        const tones = ['ma', 'mà', 'mả', 'mã', 'má', 'mạ'].map((tone) => `${tone} t${mark}`)
        for (const name of [...tones].reverse()) await created(resource, { ...(await sample(resource)), [title]: name })
        const toned = await (await client()).get(`${path}?${query({ q: `t${mark}`, _sort: title, _order: 'desc' })}`)
        assert.deepEqual(
          toned.body.map((row: any) => row[title]),
          [...tones].reverse(),
        )
      })
    }

    for (const [name, field] of writableOf(resource))
      if ('to' in field)
        test(`${name} offers its choices, and the chosen one by its id`, async ({ assert }) => {
          const row = await some()
          const { status, body } = await (await client()).get(`${path}/options/${name}?_start=0&_end=5`)
          assert.equal(status, 200)
          const told = [
            ...['id', 'code', 'name', 'hint'],
            ...(resourceOf(field.to).englishTitle ? ['englishName'] : []),
            ...(name === resource.states?.approval?.approver ? ['authority'] : []),
            ...(resource.createdFrom.some(({ relation, moreRelation }) => name === relation || name === moreRelation)
              ? ['source']
              : []),
          ]
          for (const option of body) assert.deepEqual(Object.keys(option), told)
          const id = Array.isArray(row[name]) ? row[name][0] : row[name]
          if (!id) return
          assert.equal((await (await client()).get(`${path}/options/${name}?id=${id}`)).body[0].id, id)
        })
  })
