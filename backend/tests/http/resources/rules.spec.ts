import { test } from '@japa/runner'
import { checksOf } from '@barem/resources/calc/checks'
import { lineFieldsOf, lineResource, type Field } from '@barem/resources/kit'
import { api, signIn } from '#tests/support/client'
import {
  creatable,
  asked,
  created,
  fieldsOf,
  needed,
  sample,
  sampleFor,
  sampleWith,
  target,
  wordsOf,
  writableOf,
  sampleLine,
} from '#tests/support/samples'
import { lineSets } from '#tests/support/line_sets'
import { ofCover } from '#tests/support/cover'
import { wrongValues } from '#tests/support/wrong_values'

/** A row of another company that a relation could name, were there no wall. */
const foreignTarget = async (field: { type: string; to: string }) =>
  field.type === 'belongsToMany' ? [await target(field.to, 'PHUONGNAM')] : target(field.to, 'PHUONGNAM')

for (const resource of ofCover(creatable, 'write'))
  test.group(`${resource.name}: rules`, () => {
    const path = `/${resource.path}`
    const client = async () => api(await signIn('superadmin'))
    const fieldErrors = (body: any): string[] =>
      body.errors.map(({ field, rule }: { field: string; rule: string }) => `${field}:${rule}`)

    test('a full body and one with only what is required are accepted, and come back as sent', async ({ assert }) => {
      const body = await sample(resource)
      const row = await created(resource, body)
      for (const [name, value] of Object.entries(body)) {
        const { text: _printed, ...stored } = (row[name] ?? {}) as Record<string, unknown>
        if (resource.fields[name]!.type === 'lines')
          (value as object[]).forEach((line, index) => assert.containSubset((row[name] as object[])[index], line, name))
        else assert.deepEqual(resource.fields[name]!.type === 'address' ? stored : row[name], value, name)
      }
      assert.equal(row.version, 1)
      await created(resource, await sample(resource, 'DONGA', 'required'))
    })

    for (const [name, field] of writableOf(resource)) {
      const hasDefault = field.type === 'code' || ('default' in field && field.default !== null)
      // What drafts may do without is asked for by their actions.
      if (field.required && !field.lenient && !hasDefault)
        test(`${name} is required`, async ({ assert }) => {
          const { [name]: _left, ...rest } = await sampleWith(resource, name, null)
          for (const body of [
            rest,
            { ...rest, [name]: null },
            ...(field.type === 'lines' ? [] : [{ ...rest, [name]: '' }]),
          ]) {
            const answer = await (await client()).post(path, body)
            assert.equal(answer.status, 422)
            assert.deepEqual(fieldErrors(answer.body), [`${name}:required`])
            assert.equal(answer.body.errors[0].message, asked(resource, name))
          }
          const row = await created(
            resource,
            field.type === 'lines'
              ? undefined
              : {
                  ...rest,
                  [name]: field.type === 'belongsTo' ? await target(field.to) : (await sampleFor(resource, name))[name],
                },
          )
          assert.equal((await (await client()).patch(`${path}/${row.id}`, { [name]: null })).status, 422)
        })
      else if (field.type !== 'code' && !hasDefault && !needed.has(`${resource.name}.${name}`))
        test(`${name} may be left out and cleared`, async ({ assert }) => {
          const row = await created(resource)
          const empty =
            { belongsToMany: [], permissions: [], lines: [], files: [], attributes: {} }[field.type as string] ?? null
          const answer = await (await client()).patch(`${path}/${row.id}`, { [name]: null })
          assert.equal(answer.status, 200)
          assert.deepEqual(answer.body[name], empty)
        })

      const isShaped = field.type === 'text' && field.shape !== null
      if (isShaped)
        test(`${name} is a ${field.shape} and nothing else`, async ({ assert }) => {
          for (const value of ['không phải', 'javascript:alert(1)', '51C 12'])
            assert.deepEqual(
              fieldErrors((await (await client()).post(path, await sampleWith(resource, name, value))).body),
              [`${name}:${field.shape}`],
              value,
            )
        })
      if (
        !isShaped &&
        'max' in field &&
        typeof field.max === 'number' &&
        ['code', 'text', 'longText'].includes(field.type)
      )
        test(`${name} holds ${field.max} characters and no more`, async ({ assert }) => {
          const body = await sample(resource)
          const long = 'ệ'.repeat(field.max as number)
          const answer = await (await client()).post(path, { ...body, [name]: `${long}x` })
          assert.equal(answer.status, 422)
          assert.deepEqual(fieldErrors(answer.body), [`${name}:maxLength`])
          assert.equal(
            (
              await (
                await client()
              ).post(path, { ...body, [name]: long.slice(0, -8) + Date.now().toString().slice(-8) })
            ).status,
            201,
          )
        })

      for (const [value, rule] of (wrongValues[field.type] ?? []).filter(
        ([value]) => value !== '-1' || !('min' in field && String(field.min).startsWith('-')),
      ))
        test(`${name} refuses ${JSON.stringify(value)}: ${rule}`, async ({ assert }) => {
          const answer = await (await client()).post(path, await sampleWith(resource, name, value))
          assert.equal(answer.status, 422, JSON.stringify(answer.body))
          assert.isTrue(
            fieldErrors(answer.body).every((found) => found.startsWith(`${name}`) && found.endsWith(`:${rule}`)),
            JSON.stringify(answer.body),
          )
        })

      if (field.type !== 'lines' && field.unique)
        test(`${name} cannot repeat within a company: ${field.unique}`, async ({ assert }) => {
          const row = await created(resource)
          const twin = { ...(await sample(resource)), [name]: row[name] }
          const answer = await (await client()).post(path, twin)
          assert.equal(answer.status, 409)
          assert.equal(answer.body.code, field.unique)
          assert.deepEqual(fieldErrors(answer.body), [`${name}:unique`])
          if (!['belongsTo', 'belongsToMany'].includes(field.type))
            await created(resource, { ...(await sample(resource, 'PHUONGNAM')), [name]: row[name] }, 'PHUONGNAM')
        })

      if (field.type === 'belongsTo' || field.type === 'belongsToMany')
        test(`${name} cannot point into another company`, async ({ assert }) => {
          const foreign = await sample(resource, 'PHUONGNAM')
          const answer = await (
            await client()
          ).post(path, await sampleWith(resource, name, foreign[name] ?? (await foreignTarget(field))))
          assert.equal(answer.status, 422)
          assert.deepEqual(fieldErrors(answer.body), [`${name}:unknownRelation`])
        })
    }

    for (const { reads, says, wrong, find } of checksOf(resource)) {
      // What only actions write, such as a state, is tested with them.
      if (Object.keys(wrong).some((name) => resource.fields[name]?.readOnly)) continue
      test(`a rule between its fields: ${says}`, async ({ assert }) => {
        const expected = find(wrong).map(({ field, rule }) => `${field}:${rule}`)
        assert.isNotEmpty(expected)
        const { status, body } = await (await client()).post(path, { ...(await sample(resource)), ...wrong })
        assert.deepEqual([status, fieldErrors(body)], [422, expected])
        const text = wordsOf(resource)
        const both = await (await client()).post(path, { ...(await sample(resource)), ...wrong, [text]: { a: 1 } })
        // A rule tells nothing where it reads a value that cannot be read.
        assert.includeMembers(fieldErrors(both.body), [`${text}:string`, ...(reads.includes(text) ? [] : expected)])
        const row = await created(resource)
        const changed = await (await client()).patch(`${path}/${row.id}`, wrong)
        assert.deepEqual([changed.status, fieldErrors(changed.body)], [422, expected])
      })
    }

    for (const name of lineFieldsOf(resource))
      for (const { says, wrong, find } of checksOf(lineResource(resource, name)))
        test(`a rule between the fields of a line of ${name}: ${says}`, async ({ assert }) => {
          const expected = find(wrong).map(({ field, rule }) => `${name}.1.${field}:${rule}`)
          assert.isNotEmpty(expected)
          const body = await sample(resource)
          const [line] = body[name] as Record<string, unknown>[]
          const answer = await (await client()).post(path, { ...body, [name]: [line, { ...line, ...wrong }] })
          assert.equal(answer.status, 422)
          assert.includeMembers(fieldErrors(answer.body), expected)
        })

    for (const set of resource.unique)
      test(`${set.join(' and ')} cannot repeat together within a company`, async ({ assert }) => {
        const row = await created(resource)
        const twin = { ...(await sample(resource)), ...Object.fromEntries(set.map((name) => [name, row[name]])) }
        const answer = await (await client()).post(path, twin)
        assert.deepEqual([answer.status, answer.body.code], [409, 'COM_ERR_019'])
        assert.deepEqual(fieldErrors(answer.body), [`${set.at(-1)}:unique`])
        const text = wordsOf(resource)
        assert.include(
          fieldErrors((await (await client()).post(path, { ...twin, [text]: { a: 1 } })).body),
          `${set.at(-1)}:unique`,
        )
        const other = await created(resource)
        const moved = await (
          await client()
        ).patch(`${path}/${other.id}`, Object.fromEntries(set.map((name) => [name, row[name]])))
        assert.deepEqual([moved.status, fieldErrors(moved.body)], [409, [`${set.at(-1)}:unique`]])
        assert.equal((await (await client()).patch(`${path}/${row.id}`, { [text]: 'Tên khác' })).status, 200)
      })

    for (const [name, set] of lineSets(resource))
      test(`${set.join(' and ')} cannot repeat together in ${name}`, async ({ assert }) => {
        const body = await sample(resource)
        // A line may say one of several things, such as which debt is paid: then the others are left out.
        const others = lineSets(resource).flatMap(([lines, other]) => (lines === name ? other : []))
        const without = Object.fromEntries(others.filter((one) => !set.includes(one)).map((one) => [one, null]))
        // Samples leave out lines that not all kinds of the document have.
        const own = body[name] as Record<string, unknown>[] | undefined
        const when = own ? {} : ((resource.fields[name] as Field).when ?? {})
        const kind = Object.fromEntries(Object.entries(when).map(([field, [first]]) => [field, first]))
        const given = {
          ...(own?.[0] ?? (await sampleLine(resource, name, 'DONGA', 'all'))),
          ...(set.length === 1 && without),
        }
        const { to } = lineResource(resource, name).fields[set[0]!] as { to?: string }
        const line = { ...given, ...((given[set[0]!] ?? null) === null && to && { [set[0]!]: await target(to) }) }
        const answer = await (await client()).post(path, { ...body, ...kind, [name]: [line, line] })
        assert.equal(answer.status, 422)
        // What is filled in here may be in another state than its relation asks for, which is said of the first line.
        const errors = fieldErrors(answer.body).filter((error) => !error.endsWith(':unusable'))
        assert.deepEqual(errors, [`${name}.1.${set.at(-1)}:repeatedLine`])
      })

    test('a field that it does not have, or that the system writes, is refused by name', async ({ assert }) => {
      const computed = fieldsOf(resource)
        .filter(([name]) => !writableOf(resource).some(([own]) => own === name))
        .map(([name]) => name)
      for (const name of ['nosuchfield', 'id', 'tenantId', 'createdAt', ...computed]) {
        const answer = await (await client()).post(path, { ...(await sample(resource)), [name]: 'x' })
        assert.equal(answer.status, 400)
        assert.deepEqual(fieldErrors(answer.body), [`${name}:unknownField`])
      }
    })

    test('an update changes what it names and nothing else', async ({ assert }) => {
      const row = await created(resource)
      const name = wordsOf(resource)
      const answer = await (await client()).patch(`${path}/${row.id}`, { [name]: 'Đổi tên', version: row.version })
      assert.equal(answer.status, 200)
      assert.equal(answer.body.version, row.version + 1)
      for (const [other] of writableOf(resource))
        if (other !== name) assert.deepEqual(answer.body[other], row[other], other)
    })

    test('a stale save is refused with the fields that differ', async ({ assert }) => {
      const row = await created(resource)
      const name = wordsOf(resource)
      await (await client()).patch(`${path}/${row.id}`, { [name]: 'Của họ', version: row.version })
      const stale = await (await client()).patch(`${path}/${row.id}`, { [name]: 'Của tôi', version: row.version })
      assert.equal(stale.status, 409)
      assert.equal(stale.body.code, 'COM_ERR_005')
      assert.deepEqual(stale.body.differences, [{ field: name, yours: 'Của tôi', theirs: 'Của họ' }])
      assert.equal(stale.body.current.version, row.version + 1)
      assert.equal((await (await client()).get(`${path}/${row.id}`)).body[name], 'Của họ')
    })
  })
