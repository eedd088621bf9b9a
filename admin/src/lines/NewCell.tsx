import { useTranslate } from '@refinedev/core'
import { memo, useState, type KeyboardEvent } from 'react'
import { NEW, useShared } from './context.ts'
import { nextEditable } from './model/navigation.ts'
import { newLineName } from './newLine.ts'
import { ProductCell } from './ProductCell.tsx'
import { RelationCell } from './RelationCell.tsx'
import { useCell } from './useCell.ts'

/** The one cell of the line to be added: that of its first column, in which every line begins. */
export const NewCell = memo(function NewCell() {
  const t = useTranslate()
  const { spec, heading } = useShared()
  const column = spec.columns[0]!
  const said = newLineName(t, spec, heading)
  if (column.kind === 'product') return <ProductCell line={null} label={said} />
  if (column.kind === 'relation') return <RelationCell line={null} column={column} label={said} placeholder={said} />
  return <NewWords label={said} />
})

/** Words or a number that a line begins with. It is added once they are typed, so that no half of a word is one. */
function NewWords({ label }: { label: string }) {
  const { spec, actions, readOnly, focus, choices } = useShared()
  const column = spec.columns[0]!
  const [words, setWords] = useState('')
  const cell = useCell(NEW, column.name, words, (text) => setWords(text))

  /** Adds the line, and returns its key; null when nothing is typed. */
  function put(): string | null {
    const typed = words.trim()
    rest()
    return typed === '' ? null : actions.add({ column, typed, choices: choices(column.name) })
  }

  function rest() {
    setWords('')
    cell.rest()
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const commits = (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && !event.altKey
    const givesUp = event.key === 'Escape' && words !== ''
    if (commits && words.trim() !== '' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      focus(put()!, nextEditable(spec.columns, column.name))
    } else if (givesUp) {
      event.preventDefault()
      event.stopPropagation()
      rest()
    } else cell.onKeyDown(event)
  }

  return (
    <input
      {...cell.attributes}
      className="grid-input"
      inputMode={column.kind === 'number' && !column.bundle ? 'decimal' : 'text'}
      aria-label={label}
      placeholder={label}
      readOnly={readOnly}
      value={words}
      onChange={(event) => cell.type(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={put}
    />
  )
}
