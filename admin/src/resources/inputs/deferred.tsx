import type { FieldType } from '@barem/resources/kit'
import { lazy, Suspense } from 'react'
import type { Input } from './input.ts'

/** An input that loads with the first form that needs it; until then its place is kept. */
export function deferred<T extends FieldType>(load: () => Promise<{ default: Input<T> }>): Input<T> {
  const Control = lazy(load)
  return (props) => (
    <Suspense fallback={<i className="bar bar-control" />}>
      <Control {...props} />
    </Suspense>
  )
}
