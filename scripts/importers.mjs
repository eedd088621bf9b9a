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

const sources = () =>
  ROOMS.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true })
      .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)(node_modules|dist)\//.test(name))
      .map((name) => `${room}/${name}`),
  )

/** All source files that reach one of `changed` by imports, those themselves included. Paths run from the root. */
export function importersOf(changed) {
  const importers = new Map()
  for (const path of sources()) {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, path), 'utf8'), true, true)
    for (const { fileName } of importedFiles) {
      const target = resolved(path, fileName)
      if (target) importers.set(target, [...(importers.get(target) ?? []), path])
    }
  }
  const reached = new Set(changed)
  const waiting = [...changed]
  for (let path = waiting.pop(); path; path = waiting.pop())
    for (const importer of importers.get(path) ?? [])
      if (!reached.has(importer)) {
        reached.add(importer)
        waiting.push(importer)
      }
  return reached
}
