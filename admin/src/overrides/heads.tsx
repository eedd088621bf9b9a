import type { AnyResource } from '@barem/resources/kit'
import { type ReactNode, Suspense } from 'react'
import { overrides } from './registry.ts'

/** The head that a domain has for a column; null where it is called as its field. */
export function headsOf({ name }: Pick<AnyResource, 'name'>, column: string): ReactNode {
  const Head = overrides[name]?.heads?.[column]
  return Head ? (
    <Suspense>
      <Head />
    </Suspense>
  ) : null
}
