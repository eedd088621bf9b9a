import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { distancesFrom, importsOf, sources } from './importers.mjs'
import { root } from './steps.mjs'
import { isDerived, specsOf } from './suites.mjs'
import { secondsOf } from './times.mjs'

/** Seconds that the HTTP specs of one change may take: somebody waits for them. */
const BUDGET = 60
/** How much nearer a spec counts that stands in a folder of the changed room's name. */
const OWN_FOLDER = 0.5

/** How many imports away a spec still is about what it imports. */
const ITS_SUBJECT = 2

const source = (path) => readFileSync(join(root, path), 'utf8')
/** The first parts of the paths that a file names: `receivables` of `'/receivables/card'`. */
const pathsIn = (text) => new Set([...text.matchAll(/['"`]\/(?:v1\.0\/)?([a-zA-Z][\w-]*)/g)].map(([, part]) => part))

const ROUTES = /^backend\/app\/[^/]+\/routes\.ts$/
/** What serves every definition. */
const ENGINE = /^backend\/app\/resources\/http\/(resource|document)_routes\.ts$/
const BEHAVIOURS = 'backend/app/behaviours.ts'
const FACTS = 'backend/app/facts.ts'

/** Names that a hub imports from files at hand, each with the distance of its file. */
function importedBy(hub, distances) {
  const names = []
  for (const [, list, from] of source(hub).matchAll(/import (?:type )?\{([^}]+)\} from '\.\/([^']+)'/g)) {
    const distance = distances.get(join(dirname(hub), from))
    if (distance !== undefined) for (const name of list.split(',')) names.push([name.trim(), distance])
  }
  return names
}

/** Resources whose behaviour is written in a file at hand. */
const behaving = (distances) =>
  importedBy(BEHAVIOURS, distances).flatMap(([name, distance]) =>
    [...source(BEHAVIOURS).matchAll(new RegExp(`\\('([\\w-]+)', ${name}\\)`, 'g'))].map(([, resource]) => [
      resource,
      distance + 1,
    ]),
  )

/** Pure functions that definitions name: those in a file at hand, and those that read a fact of one. */
function functions(distances) {
  const facts = new Map()
  for (const [name, distance] of importedBy(FACTS, distances))
    for (const [, fact] of source(FACTS).matchAll(new RegExp(`(\\w+): [^\\n]*\\b${name}\\(`, 'g')))
      facts.set(fact, distance + 1)
  const names = []
  for (const path of sources().filter((one) => /^resources\/(calc|posting)\//.test(one))) {
    const text = source(path)
    const read = [...text.matchAll(/facts: \[([^\]]*)\]/g)].flatMap(([, list]) => list.match(/\w+/g) ?? [])
    const nearest = Math.min(
      distances.get(path) ?? Infinity,
      ...read.map((fact) => (facts.has(fact) ? facts.get(fact) + 1 : Infinity)),
    )
    if (nearest === Infinity) continue
    for (const [, name] of text.matchAll(/export (?:const|function) (\w+)/g)) names.push([name, nearest + 1])
  }
  return new Map(names)
}

/** Resources whose definitions name such a function. */
function naming(distances) {
  const named = functions(distances)
  return sources()
    .filter((path) => /^resources\/\w+\/\w+\.ts$/.test(path) && !/^resources\/(kit|calc|posting)\//.test(path))
    .flatMap((path) => {
      const text = source(path)
      const near = [...text.matchAll(/'(\w+)'/g)].flatMap(([, name]) => named.get(name) ?? [])
      if (near.length === 0) return []
      return [...text.matchAll(/defineResource\(\s*'([^']+)'/g)].map(([, resource]) => [resource, Math.min(...near)])
    })
}

/** What a spec calls, its helpers beside it included. */
function callsOf(spec) {
  const beside = importsOf(spec).filter((path) => dirname(path) === dirname(spec))
  return new Set([spec, ...beside].flatMap((path) => [...pathsIn(source(path))]))
}

/**
 * HTTP specs that a change concerns, the nearest first: those that call a path whose route, behaviour, planner or
 * figure imports what changed. Specs of all definitions stand for what serves them all.
 * @param changed paths from the root of the project
 * @returns `[{ spec, distance }]`, by imports between the change and what the spec calls
 */
export function nearSpecs(changed) {
  const distances = distancesFrom(changed)
  const called = new Map()
  const note = (path, distance) => called.set(path, Math.min(distance, called.get(path) ?? Infinity))
  for (const [path, distance] of distances)
    if (ROUTES.test(path)) for (const part of pathsIn(source(path))) note(part, distance)
  for (const [resource, distance] of [...behaving(distances), ...naming(distances)]) note(resource, distance)
  const engine = Math.min(...[...distances].filter(([path]) => ENGINE.test(path)).map(([, distance]) => distance))
  const rooms = changed.flatMap((path) => path.match(/^backend\/app\/(\w+)\//)?.[1] ?? [])
  const distanceOf = (spec) => {
    const near = [...callsOf(spec)].map((part) => called.get(part) ?? Infinity)
    const own = rooms.some((room) => spec.startsWith(`backend/tests/http/${room}`)) ? OWN_FOLDER : 0
    const imported = distances.get(spec) ?? Infinity
    return Math.min(...near, isDerived(spec) ? engine : Infinity, imported <= ITS_SUBJECT ? imported : Infinity) - own
  }
  const near = specsOf('http')
    .map((spec) => ({ spec, distance: distanceOf(spec) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((a, b) => secondsOf(a.spec) - secondsOf(b.spec))
  // Of equally near ones, each folder has its turn.
  const turns = Map.groupBy(near, ({ spec, distance }) => `${distance} ${dirname(spec)}`)
  const turnOf = new Map([...turns.values()].flatMap((list) => list.map((one, turn) => [one, turn])))
  return near.sort((a, b) => a.distance - b.distance || turnOf.get(a) - turnOf.get(b))
}

/** Of specs, the nearest first, those that fit into about a minute: at least one. */
export function withinBudget(near, limit = BUDGET) {
  let seconds = 0
  return near
    .filter(({ spec }, place) => {
      const fits = place === 0 || seconds + secondsOf(spec) <= limit
      if (fits) seconds += secondsOf(spec)
      return fits
    })
    .map(({ spec }) => spec)
}
