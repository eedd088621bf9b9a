import { EmbeddedEngine } from '#app/embedded/embedded_engine'
import { storedAppKey } from './app_key.ts'
import { checkPlaces } from './check_places.ts'
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
 * Checks the environment and what it names, makes what is missing, and starts the embedded engine when there is no
 * database.
 * @param serves whether this process is to listen
 * @throws EnvironmentError in words that say what to do
 */
export async function prepare(serves: boolean): Promise<Prepared> {
  const given = readEnvironment(process.env)
  // AdonisJS listens where these say.
  process.env.PORT = String(given.port)
  process.env.HOST = given.host
  await checkPlaces(given, serves)
  const engine = given.databaseUrl ? null : new EmbeddedEngine(given.storageDir, given.embeddedQueryLimit)
  const databaseUrl = given.databaseUrl ?? (await engine!.start())
  prepared = { ...given, databaseUrl, appKey: given.appKey ?? storedAppKey(given.storageDir), engine }
  return prepared
}
