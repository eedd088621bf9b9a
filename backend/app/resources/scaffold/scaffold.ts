import { areas, type AreaName } from '@barem/resources/areas'
import type { AnyResource } from '@barem/resources/kit'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { languages } from '#app/language/translate'
import { definitionFile, plainRow, testFile } from './definition_file.ts'
import { calledInEnglish, calledInVietnamese, listWords, type Words } from './labels.ts'
import { camel, isName, nameObstacle } from './free_name.ts'
import { completeWords, wordFile, withEntry } from './word_file.ts'

export interface ScaffoldOptions {
  /** Folder of `resources/` to put the definition in. */
  domain: string
  /** Name of the permission area; super admins alone get in without one. */
  area: string | null
  /** What one row is called in Vietnamese, in small letters; the English name stands in without it. */
  vietnamese: string | null
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error(`${file} is not laid out as expected; add the resource by hand`)
  await writeFile(file, changed)
}

/** Adds an import to the text of a file, in alphabetical order of paths among those of its folder. */
export function withImport(text: string, line: string): string {
  const lines = text.split('\n')
  const at = lines.findIndex(
    (known) => /^import (\{|\w+) ?.* from '\.\//.test(known) && known.split(' from ')[1]! > line.split(' from ')[1]!,
  )
  const last = lines.findLastIndex((known) => known.startsWith('import '))
  lines.splice(at === -1 ? last + 1 : at, 0, line)
  return lines.join('\n')
}

/** Imports the definition and names it at the end of the registry. */
const register = (text: string, name: string, domain: string): string =>
  withImport(text, `import ${camel(name)} from './${domain}/${name.replaceAll('-', '_')}.ts'`).replace(
    /defineRegistry\(([^)]*)\)/,
    (_, names: string) => `defineRegistry(${names.replace(/,?\s*$/, ',')}\n  ${camel(name)},\n)`,
  )

function areaNamed(area: string | null): AreaName | null {
  if (area !== null && !Object.hasOwn(areas, area))
    throw new Error(
      `no area is called '${area}'. Add it to resources/areas.ts first, or use one of: ${Object.keys(areas).join(', ')}.`,
    )
  return area as AreaName | null
}

/** What is written of a new resource. */
export interface Scaffolded {
  definition: string
  /** The definition that the text says, for its words. */
  resource: AnyResource
  /** A test, with the folder of `backend/tests/http` to put it in. */
  test: { folder: string; text: string }
  /** Further files and changes of files, by path from the root of the project. */
  besides?: Readonly<Record<string, string | ((text: string) => string)>>
}

/**
 * Writes everything that a new resource needs to compile and serve, under the project's `root`.
 * @param write what is written, once name and area are ones that it can have
 * @returns the files written or changed, for the author to read
 * @throws Error in words, before anything is written, when the area is unknown or the name cannot be one
 */
export async function writeResource(
  root: string,
  name: string,
  options: ScaffoldOptions,
  write: (area: AreaName | null) => Scaffolded,
): Promise<string[]> {
  const { domain, vietnamese } = options
  const known = JSON.parse(await readFile(join(root, wordFile('en_US')), 'utf8')) as Words
  const obstacle = nameObstacle(name, Object.keys(known))
  if (obstacle !== null) throw new Error(obstacle)
  if (!isName(domain)) throw new Error(`'${domain}' is not a folder name: small letters, words joined by hyphens`)
  const { resource, besides = {}, ...texts } = write(areaNamed(options.area))
  const file = name.replaceAll('-', '_')
  const definition = `resources/${domain}/${file}.ts`
  const test = `backend/tests/http/${texts.test.folder}/${file}.spec.ts`
  await writeNew(root, definition, texts.definition)
  await writeNew(root, test, texts.test.text)
  await edit(join(root, 'resources/index.ts'), (text) => register(text, name, domain))
  for (const [path, change] of Object.entries(besides))
    if (typeof change === 'string') await writeNew(root, path, change)
    else await edit(join(root, path), change)
  const english = calledInEnglish(name)
  const called = { en_US: english, vi_VN: vietnamese === null ? english : calledInVietnamese(vietnamese) }
  for (const language of languages)
    await edit(join(root, wordFile(language)), (text) => {
      const words = { ...(JSON.parse(text) as Words), [name]: listWords(language, called[language]) }
      return withEntry(text, name, completeWords(resource, words, language).entry)
    })
  return [definition, 'resources/index.ts', ...Object.keys(besides), ...languages.map(wordFile), test]
}

async function writeNew(root: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text, { flag: 'wx' }).catch(() => {
    throw new Error(`${path} is already there`)
  })
}

/** Writes a plain resource under the project's `root`; see {@link writeResource}. */
export const scaffold = (root: string, name: string, options: ScaffoldOptions): Promise<string[]> =>
  writeResource(root, name, options, (area) => ({
    definition: definitionFile(name, area),
    resource: plainRow(name),
    test: { folder: 'resources', text: testFile(name) },
  }))
