import type { FieldSet } from '@barem/resources/kit'
import { useEffect, useRef } from 'react'
import { waitFor } from '../resources/form/pending.ts'
import { findOptions } from '../resources/inputs/useOptionPages.ts'
import type { Line } from './model/line.ts'
import { meant } from './model/seeking.ts'
import type { GridSpec } from './spec.ts'
import type { GridActions } from './useGrid.ts'

/**
 * Looks for the rows that words in cells of relations mean, such as those of a paste, and puts them in; a form that is
 * saved waits for them. Words that mean none, or several, stay.
 */
export function useRelations(
  inner: FieldSet,
  { columns }: GridSpec,
  lines: readonly Line[],
  actions: GridActions,
): void {
  const asked = useRef(new Set<string>())
  useEffect(() => {
    for (const { name, kind } of columns) {
      if (kind !== 'relation') continue
      for (const { unread } of lines) {
        const text = unread?.[name]
        if (text !== undefined) ask(name, text)
      }
    }
  }, [lines])

  function ask(field: string, text: string) {
    const question = `${field}:${text}`
    if (asked.current.has(question)) return
    asked.current.add(question)
    const answer = findOptions(inner, field, text).then((found) => {
      const row = meant(text, found)
      if (row) actions.settleRelation(field, text, row)
    })
    // What could not be asked is asked again when the lines change.
    waitFor(answer.catch(() => undefined).then(() => asked.current.delete(question)))
  }
}
