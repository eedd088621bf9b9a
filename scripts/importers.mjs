import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'
import { root } from './steps.mjs'

const ROOMS = ['resources', 'workflows', 'locales', 'backend', 'admin']
const EXTENSIONS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
const { exports: entries } = JSON.parse(readFileSync(join(root, 'resources/package.json'), 'utf8'))

const isFile = (path) => existsSync(join(root, path)) && statSync(join(root, path)).isFile()

/** The file of ours that an import means, as a path from the root; null for packages. */
function resolved(from, specifier) {
  const base = specifier.startsWith('.')
    ? join(dirname(from), specifier)
    : specifier.startsWith('#')
      ? `backend/${specifier.slice(1)}`
      : specifier.startsWith('@barem/resources')
        ? join('resources', entries[`.${specifier.slice('@barem/resources'.length)}`] ?? '')
        : specifier.startsWith('@barem/')
          ? specifier.slice('@barem/'.length)
          : null
  if (base === null) return null
  const found = EXTENSIONS.map((extension) => normalize(base + extension)).find(isFile)
  return found ?? null
}

let listed = null

/** All source files of ours, as paths from the root. */
export const sources = () =>
  (listed ??= ROOMS.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true })
      .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)(node_modules|dist)\//.test(name))
      .map((name) => `${room}/${name}`),
  ))

const imports = new Map()

/** The files of ours that a file imports, as paths from the root. */
export function importsOf(path) {
  if (!imports.has(path)) {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, path), 'utf8'), true, true)
    imports.set(
      path,
      importedFiles.flatMap(({ fileName }) => resolved(path, fileName) ?? []),
    )
  }
  return imports.get(path)
}

let importers = null

function importersByFile() {
  if (importers) return importers
  importers = new Map()
  for (const path of sources())
    for (const target of importsOf(path)) importers.set(target, [...(importers.get(target) ?? []), path])
  return importers
}

/**
 * All source files that reach one of `changed` by imports, those themselves included, each with the number of imports
 * between them. Paths run from the root.
 */
export function distancesFrom(changed) {
  const distances = new Map(changed.map((path) => [path, 0]))
  const waiting = [...changed]
  for (let path = waiting.shift(); path; path = waiting.shift())
    for (const importer of importersByFile().get(path) ?? [])
      if (!distances.has(importer)) {
        distances.set(importer, distances.get(path) + 1)
        waiting.push(importer)
      }
  return distances
}
