import { resources } from '@barem/resources'
import { symlinkSync, existsSync } from 'node:fs'
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
if (!existsSync(join(FOLDER, '../node_modules')))
  symlinkSync(join(import.meta.dirname, '../../../../node_modules'), join(FOLDER, '../node_modules'))
await ace.handle(process.argv.slice(2))
