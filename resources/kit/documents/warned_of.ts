import type { ExceptionName } from '../vocabulary/names.ts'
import type { AnyResource } from '../resource.ts'

/** The exceptions that actions of a document warn of. */
export const warnedOf = ({ states }: Pick<AnyResource, 'states'>): readonly ExceptionName[] => [
  ...new Set(Object.values(states?.actions ?? {}).flatMap(({ warns }) => warns)),
]
