import { randomUUID } from 'node:crypto'
import { resources } from '@barem/resources'
import type { AnyResource } from '@barem/resources/kit'
import { api, call, signIn, type Answer, type Company } from '../client.ts'
import { enter, newPerson, newRole } from '../people.ts'
import { created, sample } from '../samples.ts'
import { wayTo } from './ways.ts'

/** Whether people approve a document before anything follows of it; what is approved may be revised. */
export const isAgreed = ({ states }: AnyResource): boolean => Boolean(states?.approval && 'revise' in states.actions)

/** Documents that people approve before anything follows of them. */
export const documents: AnyResource[] = resources.filter(isAgreed)

/** Those of them by which goods are sold or bought. */
export const trades: AnyResource[] = documents.filter(({ fields }) => 'grandTotal' in fields)

export interface Clerk {
  userId: string
  token: string
}

type Known = Clerk & { person: Awaited<ReturnType<typeof newPerson>> }

const clerks = new Map<string, { made: Promise<Known>; until: number }>()

/** How long a token is used: shorter than it lasts. */
const FRESH_MS = 300_000

/** Somebody who may do `levels` in an area, signed in; one person for each `who` in a run. */
export function clerk(
  area: number,
  levels: string[] = ['v', 'c', 'u', 'd'],
  more: [number, string][] = [],
  who = '',
): Promise<Clerk> {
  const key = JSON.stringify([area, levels, more, who])
  const known = clerks.get(key)
  if (known && known.until > Date.now()) return known.made
  const made = known ? known.made.then(signedInAgain) : newClerk(area, levels, more)
  clerks.set(key, { made, until: Date.now() + FRESH_MS })
  return made
}

async function newClerk(area: number, levels: string[], more: [number, string][]): Promise<Known> {
  const person = await newPerson(
    await newRole([...levels.map((level) => [area, level] as [never, never]), ...(more as [never, never][])]),
  )
  return { userId: person.userId, person, token: (await enter(person, person.password)).body.data.jwToken }
}

const signedInAgain = async (clerk: Known): Promise<Known> => ({
  ...clerk,
  token: (await enter(clerk.person, clerk.person.password)).body.data.jwToken,
})

/** Somebody who sees the documents of an area and may approve them, whatever they come to. */
export const director = (area: number, who = ''): Promise<Clerk> => clerk(area, ['v'], [[60, 'v']], who)

/** Takes a step in the life of a document, as a request of its own unless a key says otherwise. */
export const act = (
  token: string,
  resource: string,
  row: { id: string; version: number },
  action: string,
  body: { comment?: string; version?: number | null; task?: string; values?: object } = {},
  key: string = randomUUID(),
): Promise<Answer> =>
  call('POST', `/${resource}/${row.id}/${action}`, {
    token,
    body: { version: row.version, ...body },
    headers: { 'idempotency-key': key },
  })

const bodies = new Map<string, Promise<Record<string, unknown>>>()

/** A body of a document whose relations are made once for the whole run. */
function bodyOf(resource: AnyResource, company: Company): Promise<Record<string, unknown>> {
  const key = `${resource.name} ${company}`
  const body = bodies.get(key) ?? sample(resource, company)
  bodies.set(key, body)
  return body
}

/** A new document that names its approver. */
export async function draft(
  resource: AnyResource,
  approverId: string,
  own: Record<string, unknown> = {},
  company: Company = 'DONGA',
) {
  return created(resource, { ...(await bodyOf(resource, company)), approverId, ...own }, company) as Promise<
    Record<string, any> & { id: string; version: number }
  >
}

/** Steps that bring a new document to each state that people can bring it to; the director decides, others ask. */
const WAYS: Record<string, [string, 'asks' | 'decides'][]> = {
  draft: [],
  pending: [['request', 'asks']],
  approved: [
    ['request', 'asks'],
    ['approve', 'decides'],
  ],
  rejected: [
    ['request', 'asks'],
    ['reject', 'decides'],
  ],
  cancelled: [['cancel', 'asks']],
}
export const reachable = Object.keys(WAYS)

/** A document in a state, asked for by one person and decided by another. */
export async function inState(resource: AnyResource, state: string, asks: Clerk, decides: Clerk) {
  let row = await draft(resource, decides.userId)
  // What posts is done once it is approved.
  for (const [action, who] of WAYS[state] ?? WAYS.approved!)
    for (const step of wayTo(resource, action, row[resource.states!.field])) {
      const by = who === 'decides' && step === action ? decides : asks
      const { status, body } = await act(by.token, resource.name, row, step, { comment: 'Lý do thử' })
      if (status !== 200) throw new Error(`${step}: ${JSON.stringify(body)}`)
      row = body
    }
  return row
}

export const superAdmin = async (company: Company = 'DONGA') => api(await signIn('superadmin', company))
