import type { AnyResource } from '@barem/resources/kit'
import type { Behaviours } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import type { FactReaders } from '#app/engine/facts'
import { violations } from './write/violations.ts'

/** An engine that serves these definitions. */
export function engineOf(resources: AnyResource[], behaviours: Behaviours, facts: FactReaders): Engine {
  const byName = new Map(resources.map((resource) => [resource.name, resource]))
  return { resources, lookup: (name) => byName.get(name)!, violations: violations(resources), behaviours, facts }
}
