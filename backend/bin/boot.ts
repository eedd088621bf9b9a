import './typescript.ts'
import { Ignitor } from '@adonisjs/core'
import { EnvironmentError } from '#app/environment/environment'
import { prepare } from '#app/environment/prepare'

const APP_ROOT = new URL('../', import.meta.url)
const IMPORTER = (filePath: string) => import(filePath.startsWith('.') ? new URL(filePath, APP_ROOT).href : filePath)

/** AdonisJS with everything ready that its configuration reads: storage, key and database. */
export async function ignitor(): Promise<Ignitor> {
  const { engine } = await prepare()
  return new Ignitor(APP_ROOT, { importer: IMPORTER }).tap((app) => {
    // Providers shut down in reverse: the engine, made first, goes last.
    app.terminating(() => engine?.stop())
    app.listen('SIGTERM', () => app.terminate())
    app.listen('SIGINT', () => app.terminate())
  })
}

/** Says in words what stopped the start, and leaves with a code that scripts understand. */
export async function explain(error: unknown): Promise<never> {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  if (taken)
    process.stderr.write(
      `Barem cannot start:\n  - port ${process.env.PORT} is in use. Stop what uses it, or choose another: PORT=4000 npm start\n`,
    )
  else if (error instanceof EnvironmentError) process.stderr.write(`${error.message}\n`)
  else await import('@adonisjs/core').then(({ prettyPrintError }) => prettyPrintError(error))
  // Connections may still be trying: nothing of a start that failed shall stay.
  process.exit(1)
}
