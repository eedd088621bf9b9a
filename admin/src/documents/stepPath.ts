import type { AnyResource } from '@barem/resources/kit'
import { DO } from '../resources/model/documents.ts'
import { paths } from '../resources/model/paths.ts'
import type { Step } from './steps.ts'

/** Where a document is made from another one. */
export const makePath = (maker: AnyResource, by: string, id: string): string => `${paths.create(maker)}?${by}=${id}`

/** Where an action of a document is taken. */
export const takePath = (definition: AnyResource, id: string, action: string): string =>
  `${paths.show(definition, id)}?${DO}=${action}`

/** Where a step of a document leads; an offer opens a dialog in its place. */
export function stepPath(definition: AnyResource, id: string, step: Exclude<Step, { kind: 'offer' }>): string {
  if (step.kind === 'take') return takePath(definition, id, step.action.name)
  if (step.kind === 'open') return paths.show(step.maker, step.id)
  return step.kind === 'make' ? makePath(step.maker, step.by, id) : paths.edit(definition, id)
}
