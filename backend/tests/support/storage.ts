import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROJECT } from './spawned.ts'

/** Whatever a new database could depend on. */
const SOURCES = [
  'backend/app',
  'backend/bin',
  'backend/config',
  'backend/database',
  'backend/start',
  'resources',
  'workflows',
  'locales',
]
const KEPT = join(PROJECT, 'node_modules/.cache/barem')
const HOUR = 3_600_000

function sources(): string[] {
  const below = (folder: string) =>
    readdirSync(join(PROJECT, folder), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !entry.parentPath.includes('node_modules'),
    )
  return [
    ...SOURCES.flatMap(below)
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort(),
    join(PROJECT, 'package-lock.json'),
  ]
}

let known: string | null = null

/** Another one for other sources and for another day. */
export function fingerprint(): string {
  if (known) return known
  const hash = createHash('sha256').update(new Date().toDateString())
  for (const path of sources()) hash.update(path.slice(PROJECT.length)).update(readFileSync(path))
  return (known = hash.digest('hex').slice(0, 16))
}

/** What no two servers share, or what a start makes. */
const OWN = ['app_key', 'files', 'lock', 'mail', 'run']

/** The newest storage folder of earlier sources; null when there is none. */
function olderStorage(): string | null {
  if (!existsSync(KEPT)) return null
  const made = readdirSync(KEPT)
    .filter((name) => /^storage-[0-9a-f]{16}$/.test(name))
    .map((name) => join(KEPT, name))
  return made.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0] ?? null
}

/**
 * A storage folder as the first start leaves it, made once for the same sources; only copies of it are ever started.
 * With `TEST_OLDER_STORAGE=1` one of earlier sources will do, for changes that no table and no demo depends on.
 */
export function preparedStorage(): string {
  const ready = join(KEPT, `storage-${fingerprint()}`)
  if (existsSync(ready)) return ready
  const older = process.env.TEST_OLDER_STORAGE === '1' ? olderStorage() : null
  if (older) return older
  mkdirSync(KEPT, { recursive: true })
  for (const name of readdirSync(KEPT))
    if (name.startsWith('storage-') && Date.now() - statSync(join(KEPT, name)).mtimeMs > HOUR)
      rmSync(join(KEPT, name), { recursive: true, force: true })
  const making = mkdtempSync(join(KEPT, 'storage-making-'))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'prepare_storage.ts')],
    { cwd: PROJECT, encoding: 'utf8', env: { ...process.env, STORAGE_DIR: making, DATABASE_URL: '', REDIS_URL: '' } },
  )
  if (status !== 0) throw new Error(`a storage folder for tests: ${stdout}${stderr}`)
  for (const name of OWN) rmSync(join(making, name), { recursive: true, force: true })
  try {
    renameSync(making, ready)
  } catch (error) {
    // Somebody else was faster, with the same.
    if (!existsSync(ready)) throw error
    rmSync(making, { recursive: true, force: true })
  }
  return ready
}

/** A new folder under the system's temporary one, for one server alone. */
export const emptyFolder = (name: string): string => mkdtempSync(join(tmpdir(), `barem-${name}-`))

/** A new storage folder with the demo in it, for one server alone. */
export function demoStorage(name: string): string {
  const folder = emptyFolder(name)
  cpSync(preparedStorage(), folder, { recursive: true })
  return folder
}
