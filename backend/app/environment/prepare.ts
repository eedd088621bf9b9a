import { EmbeddedEngine } from '#app/embedded/embedded_engine'
import { makeStorage, storedAppKey } from './app_key.ts'
import { readEnvironment, type Environment } from './environment.ts'

/** The environment as the configuration reads it: nothing is absent that is needed. */
export interface Prepared extends Environment {
  databaseUrl: string
  appKey: string
  /** The engine behind `databaseUrl`, when it is ours. */
  engine: EmbeddedEngine | null
}

let prepared: Prepared | null = null

/** What `prepare` made. It runs before AdonisJS boots, so configuration may rely on it. */
export function environment(): Prepared {
  if (!prepared) throw new Error('prepare() has not run')
  return prepared
}

/**
 * Checks the environment, makes what is missing, and starts the embedded engine when there is no database.
 * @throws EnvironmentError in words that say what to do
 */
export async function prepare(): Promise<Prepared> {
  const given = readEnvironment(process.env)
  // AdonisJS listens where these say.
  process.env.PORT = String(given.port)
  process.env.HOST = given.host
  makeStorage(given.storageDir)
  if (!given.s3) makeStorage(given.filesDir)
  const engine = given.databaseUrl ? null : new EmbeddedEngine(given.storageDir, given.embeddedQueryLimit)
  const databaseUrl = given.databaseUrl ?? (await engine!.start())
  prepared = { ...given, databaseUrl, appKey: given.appKey ?? storedAppKey(given.storageDir), engine }
  return prepared
}
