import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { allows, areas, showsRowsOfAll, levels as everyLevel, type Level } from '@barem/resources/areas'
import type { Action } from '@barem/resources/kit'
import { DEFAULT_PERMISSIONS } from '#app/identity/built_in_roles'
import { needsState } from '#tests/support/documents_in_state'
import { accounts, api, companies, signIn, type Role } from '#tests/support/client'
import { enter, newPerson, newRole } from '#tests/support/people'
import { sampleOfOwn } from '#tests/support/own_people'
import { created, plural, resourceOf, sample, writableOf } from '#tests/support/samples'
import { ofCover } from '#tests/support/cover'

const levels: Record<Action, Level> = { list: 'v', show: 'v', create: 'c', update: 'u', delete: 'd' }
const success: Record<Action, number> = { list: 200, show: 200, create: 201, update: 200, delete: 200 }

const granted = (role: Role) => new Set(DEFAULT_PERMISSIONS[role].map(([area, level]) => `${area}.${level}`))
const roles = Object.keys(accounts) as Role[]

for (const resource of ofCover(plural, 'rights'))
  test.group(`${resource.name}: who may do what`, () => {
    /** Whether everybody may do so, with rows of their own alone. */
    const isOpen = (action: Action) => resource.open === 'own' && action === 'create'
    const allowed = (role: Role, action: Action) =>
      role === 'R001' ||
      isOpen(action) ||
      (resource.area !== null && allows(granted(role), resource.area, levels[action]))

    const seesOwnAlone = (held: ReadonlySet<string>) => resource.ownRows && !showsRowsOfAll(held, resource.area!)

    /** What is answered of a row that somebody else made: whoever sees their own rows alone does not find it. */
    const answerTo = (held: ReadonlySet<string>, action: Action) =>
      action === 'show' && seesOwnAlone(held) ? 404 : success[action]

    /** Sends one request of `action` about the row `id`. */
    async function send(token: string | null, action: Action, id: string, body: unknown) {
      const client = api(token)
      const path = `/${resource.path}`
      const calls = {
        list: () => client.get(path),
        show: () => client.get(`${path}/${id}`),
        create: () => client.post(path, body),
        update: () => client.patch(`${path}/${id}`, {}),
        delete: () => client.delete(`${path}/${id}`),
      }
      const answer = await calls[action]()
      if (action === 'delete' && answer.status === 200) rows.clear()
      return answer
    }

    const rows = new Map<string, string>()
    /** A row of a company, made once and anew when one was deleted. */
    const row = async (company: (typeof companies)[number]) => {
      const known = rows.get(company)
      if (known) return known
      const id = resource.actions.includes('create')
        ? (await created(resource, undefined, company)).id
        : ((await api(await signIn('superadmin', company)).get(`/${resource.path}`)).body[0].id as string)
      rows.set(company, id)
      return id
    }

    for (const company of companies)
      for (const role of roles)
        test(`${role} of ${company}: own, foreign and absent rows`, async ({ assert }) => {
          const token = await signIn(accounts[role], company)
          const other = companies.find((name) => name !== company)!
          for (const action of resource.actions) {
            const may = allowed(role, action)
            const body =
              action === 'create'
                ? role !== 'R001' && seesOwnAlone(granted(role))
                  ? await sampleOfOwn(resource, token, company)
                  : await sample(
                      resource,
                      company,
                      role === 'R001' || allows(granted(role), areas.costPrice, 'v') ? 'all' : 'required',
                    )
                : undefined
            const own = await send(token, action, await row(company), body)
            const found = role === 'R001' ? success[action] : answerTo(granted(role), action)
            assert.equal(own.status, may ? found : 403, `${action} own: ${JSON.stringify(own.body)}`)
            if (!may) assert.equal(own.body.code, 'COM_ERR_004')
            if (action === 'list' || action === 'create') continue
            const foreign = await send(token, action, await row(other), body)
            const absent = await send(token, action, randomUUID(), body)
            assert.equal(foreign.status, may ? 404 : 403, `${action} foreign`)
            assert.deepEqual(
              [foreign.status, foreign.body],
              [absent.status, absent.body],
              `${action}: a foreign row answers as one that is not there`,
            )
          }
        })

    if (resource.area !== null)
      for (const level of everyLevel)
        test(`${level} of its area, with everything in all others, allows what ${level} says and no more`, async ({
          assert,
        }) => {
          const others = Object.values(areas).filter((area) => area !== resource.area)
          const person = await newPerson(
            await newRole([[resource.area!, level], ...others.map((area) => [area, 'f'] as const)]),
          )
          const token = (await enter(person, person.password)).body.data.jwToken
          for (const action of resource.actions) {
            const held = new Set([`${resource.area}.${level}`])
            const may = isOpen(action) || allows(held, resource.area!, levels[action])
            const { status } = await send(
              token,
              action,
              await row('DONGA'),
              action === 'create'
                ? await (seesOwnAlone(held) ? sampleOfOwn(resource, token, 'DONGA') : sample(resource))
                : undefined,
            )
            assert.equal(status, may ? answerTo(held, action) : 403, action)
          }
        })

    if (resource.area !== null)
      test('nothing in its area, with everything in all others, allows nothing but what is open', async ({
        assert,
      }) => {
        const others = Object.values(areas).filter((area) => area !== resource.area)
        const person = await newPerson(await newRole(others.map((area) => [area, 'f'] as const)))
        const token = (await enter(person, person.password)).body.data.jwToken
        for (const action of resource.actions) {
          const body = isOpen(action) ? await sample(resource, 'DONGA', 'required') : {}
          const { status } = await send(token, action, await row('DONGA'), body)
          assert.equal(status, isOpen(action) ? success[action] : 403, action)
        }
      })

    test('a foreign row is as it was after all that was tried', async ({ assert }) => {
      const id = await row('PHUONGNAM')
      const theirs = api(await signIn('superadmin', 'PHUONGNAM'))
      const before = (await theirs.get(`/${resource.path}/${id}`)).body
      for (const action of resource.actions)
        if (action !== 'create') await send(await signIn('superadmin'), action, id, undefined)
      assert.equal(before.id, id)
      assert.deepEqual((await theirs.get(`/${resource.path}/${id}`)).body, before)
    })

    for (const [name, field] of writableOf(resource))
      if ('to' in field)
        test(`choices of ${name} need view of its area, and are of the company alone`, async ({ assert }) => {
          const path = `/${resource.path}/options/${name}`
          for (const company of companies)
            for (const role of roles)
              assert.equal(
                (await api(await signIn(accounts[role], company)).get(path)).status,
                allowed(role, 'list') || resource.open === 'own' ? 200 : 403,
                `${role} of ${company}`,
              )
          assert.equal((await api(null).get(path)).status, 401)
          const ours = api(await signIn('superadmin'))
          assert.equal((await ours.get(`/${resource.path}/options/nosuchfield`)).status, 404)
          // The demo has no documents that are in a state and have a choice of their own besides.
          if (needsState(field) && Object.keys(field.where).length > 1) return
          const theirs = (await api(await signIn('superadmin', 'PHUONGNAM')).get(path)).body
          assert.isNotEmpty(theirs)
          assert.deepEqual(
            (await ours.get(`${path}?${theirs.map(({ id }: { id: string }) => `id=${id}`).join('&')}`)).body,
            [],
          )
        })

    test('strangers and broken tokens get nothing', async ({ assert }) => {
      const id = await row('DONGA')
      for (const action of resource.actions)
        for (const [token, code] of [
          [null, 'COM_ERR_003'],
          ['no.such.token', 'COM_ERR_008'],
        ] as const) {
          const { status, body } = await send(token, action, id, {})
          assert.equal(status, 401)
          assert.equal(body.code, code)
        }
    })

    test('a list shows rows of its own company only', async ({ assert }) => {
      const foreign = await row('PHUONGNAM')
      const { body } = await api(await signIn('superadmin')).get(`/${resource.path}?id=${foreign}`)
      assert.deepEqual(body, [])
    })
  })

test.group('built-in role groups', () => {
  test('staff add customers, and change and delete none', async ({ assert }) => {
    const staff = api(await signIn('nhanvien.demo'))
    const made = await staff.post('/customers', await sample(resourceOf('customers'), 'DONGA', 'required'))
    assert.equal(made.status, 201, JSON.stringify(made.body))
    const path = `/customers/${made.body.id}`
    assert.equal((await staff.get(path)).status, 200)
    assert.deepEqual(
      [(await staff.patch(path, { name: 'Tên khác' })).status, (await staff.delete(path)).status],
      [403, 403],
    )
  })
})
