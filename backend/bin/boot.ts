import './typescript.ts'
import { Ignitor } from '@adonisjs/core'
import type { ApplicationService } from '@adonisjs/core/types'
import { portInUse } from '#app/environment/check_places'
import { EnvironmentError } from '#app/environment/environment'
import { prepare } from '#app/environment/prepare'
import { drain } from '#app/http/draining'

const APP_ROOT = new URL('../', import.meta.url)
const IMPORTER = (filePath: string) => import(filePath.startsWith('.') ? new URL(filePath, APP_ROOT).href : filePath)

/**
 * AdonisJS with everything ready that its configuration reads: storage, key and database.
 * @param serves whether it is to listen
 */
export async function ignitor(serves: boolean): Promise<Ignitor> {
  const { engine } = await prepare(serves)
  return new Ignitor(APP_ROOT, { importer: IMPORTER }).tap((app) => {
    // Providers shut down in reverse: the engine, started first, is stopped last.
    app.terminating(() => engine?.stop())
    for (const signal of ['SIGTERM', 'SIGINT'] as const) app.listen(signal, () => void stop(app))
  })
}

/** Milliseconds from the signal to the end, whatever is still under way. */
const STOP_LIMIT = 10_000
let stopping = false

/** Ends everything in order: requests under way, connections, the embedded engine. */
async function stop(app: ApplicationService) {
  if (stopping) return
  stopping = true
  setTimeout(() => {
    process.stderr.write('Barem has not ended in time: what was still under way is broken off.\n')
    process.exit(1)
  }, STOP_LIMIT).unref()
  await drain()
  await app.terminate()
}

/** Says in words what stopped the start, and leaves with a code that scripts understand. */
export async function explain(error: unknown): Promise<never> {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  // Somebody took it since it was tried.
  if (taken) process.stderr.write(`${new EnvironmentError([portInUse(process.env.PORT!)]).message}\n`)
  else if (error instanceof EnvironmentError) process.stderr.write(`${error.message}\n`)
  else await import('@adonisjs/core').then(({ prettyPrintError }) => prettyPrintError(error))
  // Connections may still be trying: nothing of a start that failed shall stay.
  process.exit(1)
}
