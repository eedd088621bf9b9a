import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PROJECT } from './spawned.ts'

/** Packages of the workspaces themselves. */
const OWN = '@barem'

/**
 * A copy of the project's sources, for tests that change them. Its packages are links to those that are installed; only
 * those of the workspaces lead to the copy.
 */
export function projectCopy(name: string): string {
  const copy = mkdtempSync(join(tmpdir(), `barem-${name}-`))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: PROJECT, encoding: 'utf8' })
  for (const file of files
    .trim()
    .split('\n')
    .filter((file) => existsSync(join(PROJECT, file)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(PROJECT, file), join(copy, file))
  }
  const [from, to] = [join(PROJECT, 'node_modules'), join(copy, 'node_modules')]
  mkdirSync(join(to, OWN), { recursive: true })
  for (const entry of readdirSync(from)) if (entry !== OWN) symlinkSync(join(from, entry), join(to, entry))
  for (const room of readdirSync(join(from, OWN))) symlinkSync(join(copy, room), join(to, OWN, room))
  for (const room of readdirSync(join(from, OWN)))
    if (existsSync(join(PROJECT, room, 'node_modules')))
      symlinkSync(join(PROJECT, room, 'node_modules'), join(copy, room, 'node_modules'))
  return copy
}
