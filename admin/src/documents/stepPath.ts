import type { AnyResource } from '@barem/resources/kit'
import { DO } from '../resources/model/documents.ts'
import { paths } from '../resources/model/paths.ts'

/** Where a document is made from another one. */
export const makePath = (maker: AnyResource, by: string, id: string): string => `${paths.create(maker)}?${by}=${id}`

/** Where an action of a document is taken. */
export const takePath = (definition: AnyResource, id: string, action: string): string =>
  `${paths.show(definition, id)}?${DO}=${action}`
