import type { AnyResource } from '@barem/resources/kit'
import type { Behaviours } from './behaviour.ts'
import { violations, type Violation } from './violations.ts'

/** The registry as the engine serves it. */
export interface Engine {
  resources: AnyResource[]
  lookup: (name: string) => AnyResource
  violations: Map<string, Violation>
  behaviours: Behaviours
}

export function engineOf(resources: AnyResource[], behaviours: Behaviours): Engine {
  const byName = new Map(resources.map((resource) => [resource.name, resource]))
  return { resources, lookup: (name) => byName.get(name)!, violations: violations(resources), behaviours }
}
