import { resources } from '@barem/resources'
import type { OwnDefinition } from '@barem/resources/own'
import { behaviours } from '#app/behaviours'
import type { Engine } from '#app/engine/engine'
import { factReaders } from '#app/facts'
import type { Identity } from '#app/identity/identity'
import { engineOf } from '#app/resources/engine_of'
import { engine as builtIn } from '#app/resources/serving'
import { readFormerChoices, withFormer, type FormerChoice } from './former_choices.ts'
import { readDefinitions, type Definitions } from './read_definitions.ts'
import { readStored, type Stored } from './store.ts'
import { sayWords } from './words.ts'

/** All definitions of a company, built-in ones and its own, at one version. */
export interface CompanyDefinitions extends Definitions {
  version: number
  stored: readonly Stored[]
  /** The definitions by their names, with all choices that people may still read of. */
  spoken: ReadonlyMap<string, OwnDefinition>
  engine: Engine
}

/** What a company without resources of its own has. */
const NONE: CompanyDefinitions = {
  version: 0,
  stored: [],
  spoken: new Map(),
  served: [],
  kept: [],
  paused: [],
  engine: builtIn,
}

/** Companies whose definitions are remembered: those that were asked for last. */
const KEPT = 500
const known = new Map<string, CompanyDefinitions>()

/** What rows of the store come to. */
export function definitionsFrom(
  stored: readonly Stored[],
  version: number,
  former: readonly FormerChoice[] = [],
): CompanyDefinitions {
  const read = readDefinitions(resources, stored)
  const isPaused = (name: string) => read.paused.some((one) => one.stored.name === name)
  const spoken = new Map(
    stored.filter(({ name }) => !isPaused(name)).map(({ name, own }) => [name, withFormer(name, own, former)]),
  )
  for (const [name, own] of spoken) sayWords(name, own)
  const engine = engineOf([...resources, ...read.served], behaviours, factReaders, [...resources, ...read.kept])
  return { ...read, version, stored, spoken, engine }
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
  const read = definitionsFrom(await readStored(), version, await readFormerChoices())
  // Put in anew, so that the oldest is the first.
  known.delete(tenantId)
  known.set(tenantId, read)
  if (known.size > KEPT) known.delete(known.keys().next().value!)
  return read
}
