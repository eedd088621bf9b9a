import type { AnyResource } from '@barem/resources/kit'
import { violations, type Violation } from './violations.ts'

/** The registry as the engine serves it. */
export interface Engine {
  resources: AnyResource[]
  lookup: (name: string) => AnyResource
  violations: Map<string, Violation>
}

export function engineOf(resources: AnyResource[]): Engine {
  const byName = new Map(resources.map((resource) => [resource.name, resource]))
  return { resources, lookup: (name) => byName.get(name)!, violations: violations(resources) }
}
