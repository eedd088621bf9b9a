import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Source files of a room, from the root. */
const filesIn = (room: string): string[] =>
  readdirSync(join(root, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/node_modules|dist/.test(entry.parentPath))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))

/** What a module is read with, types too; `import()` comes later. */
const IMPORT = /^(?:import|export)\s+(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm

/** The file that an import means; null for packages. */
function target(file: string, name: string): string | null {
  if (name.startsWith('.')) return join(dirname(file), name)
  return name.startsWith('#app/') ? `backend/${name.slice(1)}.ts` : null
}

function graphOf(room: string): Map<string, string[]> {
  const files = new Set(filesIn(room))
  const importsOf = (file: string) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)]
      .map(([, name]) => target(file, name!))
      .filter((found) => found !== null && files.has(found)) as string[]
  return new Map([...files].map((file) => [file, importsOf(file)]))
}

/** The first circle that is found, as a path that ends where it begins; null without one. */
function circleIn(graph: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>()
  function walk(file: string, path: readonly string[]): string[] | null {
    const start = path.indexOf(file)
    if (start >= 0) return [...path.slice(start), file]
    if (done.has(file)) return null
    for (const next of graph.get(file) ?? []) {
      const circle = walk(next, [...path, file])
      if (circle) return circle
    }
    done.add(file)
    return null
  }
  for (const file of graph.keys()) {
    const circle = walk(file, [])
    if (circle) return circle
  }
  return null
}

test.group('imports', () => {
  test('are followed from file to file, and a circle is found', ({ assert }) => {
    assert.isAbove(graphOf('admin/src').get('admin/src/main.tsx')!.length, 3)
    const circle = { a: ['b'], b: ['c', 'd'], c: [], d: ['b'] }
    assert.deepEqual(circleIn(new Map(Object.entries(circle))), ['b', 'd', 'b'])
  })

  for (const room of ['resources', 'workflows', 'backend/app', 'admin/src'])
    test(`go in no circle: ${room}`, ({ assert }) => {
      assert.equal(circleIn(graphOf(room))?.join(' -> ') ?? null, null)
    })
})
