import { randomFrom, type Random } from '#database/demo/random'
import { filterNames, sortNames } from '#app/resources/read/columns'
import { operators } from '#app/resources/read/operators'

import type { AnyResource, Field } from '@barem/resources/kit'
import { plural, resourceOf, writableOf } from './samples.ts'

export interface Question {
  method: string
  path: string
  body?: unknown
}

/** Rows that questions are made from: the asker's own, and another company's, by resource. */
export type Known = Readonly<Record<string, readonly Record<string, unknown>[]>>

const WORDS = [
  'thep',
  'cong ty',
  '0900',
  'hoa phat',
  'phi 20',
  'hộp 40x80',
  'Nguyễn',
  'x',
  '%',
  '_',
  "'",
  'Đ',
  'khong co',
  '2026',
  'NCC0001',
  'KH00',
]

const text = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? String((value as { text?: string }).text ?? Object.values(value as object)[0] ?? '')
      : String(value)

/** A value that some row has in a field, of either company, or a word. */
function valueOf(random: Random, rows: readonly Record<string, unknown>[], name: string): string {
  const row = rows.length > 0 ? random.pick(rows) : {}
  const value = text(row[name])
  return random.chance(0.2) ? random.pick(WORDS) : random.chance(0.3) ? value.slice(0, 4) : value
}

function list(random: Random, resource: AnyResource, known: Known): string {
  const rows = known[resource.name] ?? []
  const query = new URLSearchParams()
  for (let count = random.below(3); count > 0; count--) {
    const name = random.pick(filterNames(resource))
    const operator = random.pick(operators)
    query.append(
      operator === 'eq' ? name : `${name}_${operator}`,
      operator === 'null' ? random.pick(['true', 'false']) : valueOf(random, rows, name),
    )
  }
  if (random.chance(0.5)) {
    query.set('_sort', random.pick(sortNames(resource)))
    query.set('_order', random.pick(['asc', 'desc']))
  }
  if (random.chance(0.4))
    query.set('q', random.chance(0.5) ? random.pick(WORDS) : valueOf(random, rows, resource.title))
  query.set('_start', String(random.below(30)))
  query.set('_end', String(random.below(60)))
  return `/${resource.path}?${query}`
}

const idOf = (random: Random, known: Known, resource: string) => {
  const rows = known[resource] ?? []
  return rows.length > 0 ? String(random.pick(rows).id) : '01a1fc8c-1e14-70f6-b1cf-c13d13da342b'
}

/** A body that is sure to be refused: something in it is wrong whatever else is said. */
function refused(random: Random, resource: AnyResource, known: Known): Record<string, unknown> {
  const fields = writableOf(resource)
  const body: Record<string, unknown> = {}
  for (const [name, field] of fields) {
    const row = (known[resource.name] ?? [])[0] ?? {}
    if (random.chance(0.6))
      body[name] =
        'to' in field ? pointing(random, field, known) : (random.pick(known[resource.name] ?? [row])[name] ?? null)
  }
  return { ...body, [fields[0]![0]]: { never: 'right' } }
}

const pointing = (random: Random, field: Field & { to: string }, known: Known) =>
  field.type === 'belongsToMany' ? [idOf(random, known, field.to)] : idOf(random, known, field.to)

/**
 * `count` questions that change nothing, always the same for one seed: lists by filters, sorts and searches, records,
 * histories, choices,
 * likenesses, what the finder finds, sheets' templates and refused writes, with values and ids of both companies among
 * them.
 */
export function questions(seed: number, count: number, known: Known): Question[] {
  const random = randomFrom(seed)
  const kinds: ((resource: AnyResource) => Question | null)[] = [
    (resource) => ({ method: 'GET', path: list(random, resource, known) }),
    (resource) => ({ method: 'GET', path: `/${resource.path}/${idOf(random, known, resource.name)}` }),
    (resource) => ({ method: 'GET', path: `/${resource.path}/${idOf(random, known, resource.name)}/history` }),
    (resource) => {
      const relations = writableOf(resource).filter(([, field]) => 'to' in field)
      if (relations.length === 0) return null
      const [name, field] = random.pick(relations)
      const to = (field as { to: string }).to
      const { list: target, title } = resourceOf(to)
      const query: Record<string, string> = random.chance(0.7)
        ? { q: valueOf(random, known[to] ?? [], target.search.length > 0 ? random.pick(target.search) : title) }
        : { id: idOf(random, known, to) }
      return { method: 'GET', path: `/${resource.path}/options/${name}?${new URLSearchParams(query)}` }
    },
    (resource) =>
      resource.duplicates.length > 0
        ? {
            method: 'GET',
            path: `/${resource.path}/similar?${new URLSearchParams({ field: random.pick(resource.duplicates), value: valueOf(random, known[resource.name] ?? [], random.pick(resource.duplicates)) })}`,
          }
        : null,
    (resource) => ({ method: 'POST', path: `/${resource.path}`, body: refused(random, resource, known) }),
    (resource) => ({
      method: 'PATCH',
      path: `/${resource.path}/${idOf(random, known, resource.name)}`,
      body: refused(random, resource, known),
    }),
    (resource) => ({
      method: 'PATCH',
      path: `/${resource.path}/${idOf(random, { [resource.name]: (known[resource.name] ?? []).filter(({ foreign }) => foreign) }, resource.name)}`,
      body: {},
    }),
    (resource) => ({
      method: 'DELETE',
      path: `/${resource.path}/${idOf(random, { [resource.name]: (known[resource.name] ?? []).filter(({ foreign }) => foreign) }, resource.name)}`,
    }),
    () => ({
      method: 'POST',
      path: '/User/Search',
      body: { PageNumber: 1 + random.below(3), PageSize: 1 + random.below(10), search: random.pick(WORDS) },
    }),
    (resource) => ({
      method: 'GET',
      path: `/find?${new URLSearchParams({ q: (random.chance(0.5) ? random.pick(WORDS) : valueOf(random, known[resource.name] ?? [], resource.title)).slice(0, 100) })}`,
    }),
    () => ({
      method: 'GET',
      path: random.pick(['/User/profile', '/tenant', '/openapi.json', '/tenant/history', '/Account/tenants']),
    }),
  ]
  const made: Question[] = []
  while (made.length < count) {
    const question = (random.chance(0.45) ? kinds[0]! : random.pick(kinds))(random.pick(plural))
    if (question) made.push(question)
  }
  return made
}
