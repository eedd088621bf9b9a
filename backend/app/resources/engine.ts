import { DefinitionError, type AnyResource } from '@barem/resources/kit'
import type { Behaviours } from './behaviour.ts'
import { violations, type Violation } from './violations.ts'

/** The registry as the engine serves it. */
export interface Engine {
  resources: AnyResource[]
  lookup: (name: string) => AnyResource
  violations: Map<string, Violation>
  behaviours: Behaviours
}

/** What the kit can say of documents and this engine does not carry out: better refused than silently lost. */
function refuseUnserved({ name, fields, states, numbering }: AnyResource) {
  const lines = Object.entries(fields).find(([, { type }]) => type === 'lines')?.[0]
  const unserved = lines ? `fields.${lines}` : states ? 'states' : numbering ? 'numbering' : null
  if (unserved) throw new DefinitionError('E_NOT_SERVED', `${name}.${unserved}`, 'lines, states and numbers belong to documents, which this engine does not serve', 'Serve the document with a controller of its own, or leave this out.')
}

/** @throws DefinitionError for a definition that says more than the engine does */
export function engineOf(resources: AnyResource[], behaviours: Behaviours): Engine {
  resources.forEach(refuseUnserved)
  const byName = new Map(resources.map((resource) => [resource.name, resource]))
  return { resources, lookup: (name) => byName.get(name)!, violations: violations(resources), behaviours }
}
