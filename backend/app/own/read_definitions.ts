import { checkLinks, DefinitionError, type AnyResource } from '@barem/resources/kit'
import { namesAt, readDefinition } from '@barem/resources/own'
import type { Stored } from './store.ts'

/** A stored definition that this release cannot read: it is not served, and its table stays. */
export interface Paused {
  stored: Stored
  /** Where, what, and how it is mended. */
  error: DefinitionError
}

export interface Definitions {
  /** What is served, in the order in which it was made. */
  served: AnyResource[]
  /** What has a table: that which is served with its retired fields, and what is retired. */
  kept: AnyResource[]
  paused: Paused[]
}

interface Read {
  stored: Stored
  served: AnyResource
  kept: AnyResource
}

/** What `work` throws of a definition, or null: nothing that is stored keeps the others from being served. */
function errorOf(name: string, work: () => unknown): DefinitionError | null {
  try {
    work()
    return null
  } catch (error) {
    if (error instanceof DefinitionError) return error
    return new DefinitionError('E_SHAPE', name, (error as Error).message, 'Correct it in the builder.')
  }
}

/**
 * Reads what is stored of a company. What cannot be read, or points to what cannot, is paused.
 * @param builtIn definitions of this release
 */
export function readDefinitions(builtIn: readonly AnyResource[], rows: readonly Stored[]): Definitions {
  const nameAt = namesAt(builtIn, rows)
  const paused: Paused[] = []
  let read: Read[] = []
  for (const stored of rows) {
    const error = errorOf(stored.name, () => read.push({ stored, ...readDefinition(stored, stored.own, nameAt) }))
    if (error) paused.push({ stored, error })
  }
  const served = () => read.filter(({ stored }) => stored.status === 'published').map((one) => one.served)
  for (;;) {
    const error = errorOf('', () => checkLinks([...builtIn, ...served()]))
    if (!error) break
    const name = error.path.split('.')[0]!
    const wrong = read.find(({ stored }) => stored.name === name)
    if (!wrong) throw error
    paused.push({ stored: wrong.stored, error })
    read = read.filter((one) => one !== wrong)
  }
  return { served: served(), kept: read.map(({ kept }) => kept), paused }
}
