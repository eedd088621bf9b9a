import type { AnyResource } from '../resource.ts'

/** The states in which a document waits for somebody's decision. */
export const waitingStates = ({ states }: AnyResource): string[] => [
  ...new Set(
    Object.values(states?.actions ?? {})
      .filter(({ approval }) => approval === 'approve')
      .flatMap(({ from }) => from),
  ),
]
