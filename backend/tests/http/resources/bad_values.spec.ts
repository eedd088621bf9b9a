import { test } from '@japa/runner'
import { api, signIn, type Answer } from '#tests/support/client'
import { hostile, nearlyRight } from '#tests/support/bad_values'
import { creatable, created, sample, sampleWith, writableOf } from '#tests/support/samples'
import { ofCover } from '#tests/support/cover'
import { isSame } from '#app/engine/same_values'
import { validateCreate, validateUpdate } from '#app/resources/validation/validator'
import type { AnyResource } from '@barem/resources/kit'

type Body = Record<string, unknown>

/**
 * Whether what is stored in a field is something that its own rules would take: null, or a value that passes unchanged.
 */
async function keepsRules(resource: AnyResource, name: string, stored: unknown): Promise<boolean> {
  if (stored === null) return true
  const { changes } = await validateUpdate(resource, { [name]: stored }).catch(() => ({ changes: {} as Body }))
  return isSame(changes[name], stored)
}

/** Longer than this, values of several fields are more than a body may be. */
const LONG = 10_000
const told = (name: string, value: unknown, { status, body }: Answer) =>
  `${name} = ${JSON.stringify(value)?.slice(0, 80)}: ${status} ${JSON.stringify(body)?.slice(0, 200)}`

interface Trial {
  /** Whether the rules of a body refuse it by themselves. */
  rules: (bad: Body) => Promise<unknown>
  send: (bad: Body) => Promise<Answer>
  /** Judges what was sent alone. */
  judge: (name: string, value: unknown, answer: Answer) => Promise<void>
}

/**
 * Tries the values of each field in rounds. What the rules refuse is sent in one body for all fields, and each must be
 * named in the answer; what they
 * take is sent in another, and if that is taken, each is judged by it. Whatever is left, and what is long, is sent
 * alone.
 */
async function tryAll(resource: AnyResource, values: [string, readonly unknown[]][], { rules, send, judge }: Trial) {
  const rounds = Math.max(...values.map(([, all]) => all.length))
  for (let round = 0; round < rounds; round++) {
    const here = Object.fromEntries(
      values.flatMap(([name, all]): [string, unknown][] => (round < all.length ? [[name, all[round]]] : [])),
    )
    const [refused, taken]: [Body, Body] = [{}, {}]
    for (const [name, value] of Object.entries(here)) {
      if (JSON.stringify(value).length >= LONG) continue
      const isTaken = await rules({ [name]: value }).then(
        () => true,
        () => false,
      )
      if (!isTaken) refused[name] = value
      else if (!resource.fields[name]!.when) taken[name] = value
    }
    const judged = new Set([...(await namedIn(refused, send)), ...(await takenOf(taken, send, judge))])
    for (const [name, value] of Object.entries(here))
      if (!judged.has(name)) await judge(name, value, await send({ [name]: value }))
  }
}

/**
 * Sends values of several fields in one body; null when there is but one. @throws Error for an answer of 500 or above
 */
async function together(bad: Body, send: Trial['send']): Promise<Answer | null> {
  if (Object.keys(bad).length < 2) return null
  const answer = await send(bad)
  if (answer.status >= 500) throw new Error(`${JSON.stringify(bad)}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer
}

/** Fields that the answer to a body of refused values names. */
async function namedIn(refused: Body, send: Trial['send']): Promise<string[]> {
  const answer = await together(refused, send)
  return answer && [400, 422].includes(answer.status)
    ? (answer.body.errors as { field: string }[]).map(({ field }) => field.split('.')[0]!)
    : []
}

/** Fields of a body that is taken as a whole, judged by what became of them; none when it is not. */
async function takenOf(taken: Body, send: Trial['send'], judge: Trial['judge']): Promise<string[]> {
  const answer = await together(taken, send)
  if (!answer || answer.status >= 300) return []
  for (const [name, value] of Object.entries(taken)) await judge(name, value, answer)
  return Object.keys(taken)
}

for (const resource of ofCover(creatable, 'write'))
  test.group(`${resource.name}: bad values`, () => {
    const fields = writableOf(resource)

    test('no field is changed to one with an answer of 500 or above, or to something that its rules forbid', async ({
      assert,
    }) => {
      const client = api(await signIn('superadmin'))
      const path = `/${resource.path}/${(await created(resource)).id}`
      await tryAll(
        resource,
        fields.map(([name, field]) => [name, [...nearlyRight[field.type], ...hostile]]),
        {
          rules: (bad) => validateUpdate(resource, bad),
          send: (bad) => client.patch(path, bad),
          async judge(name, value, answer) {
            assert.include([200, 400, 403, 409, 413, 422], answer.status, told(name, value, answer))
            if (answer.status === 422) assert.isNotEmpty(answer.body.errors, told(name, value, answer))
            if (answer.status === 200)
              assert.isTrue(await keepsRules(resource, name, answer.body[name]), told(name, value, answer))
          },
        },
      )
    })

    test('no row is made with one in a field with an answer of 500 or above, or with something that its rules forbid', async ({
      assert,
    }) => {
      const client = api(await signIn('superadmin'))
      const whole = await sample(resource)
      const bodyWith = (bad: Body) => {
        const [first, ...others] = Object.entries(bad) as [[string, unknown], ...unknown[]]
        return others.length > 0 ? { ...whole, ...bad } : sampleWith(resource, ...first)
      }
      await tryAll(
        resource,
        fields.map(([name, field]) => [name, nearlyRight[field.type].slice(0, 12)]),
        {
          rules: (bad) => validateCreate(resource, { ...whole, ...bad }),
          send: async (bad) => client.post(`/${resource.path}`, await bodyWith(bad)),
          async judge(name, value, answer) {
            assert.include([201, 400, 403, 409, 413, 422], answer.status, told(name, value, answer))
            if (answer.status === 201)
              assert.isTrue(await keepsRules(resource, name, answer.body[name]), told(name, value, answer))
          },
        },
      )
    })
  })
