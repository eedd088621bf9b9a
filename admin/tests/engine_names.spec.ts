import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { resources } from '@barem/resources'
import type { AnyResource, Field } from '@barem/resources/kit'
import { test } from '@japa/runner'

const src = fileURLToPath(new URL('../src', import.meta.url))

/** Every document that has a grid of lines. */
const documents = (resources as readonly AnyResource[]).filter(({ fields }) =>
  Object.values(fields).some((field) => (field as Field).type === 'lines' && (field as { grid?: unknown }).grid),
)

/** What totals are made of, and what rows are linked by. */
const KINDS: ReadonlySet<string> = new Set(['money', 'weight', 'decimal', 'percent', 'belongsTo'])

const namesIn = ({ fields }: Pick<AnyResource, 'fields'>): string[] =>
  (Object.entries(fields) as [string, Field][]).flatMap(([name, field]) =>
    field.type === 'lines' ? namesIn(field as unknown as AnyResource) : KINDS.has(field.type) ? [name] : [],
  )

/** Names of two words or more: one word alone, such as `total`, may mean other things too. */
const names = [...new Set(documents.flatMap(namesIn))].filter((name) => /[A-Z]/.test(name))

test.group('the grid of lines and the screens of documents', () => {
  for (const room of ['lines', 'documents'])
    test(`name no figure and no relation of a document: ${room}`, ({ assert }) => {
      const files = readdirSync(join(src, room), { recursive: true, encoding: 'utf8' })
      const found = files
        .filter((file) => /\.(tsx?|css)$/.test(file))
        .flatMap((file) => {
          const words = new Set(readFileSync(join(src, room, file), 'utf8').match(/\w+/g))
          return names.filter((name) => words.has(name)).map((name) => `${file}: ${name}`)
        })
      assert.deepEqual(found, [])
    })
})
