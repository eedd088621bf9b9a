import { comparisonNames, type Condition } from './condition.ts'
import {
  limits,
  nodeKinds,
  type Approver,
  type Graph,
  type GraphNode,
  type OnReject,
  type Place,
  type Quorum,
} from './graph.ts'

/** Where a value is not of the shape that a workflow has, as a path such as `nodes.step1.approvers.0`. */
export class MalformedWorkflow extends Error {
  readonly path: string

  constructor(path: string) {
    super(`not a workflow at ${path}`)
    this.path = path
  }
}

type Unknown = Record<string, unknown>

const fail = (path: string): never => {
  throw new MalformedWorkflow(path)
}
const ID = /^[A-Za-z0-9_-]{1,40}$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const MAX_TEXT = 200

/** An object with no other keys than those. */
function object(value: unknown, path: string, keys?: readonly string[]): Unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail(path)
  for (const key of Object.keys(value)) if (keys && !keys.includes(key)) fail(`${path}.${key}`)
  return value as Unknown
}
/** A text without control characters and broken letters; bodies that are sent have null for an empty one. */
const text = (value: unknown, path: string): string => {
  if (value === null) return ''
  const isText = typeof value === 'string' && value.length <= MAX_TEXT && value.isWellFormed()
  return isText && !/\p{Cc}/u.test(value) ? value : fail(path)
}
const list = <T>(value: unknown, path: string, most: number, item: (value: unknown, path: string) => T): T[] =>
  Array.isArray(value) && value.length <= most ? value.map((one, place) => item(one, `${path}.${place}`)) : fail(path)
const oneOf = <T>(value: unknown, path: string, known: readonly T[]): T =>
  known.includes(value as T) ? (value as T) : fail(path)
const uuid = (value: unknown, path: string): string =>
  typeof value === 'string' && UUID.test(value) ? value.toLowerCase() : fail(path)
const id = (value: unknown, path: string): string => (typeof value === 'string' && ID.test(value) ? value : fail(path))
const next = (value: unknown, path: string): string | null => (value === null ? null : id(value, path))
const whole = (value: unknown, path: string, least: number, most: number): number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most ? (value as number) : fail(path)
const yes = (value: unknown, path: string): boolean => (typeof value === 'boolean' ? value : fail(path))
const people = (value: unknown, path: string) => list(value, path, limits.people, uuid)

/** Most levels of a condition that are read at all; fewer may be published. */
const DEEPEST = 8

/** Reads a condition. @throws MalformedWorkflow */
export function readCondition(value: unknown, path: string, depth = 0): Condition {
  const given = object(value, path)
  if (depth > DEEPEST) return fail(path)
  const parts = (key: 'all' | 'any') =>
    list(given[key], `${path}.${key}`, 100, (one, at) => readCondition(one, at, depth + 1))
  const only = (...keys: string[]) => object(given, path, keys)
  if ('all' in given) return only('all') && { all: parts('all') }
  if ('any' in given) return only('any') && { any: parts('any') }
  if ('not' in given) return only('not') && { not: readCondition(given.not, `${path}.not`, depth + 1) }
  const fact = text(given.fact, `${path}.fact`)
  const texts = (key: string) => list(given[key], `${path}.${key}`, 100, text)
  if ('oneOf' in given) return only('fact', 'oneOf') && { fact, oneOf: texts('oneOf') }
  if ('noneOf' in given) return only('fact', 'noneOf') && { fact, noneOf: texts('noneOf') }
  if ('known' in given) return only('fact', 'known') && { fact, known: yes(given.known, `${path}.known`) }
  if ('between' in given) {
    const bounds = texts('between')
    only('fact', 'between')
    return bounds.length === 2 ? { fact, between: bounds as [string, string] } : fail(`${path}.between`)
  }
  only('fact', 'is', 'than')
  return { fact, is: oneOf(given.is, `${path}.is`, comparisonNames), than: text(given.than, `${path}.than`) }
}

function readApprover(value: unknown, path: string): Approver {
  const given = object(value, path, ['kind', 'ids', 'level', 'field'])
  const kind = oneOf(given.kind, `${path}.kind`, ['people', 'roleGroup', 'departmentHead', 'manager', 'field'] as const)
  if (kind === 'people' || kind === 'roleGroup') return { kind, ids: people(given.ids, `${path}.ids`) }
  if (kind === 'manager') return { kind, level: whole(given.level, `${path}.level`, 1, 3) }
  return kind === 'field' ? { kind, field: text(given.field, `${path}.field`) } : { kind }
}

const readQuorum = (value: unknown, path: string): Quorum =>
  value === 'any' || value === 'all' ? value : whole(value, path, 1, limits.people)

const readOnReject = (value: unknown, path: string): OnReject =>
  value === 'end' || value === 'requester' ? value : { step: id(object(value, path, ['step']).step, `${path}.step`) }

function readPlace(value: unknown, path: string): Place {
  const { x, y } = object(value, path, ['x', 'y'])
  const far = (one: unknown, at: string) =>
    typeof one === 'number' && Math.abs(one) <= 100_000 ? Math.round(one) : fail(at)
  return { x: far(x, `${path}.x`), y: far(y, `${path}.y`) }
}

const STEP = ['name', 'approvers', 'quorum', 'onReject', 'self', 'repeat', 'mayForward', 'inform', 'next']
const KEYS = { start: ['next'], step: STEP, condition: ['name', 'branches', 'otherwise'], end: ['name', 'inform'] }

function readNode(value: unknown, path: string): GraphNode {
  const kind = oneOf(object(value, path).kind, `${path}.kind`, nodeKinds)
  const given = object(value, path, ['kind', 'place', ...KEYS[kind]])
  const at = (key: string) => `${path}.${key}`
  const place = readPlace(given.place, at('place'))
  if (kind === 'start') return { kind, place, next: next(given.next, at('next')) }
  const name = text(given.name, at('name'))
  if (kind === 'end') return { kind, place, name, inform: people(given.inform, at('inform')) }
  if (kind === 'condition')
    return {
      ...{ kind, place, name },
      branches: list(given.branches, at('branches'), 2 * limits.branches, (one, where) => {
        const branch = object(one, where, ['name', 'when', 'next'])
        return {
          name: text(branch.name, `${where}.name`),
          when: branch.when === null ? null : readCondition(branch.when, `${where}.when`),
          next: next(branch.next, `${where}.next`),
        }
      }),
      otherwise: next(given.otherwise, at('otherwise')),
    }
  return {
    ...{ kind, place, name },
    approvers: list(given.approvers, at('approvers'), limits.approvers, readApprover),
    quorum: readQuorum(given.quorum, at('quorum')),
    onReject: readOnReject(given.onReject, at('onReject')),
    self: oneOf(given.self, at('self'), ['manager', 'fallback', 'allow'] as const),
    repeat: oneOf(given.repeat, at('repeat'), ['skip', 'ask'] as const),
    mayForward: yes(given.mayForward, at('mayForward')),
    inform: people(given.inform, at('inform')),
    next: next(given.next, at('next')),
  }
}

/** Most nodes that are read at all; fewer may be published, so that a draft that grew too large is not lost. */
const MOST_NODES = 200

/**
 * Reads a graph from what somebody sent: its shape alone, whatever is still missing in it.
 * @throws MalformedWorkflow with the path of the first value that is not of the shape
 */
export function readGraph(value: unknown, path = 'graph'): Graph {
  const nodes = Object.entries(object(value, path))
  if (nodes.length > MOST_NODES) return fail(path)
  return Object.fromEntries(nodes.map(([key, node]) => [id(key, `${path}.${key}`), readNode(node, `${path}.${key}`)]))
}
