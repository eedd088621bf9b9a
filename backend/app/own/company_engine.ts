import { resources } from '@barem/resources'
import { behaviours } from '#app/behaviours'
import type { Engine } from '#app/engine/engine'
import { factReaders } from '#app/facts'
import type { Identity } from '#app/identity/identity'
import { engineOf } from '#app/resources/engine_of'
import { engine as builtIn } from '#app/resources/serving'
import { readDefinitions, type Definitions } from './read_definitions.ts'
import { readStored, type Stored } from './store.ts'
import { sayWords } from './words.ts'

/** All definitions of a company, built-in ones and its own, at one version. */
export interface CompanyDefinitions extends Definitions {
  version: number
  stored: readonly Stored[]
  engine: Engine
}

/** What a company without resources of its own has. */
const NONE: CompanyDefinitions = { version: 0, stored: [], served: [], kept: [], paused: [], engine: builtIn }

/** Companies whose definitions are remembered: those that were asked for last. */
const KEPT = 500
const known = new Map<string, CompanyDefinitions>()

/** What rows of the store come to. */
export function definitionsFrom(stored: readonly Stored[], version: number): CompanyDefinitions {
  const read = readDefinitions(resources, stored)
  for (const { name, own } of stored) if (!read.paused.some((one) => one.stored.name === name)) sayWords(name, own)
  const engine = engineOf([...resources, ...read.served], behaviours, factReaders, [...resources, ...read.kept])
  return { ...read, version, stored, engine }
}

/**
 * The definitions of a company at a version, read in the transaction at hand unless they are remembered.
 * @param version as the row of the caller's session said
 */
export async function definitionsOf({
  tenantId,
  definitionsVersion: version,
}: Pick<Identity, 'tenantId' | 'definitionsVersion'>): Promise<CompanyDefinitions> {
  if (version === 0) return NONE
  const remembered = known.get(tenantId)
  if (remembered?.version === version) return remembered
  const read = definitionsFrom(await readStored(), version)
  // Put in anew, so that the oldest is the first.
  known.delete(tenantId)
  known.set(tenantId, read)
  if (known.size > KEPT) known.delete(known.keys().next().value!)
  return read
}
