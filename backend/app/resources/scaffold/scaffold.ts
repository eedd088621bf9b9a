import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { definitionFile, testFile, words } from './templates.ts'

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The file that says who may call what; a new resource is for super admins until its author changes that. */
const POLICY = 'backend/app/identity/policy.ts'

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

/** Adds words at the end as text: parsing would put keys that look like numbers before all others. */
function addWords(text: string, name: string, entry: object): string {
  const added = JSON.stringify({ [name]: entry }, null, 2).slice('{\n'.length, -'\n}'.length)
  return text.replace(/\n\}\n*$/, `,\n${added}\n}\n`)
}

/**
 * Writes everything a new resource needs to compile and serve, under the project's `root`.
 * @returns the files written or changed, for the author to read
 * @throws Error in words when the name is invalid or taken
 */
export async function scaffold(root: string, name: string, domain: string): Promise<string[]> {
  if (!NAME.test(name))
    throw new Error(`'${name}' is not a resource name: write it in the plural, small letters, words joined by hyphens`)
  if (!NAME.test(domain)) throw new Error(`'${domain}' is not a folder name: small letters, words joined by hyphens`)
  const definition = `resources/${domain}/${name.replaceAll('-', '_')}.ts`
  const test = `backend/tests/http/resources/${name.replaceAll('-', '_')}.spec.ts`
  await mkdir(join(root, 'resources', domain), { recursive: true })
  await mkdir(join(root, 'backend/tests/http/resources'), { recursive: true })
  await writeFile(join(root, definition), definitionFile(name), { flag: 'wx' }).catch(() => {
    throw new Error(`${definition} is already there`)
  })
  await writeFile(join(root, test), testFile(name))
  await edit(join(root, 'resources/index.ts'), (text) => register(text, name, domain))
  await edit(join(root, POLICY), (text) => text.replace(/\n\}\n*$/, `\n  ...resource('${name}', null),\n}\n`))
  for (const language of ['vi_VN', 'en_US'] as const)
    await edit(join(root, `locales/${language}/resources.json`), (text) => addWords(text, name, words(name, language)))
  return [
    definition,
    'resources/index.ts',
    POLICY,
    'locales/vi_VN/resources.json',
    'locales/en_US/resources.json',
    test,
  ]
}
