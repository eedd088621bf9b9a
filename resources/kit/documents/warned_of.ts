import type { ExceptionName } from '../vocabulary/names.ts'
import type { AnyResource } from '../resource.ts'

/** The exceptions that actions of a document warn of, and that its page and its form say. */
export const warnedOf = ({ states, told }: Pick<AnyResource, 'states' | 'told'>): readonly ExceptionName[] => [
  ...new Set([...told, ...Object.values(states?.actions ?? {}).flatMap(({ warns }) => warns)]),
]
