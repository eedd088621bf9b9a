import { areas, type AreaName } from '@barem/resources/areas'
import { code, defineResource, longText, select, text, type AnyResource } from '@barem/resources/kit'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '#app/language/translate'
import { definitionFile, initials, testFile } from './definition_file.ts'
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

/** Adds the import in alphabetical order and the name at the end of the registry. */
function register(text: string, name: string, domain: string): string {
  const line = `import ${camel(name)} from './${domain}/${name.replaceAll('-', '_')}.ts'`
  const lines = text.split('\n')
  const at = lines.findIndex(
    (known) => /^import (\{|\w+) ?.* from '\.\//.test(known) && known.split(' from ')[1]! > line.split(' from ')[1]!,
  )
  const last = lines.findLastIndex((known) => known.startsWith('import '))
  lines.splice(at === -1 ? last + 1 : at, 0, line)
  return lines
    .join('\n')
    .replace(
      /defineRegistry\(([^)]*)\)/,
      (_, names: string) => `defineRegistry(${names.replace(/,?\s*$/, ',')}\n  ${camel(name)},\n)`,
    )
}

/** The definition that `definitionFile` writes, for its words. */
const scaffolded = (name: string): AnyResource =>
  defineResource(name, {
    fields: {
      code: code({ prefix: initials(name) }),
      name: text({ required: true }),
      note: longText(),
      status: select(['active', 'inactive'], { required: true, default: 'active', usable: ['active'] }),
    },
  }) as unknown as AnyResource

function areaNamed(area: string | null): AreaName | null {
  if (area !== null && !Object.hasOwn(areas, area))
    throw new Error(`no area is called '${area}'. Use one of: ${Object.keys(areas).join(', ')}.`)
  return area as AreaName | null
}

/**
 * Writes everything that a new resource needs to compile and serve, under the project's `root`.
 * @returns the files written or changed, for the author to read
 * @throws Error in words, before anything is written, when the area is unknown or the name cannot be one
 */
export async function scaffold(root: string, name: string, options: ScaffoldOptions): Promise<string[]> {
  const { domain, vietnamese } = options
  const known = JSON.parse(await readFile(join(root, wordFile('en_US')), 'utf8')) as Words
  const obstacle = nameObstacle(name, Object.keys(known))
  if (obstacle !== null) throw new Error(obstacle)
  if (!isName(domain)) throw new Error(`'${domain}' is not a folder name: small letters, words joined by hyphens`)
  const area = areaNamed(options.area)
  const definition = `resources/${domain}/${name.replaceAll('-', '_')}.ts`
  const test = `backend/tests/http/resources/${name.replaceAll('-', '_')}.spec.ts`
  await mkdir(join(root, 'resources', domain), { recursive: true })
  await mkdir(join(root, 'backend/tests/http/resources'), { recursive: true })
  await writeFile(join(root, definition), definitionFile(name, area), { flag: 'wx' }).catch(() => {
    throw new Error(`${definition} is already there`)
  })
  await writeFile(join(root, test), testFile(name))
  await edit(join(root, 'resources/index.ts'), (text) => register(text, name, domain))
  const english = calledInEnglish(name)
  const called = { en_US: english, vi_VN: vietnamese === null ? english : calledInVietnamese(vietnamese) }
  for (const language of languages)
    await edit(join(root, wordFile(language)), (text) => {
      const words = { ...(JSON.parse(text) as Words), [name]: listWords(language, called[language]) }
      return withEntry(text, name, completeWords(scaffolded(name), words, language).entry)
    })
  return [definition, 'resources/index.ts', ...languages.map(wordFile), test]
}
