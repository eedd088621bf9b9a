import { relationKey } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useOptionPages } from '../resources/inputs/useOptionPages.ts'
import type { Embedded } from '../resources/model/columns.ts'
import type { Option } from '../resources/model/options.ts'
import { NEW, useShared } from './context.ts'
import { FoundList, optionId } from './FoundList.tsx'
import type { GridColumn } from './model/columns.ts'
import type { Line } from './model/line.ts'
import { nextEditable } from './model/navigation.ts'
import { Popup } from './Popup.tsx'
import { useStockBeside } from './stock/StockBeside.tsx'
import { Told } from './Told.tsx'
import { useCell } from './useCell.ts'

/** Pixels. */
const LIST_WIDTH = 400

const NONE: readonly Option[] = []

type Props = {
  /** Null for the line that is to be added. */
  line: Line | null
  column: GridColumn
  label: string
  wrong?: string
  placeholder?: string
}

/** What the cell shows of the row that a line is related to. */
function nameIn(line: Line | null, field: string): string {
  const row = (line as unknown as Record<string, unknown> | null)?.[relationKey(field)] as Embedded | null | undefined
  return row ? [...new Set([row.code, row.name])].filter(Boolean).join(' ') : ''
}

/**
 * A row of another list, by its code or name. Enter takes the highlighted one; pressed before the list is there, it
 * waits for it, with all that is typed after it. Words that are left otherwise stay, and are looked for later.
 */
export function RelationCell({ line, column, label, wrong, placeholder }: Props) {
  const t = useTranslate()
  const { id, spec, lines, actions, readOnly, focus, heading, holdKeys, shelves } = useShared()
  const input = useRef<HTMLInputElement>(null)
  const field = column.name
  const key = line?.key ?? NEW
  const name = line?.unread?.[field] ?? nameIn(line, field)
  const cell = useCell(key, field, name, () => undefined)
  const [open, setOpen] = useState(false)
  const [lit, setLit] = useState(0)
  const words = (cell.typed ?? line?.unread?.[field] ?? '').trim()
  const { options, settled, loading, failed } = useOptionPages(lines, field, words, open)
  const stockOf = useStockBeside(open && shelves?.product === field ? options : NONE)
  useEffect(() => setLit(words === '' ? -1 : 0), [words, open])
  const list = `${id}-rows`
  const told = useId()

  const held = useRef<((goesOn: boolean) => void) | null>(null)
  const letGo = (goesOn: boolean) => {
    held.current?.(goesOn)
    held.current = null
  }
  useEffect(() => {
    if (settled || failed) letGo(true)
  })
  useEffect(() => () => letGo(false), [])

  function rest() {
    setOpen(false)
    cell.rest()
  }

  const onward = (at: string) => focus(at, nextEditable(spec.columns, field))

  function take(row: Option) {
    rest()
    if (line) actions.relate(key, field, row)
    onward(line ? key : actions.add({ field, row }))
  }

  /** Leaves the words in the cell; returns the key of their line. */
  function put(): string {
    rest()
    if (!line) return actions.add({ column, typed: words })
    actions.write(key, column, cell.typed ?? '', `${key}:${field}:${cell.typed}`)
    return key
  }

  function onBlur(event: FocusEvent) {
    if (event.relatedTarget?.closest('.grid-popup')) return
    letGo(false)
    const changed = cell.typed !== null && cell.typed.trim() !== name
    if (changed && (line || words !== '')) put()
    else rest()
  }

  function walk(down: boolean) {
    const last = options.length - 1
    setLit((now) => (down ? (now >= last ? 0 : now + 1) : now <= 0 ? last : now - 1))
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const typing = cell.typed !== null && words !== '' && words !== name
    const arrow = (event.key === 'ArrowDown' || event.key === 'ArrowUp') && !event.altKey
    const commits = (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && !event.altKey
    const chosen = settled ? options[lit] : undefined
    const act = (action: () => void) => {
      event.preventDefault()
      action()
    }
    if (open && (commits ? typing : arrow) && !settled && !failed) held.current = holdKeys(event)
    else if (commits && open && chosen) act(() => take(chosen))
    else if (commits && typing) act(() => onward(put()))
    else if (arrow && open && options.length > 0) act(() => walk(event.key === 'ArrowDown'))
    else if (event.key === 'F2') act(() => (cell.type(name), setOpen(true)))
    else if (event.altKey && event.key === 'ArrowDown') act(() => setOpen(true))
    else if (event.key === 'Escape' && open) {
      event.stopPropagation()
      act(rest)
    } else cell.onKeyDown(event)
  }

  return (
    <>
      <input
        {...cell.attributes}
        ref={input}
        className="grid-input"
        role="combobox"
        aria-label={label}
        aria-expanded={open}
        aria-autocomplete="list"
        aria-controls={open ? list : undefined}
        aria-activedescendant={open && options[lit] ? optionId(list, lit) : undefined}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? told : undefined}
        data-mode={open ? 'edit' : cell.mode}
        title={wrong ?? (name || undefined)}
        placeholder={placeholder}
        enterKeyHint="search"
        readOnly={readOnly}
        value={cell.typed ?? name}
        onChange={(event) => {
          cell.type(event.target.value)
          setOpen(true)
        }}
        onClick={() => !readOnly && name === '' && setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <Told id={told} text={wrong} />
      {open && (
        <Popup anchor={input} width={LIST_WIDTH}>
          <FoundList
            id={list}
            found={options}
            lit={lit}
            loading={loading}
            failed={failed}
            said={{
              label: heading(field),
              none: t('grid.found.none', { words }),
              failed: t('grid.found.failed'),
            }}
            besideOf={(shelves?.product === field && stockOf) || undefined}
            onTake={take}
            onLit={setLit}
          />
        </Popup>
      )}
    </>
  )
}
