import { resources } from '@barem/resources'
import { existsSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ignitor } from '../../../bin/boot.ts'
import { versions, type Version } from './definitions.ts'

/**
 * Runs a command with the definition `VERSION` beside the registry, and with migrations of its own in `FOLDER`.
 * `ANSWERS` are typed at a terminal, one for each question; without them the command runs without a terminal.
 */
const { VERSION, FOLDER, ANSWERS } = process.env as { VERSION: Version; FOLDER: string; ANSWERS?: string }
resources.push(versions[VERSION] as never)
const answers = ANSWERS === undefined ? null : (JSON.parse(ANSWERS) as Record<string, boolean>)
process.stdin.isTTY = answers !== null

const started = await ignitor(false)
started.tap((app) => {
  app.booted(() => {
    const paths = 'database.connections.pg.migrations.paths'
    app.config.set(paths, [...app.config.get<string[]>(paths), FOLDER])
    app.migrationsPath = (...parts: string[]) => join(FOLDER, ...parts)
  })
})
const ace = started.ace()
ace.configure(async (app) => {
  const kernel = await app.container.make('ace')
  kernel.executing((command) => {
    for (const [question, yes] of Object.entries(answers ?? {}))
      if (yes) command.prompt.trap(question).accept()
      else command.prompt.trap(question).reject()
  })
})
// What migrations import, as if they stood in the folder of the product's.
const beside = join(FOLDER, '..')
if (!existsSync(join(beside, 'package.json'))) {
  const backend = join(import.meta.dirname, '../../..')
  symlinkSync(join(backend, '../node_modules'), join(beside, 'node_modules'))
  symlinkSync(join(backend, 'database'), join(beside, 'database'))
  writeFileSync(
    join(beside, 'package.json'),
    JSON.stringify({ type: 'module', imports: { '#database/*': './database/*.ts' } }),
  )
}
await ace.handle(process.argv.slice(2))
