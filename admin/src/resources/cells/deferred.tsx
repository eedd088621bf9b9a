import type { FieldType } from '@barem/resources/kit'
import { lazy, Suspense } from 'react'
import type { Cell } from './cell.ts'

/** A cell that loads with the first row that has something to show in it. */
export function deferred<T extends FieldType>(load: () => Promise<{ default: Cell<T> }>): Cell<T> {
  const Shown = lazy(load)
  return (props) => (
    <Suspense fallback={<i className="thumb" />}>
      <Shown {...props} />
    </Suspense>
  )
}
