import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { BaseModel } from '@adonisjs/lucid/orm'
import { belongsToMany, defineResource, lines, text, type AnyResource } from '@barem/resources/kit'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { desiredTables } from '../schema/desired_table.ts'

const FILE = join(import.meta.dirname, '../../../../resources/kit/fields/reserved_words.ts')
const WIDEST = 110

/** Names that a field could have. */
const couldBe = (name: string) => /^[a-z][A-Za-z0-9]*$/.test(name)

/** A definition with a column of each kind that the engine adds to those of fields. */
const sample = defineResource('samples', {
  fields: { a: text(), bIds: belongsToMany('samples'), c: lines({ d: text() }) },
  list: { columns: ['a'], search: ['a'] },
}) as unknown as AnyResource
/** Columns of its fields; and where lines keep their document, of which the check of lines speaks. */
const FIELDS = ['a', 'a_order', 'd', 'owner_id']

const engineColumns = () =>
  desiredTables(sample)
    .filter(({ columns }) => columns.some(({ name }) => FIELDS.includes(name) && name !== 'owner_id'))
    .flatMap(({ columns, generated }) => [...columns.map(({ name }) => name), ...Object.keys(generated)])
    .filter((column) => !FIELDS.includes(column))

/** Members of an object and of what it inherits, up to `end`. */
function membersOf(object: object, end: object | null): string[] {
  const names: string[] = []
  for (let one: object | null = object; one && one !== end; one = Object.getPrototypeOf(one) as object | null)
    names.push(...Object.getOwnPropertyNames(one))
  return names.filter(couldBe)
}

function modelMembers(): string[] {
  class Sample extends BaseModel {}
  Sample.boot()
  return [...membersOf(Sample.prototype, Object.prototype), ...membersOf(new Sample(), Sample.prototype)]
}

/** Names that objects have by themselves: `in` finds them, and parsers of bodies drop some. */
const objectMembers = () => [...membersOf(Object.prototype, null), 'prototype']

/** Words that a column of the database at hand could only be called in quotes. */
async function sqlWords(client: QueryClientContract): Promise<string[]> {
  const { rows } = (await client.rawQuery(
    `select word from pg_get_keywords() where catcode in ('R', 'T') order by word`,
  )) as { rows: { word: string }[] }
  return rows.map(({ word }) => word)
}

type Lists = Record<'SQL_WORDS' | 'ENGINE_COLUMNS' | 'MODEL_MEMBERS' | 'OBJECT_MEMBERS', readonly string[]>

const readLists = async (client: QueryClientContract): Promise<Lists> => ({
  SQL_WORDS: await sqlWords(client),
  ENGINE_COLUMNS: engineColumns(),
  OBJECT_MEMBERS: objectMembers(),
  MODEL_MEMBERS: modelMembers(),
})

/** Names that the engine, the database or objects have, and that the kit does not keep from fields. */
export async function unkeptNames(client: QueryClientContract): Promise<string[]> {
  const kept = (await import('@barem/resources/reserved-words')) as Lists
  return Object.entries(await readLists(client)).flatMap(([list, names]) =>
    names.filter((name) => !kept[list as keyof Lists].includes(name)),
  )
}

function wrapped(names: readonly string[]): string {
  const rows = ['']
  for (const name of names)
    if (rows.at(-1)!.length + name.length < WIDEST) rows.push(`${rows.pop()} ${name}`)
    else rows.push(` ${name}`)
  return rows.map((row) => ` ${row}`).join('\n')
}

const says: Record<keyof Lists, string> = {
  SQL_WORDS: 'Words that PostgreSQL keeps for itself: a column of this name would have to be quoted everywhere.',
  ENGINE_COLUMNS: 'Columns that the engine writes or has computed, in tables of rows and of lines.',
  OBJECT_MEMBERS: 'Members that every object has.',
  MODEL_MEMBERS: 'Members of the model that rows are read with.',
}

/** Writes the list that the kit keeps from fields anew. What another release of PostgreSQL keeps stays in it. */
export async function writeReserved(client: QueryClientContract): Promise<void> {
  const before = (await import('@barem/resources/reserved-words')) as Lists
  const lists = Object.entries(await readLists(client)) as [keyof Lists, readonly string[]][]
  const parts = lists.map(([list, names]) => {
    const all = [...new Set([...names, ...(list === 'SQL_WORDS' ? before[list] : [])])].sort()
    return `/** ${says[list]} */\nexport const ${list} =\n  \`${wrapped(all).trim()}\`.split(/\\s+/)\n`
  })
  const head = '// Written by `node ace resources:check --write` from the engine, its model and the database.\n\n'
  const text = head + parts.join('\n')
  if ((await readFile(FILE, 'utf8').catch(() => '')) !== text) await writeFile(FILE, text)
}
