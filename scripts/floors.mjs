import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * The floors of each tree, from the bottom: a room imports rooms of floors below its own. Rooms on none may import and
 * be imported by all; their number may only fall.
 */
export const floors = JSON.parse(readFileSync(new URL('floors.json', import.meta.url), 'utf8'))

/** The tree and the room that a file is in, by its path from the root; null for a file in none. */
export function roomOf(path) {
  const tree = Object.keys(floors).find((name) => path.startsWith(`${name}/`))
  const [room, ...rest] = tree ? path.slice(tree.length + 1).split('/') : []
  return rest.length > 0 ? { tree, room } : null
}

const floorOf = ({ tree, room }) => floors[tree].floors.findIndex((rooms) => rooms.includes(room))

/** The path from the root that an import of a file means; null for packages. */
function targetOf(file, name) {
  if (name.startsWith('.')) return join(dirname(file), name)
  return name.startsWith('#app/') ? `backend/app/${name.slice(5)}` : null
}

/** Why a file, by its path from the root, may not import a module; null where it may. */
export function upward(file, name) {
  const [from, to] = [roomOf(file), roomOf(targetOf(file, name) ?? '')]
  if (!from || !to || from.tree !== to.tree || from.room === to.room) return null
  const [own, other] = [floorOf(from), floorOf(to)]
  if (own < 0 || other < 0 || other < own) return null
  return `${from.room} stands ${other === own ? 'beside' : 'below'} ${to.room}: imports go down (scripts/floors.json)`
}

/** Lint: imports go from a floor to those below it, types too. */
export const floorRule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(root, context.filename)
    const check = ({ source }) => {
      const message = typeof source?.value === 'string' ? upward(file, source.value) : null
      if (message) context.report({ node: source, message })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}
