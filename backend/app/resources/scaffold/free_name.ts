import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { registry } from '@barem/resources'
import { isReserved } from '@barem/resources/own'

const BACKEND = join(import.meta.dirname, '../../..')

/** Words that TypeScript keeps for itself, as far as a name of small letters can be one. */
const CODE_WORDS = new Set(
  `abstract arguments as async await break case catch class const continue debugger declare default delete do else enum
  eval export extends false finally for from function get if implements import in index instanceof interface let module
  namespace new null of package private protected public return set static super switch this throw true try type typeof
  undefined var void while with yield`.split(/\s+/),
)

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Whether text is small letters and figures, words joined by hyphens. */
export const isName = (name: string): boolean => NAME.test(name)

/** `vehicle-types` → `vehicleTypes`. */
export const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const snake = (name: string) => name.replaceAll('-', '_')

/** Whether a route of the server begins with this name. */
const isRoute = (name: string): boolean =>
  new RegExp(`^(${camel(name)}\\.|\\S+ +[A-Z]+ +/(v1\\.0/)?${name}(/| ))`, 'im').test(
    readFileSync(join(BACKEND, 'app/identity/policy.txt'), 'utf8'),
  )

/** Whether some migration made a table of this name. */
function isTable(name: string): boolean {
  const made = new RegExp(`create table (if not exists )?"?${snake(name)}"?[ (]|createTable\\('${snake(name)}'`, 'i')
  return ['database/baseline', 'database/migrations']
    .flatMap((folder) => readdirSync(join(BACKEND, folder)).map((file) => join(BACKEND, folder, file)))
    .some((path) => made.test(readFileSync(path, 'utf8')))
}

/**
 * Why a new resource cannot have a name, in words for its author; null when it can.
 * @param words names that files of words have entries of
 */
export function nameObstacle(name: string, words: readonly string[]): string | null {
  if (!isName(name))
    return `'${name}' is not a resource name: write it in the plural, small letters, words joined by hyphens`
  if (Object.hasOwn(registry, name) || words.includes(name))
    return `'${name}' is a resource already. Choose another name`
  if (CODE_WORDS.has(camel(name)) || isReserved(camel(name)))
    return `'${name}' is a word of TypeScript or of SQL. Choose another name`
  if (isRoute(name)) return `the server has routes that begin with '${name}'. Choose another name`
  if (isTable(name)) return `the database has a table '${snake(name)}'. Choose another name`
  if (!name.endsWith('s')) return `'${name}' is not in the plural: try '${name}s'`
  return null
}
