import { lineResource, linesNamed, type AnyResource } from '@barem/resources/kit'
import type { Behaviours } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import type { FactReaders } from '#app/engine/facts'
import { violations } from './write/violations.ts'

/**
 * An engine that serves these definitions.
 * @param stored those that have a table, served or not
 */
export function engineOf(
  resources: AnyResource[],
  behaviours: Behaviours,
  facts: FactReaders,
  stored: AnyResource[] = resources,
): Engine {
  const byName = new Map(resources.map((resource) => [resource.name, resource]))
  const lookup = (name: string) => byName.get(name)!
  const rowsOf = (name: string) => {
    const lines = linesNamed(name)
    return lines ? lineResource(lookup(lines.resource), lines.field) : lookup(name)
  }
  const byPath = new Map(resources.map((resource) => [resource.path, resource]))
  const tables = new Map(stored.map((resource) => [resource.name, resource]))
  return {
    resources,
    lookup,
    rowsOf,
    at: (path) => byPath.get(path),
    stored: (name) => tables.get(name),
    violations: violations(stored),
    behaviours,
    facts,
  }
}
