import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from '#tests/support/spawned'
import type { Version } from './definitions.ts'

/** A database, by its settings, and the folder that its own migrations are written to. */
export interface Place {
  env: Record<string, string>
  folder: string
}

/** A place whose migrations are in `storage`, which must be a folder of its own. */
export function placeAt(storage: string, env: Record<string, string>): Place {
  const folder = join(storage, 'migrations')
  mkdirSync(folder, { recursive: true })
  return { env: { STORAGE_DIR: storage, DATABASE_URL: '', ...env }, folder }
}

/**
 * Runs a command at a place with a version of the definition.
 * @param answers typed at a terminal, one for each question; without them the command runs without a terminal
 */
export function ace(place: Place, version: Version, args: string[], answers?: Record<string, boolean>) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'command.ts'), ...args],
    {
      cwd: PROJECT,
      encoding: 'utf8',
      env: {
        ...process.env,
        NO_COLOR: '1',
        ...place.env,
        VERSION: version,
        FOLDER: place.folder,
        ...(answers && { ANSWERS: JSON.stringify(answers) }),
      },
    },
  )
  return { status, output: stdout + stderr }
}

/** The migrations that were written at a place, by name. */
export const written = ({ folder }: Place): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name.replace(/^\d+_|\.ts$/g, ''), readFileSync(join(folder, name), 'utf8')]),
  )

/** Writes the migration to a version and applies it. @throws with what was said, unless both went well */
export function migrate(place: Place, version: Version, args: string[], answers?: Record<string, boolean>): string {
  const said = ace(place, version, ['resources:migration', ...args], answers)
  const applied = ace(place, version, ['migration:run'])
  if (said.status !== 0 || applied.status !== 0) throw new Error(said.output + applied.output)
  return said.output
}
