import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { waitFor } from '../../resources/form/pending.ts'
import { useShared } from './context.ts'
import { findGoods, useGoods } from './goods.ts'
import { GoodsList, optionId } from './GoodsList.tsx'
import type { Goods, Line } from './model/line.ts'
import { meant } from './model/paste.ts'
import { Popup } from './Popup.tsx'
import { useCell } from './useCell.ts'

/** Pixels. */
const LIST_WIDTH = 520

type Props = {
  /** Null for the line that is to be added. */
  line: Line | null
  label: string
  wrong?: string
}

/** No choice is lit until something is typed, so that Enter in a chosen cell goes on. */
const NONE = -1

/** The key of the line to be added, until it is one. */
export const NEW = 'new'

/** A product by any of its names. Enter takes the one that is lit, or waits for the only one that can be meant: good for scanners. */
export function ProductCell({ line, label, wrong }: Props) {
  const { t } = useTranslation()
  const { id, actions, shelf, readOnly, focus, holdKeys } = useShared()
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const key = line?.key ?? NEW
  const cell = useCell(key, 'productId', () => undefined)
  const [open, setOpen] = useState(false)
  const [lit, setLit] = useState(0)
  const [seeking, setSeeking] = useState(false)
  const words = cell.typed ?? ''
  const { goods, loading, failed, of } = useGoods(shelf, words, open)
  useEffect(() => setLit(words.trim() === '' ? NONE : 0), [of, open])
  const list = `${id}-goods`
  const name = line?.goods ? `${line.goods.code} ${line.goods.name}` : (line?.text ?? '')

  /** @param onward whether the cursor goes on to the quantity */
  function take(chosen: Goods, onward = true) {
    setOpen(false)
    cell.rest()
    const at = line ? key : actions.add({ goods: chosen })
    if (line && chosen.id !== line.productId) actions.choose(key, chosen)
    if (onward) focus(at, 'quantity')
  }

  /** Words that nobody has found stay where they are, as a line that is told to be wrong. */
  function keep(text: string) {
    cell.rest()
    if (line) actions.leaveText(key, text)
    else actions.add({ text })
  }

  /** @param onward whether the cursor waits for the answer, to go on with it */
  async function seek(text: string, onward: boolean) {
    setSeeking(true)
    const release = onward ? holdKeys() : undefined
    const asked = findGoods(client, shelf, text).catch(() => [])
    // What is saved has its goods.
    waitFor(asked.then(() => true))
    const only = meant(text, await asked)
    setSeeking(false)
    const stays = onward && document.activeElement === input.current
    // The cursor is there before any key is.
    if (only) flushSync(() => take(only, stays))
    else if (stays) setOpen(true)
    else keep(text)
    release?.(only !== null && stays)
  }

  function leave() {
    setOpen(false)
    const text = words.trim()
    if (text === '' || text === name) cell.rest()
    else if (!seeking) void seek(text, false)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const shown = open && goods.length > 0
    const chosen = shown && !loading && of === words.trim() ? goods[lit] : undefined
    if (event.key === 'Enter' && (words.trim() !== '' || chosen)) {
      event.preventDefault()
      if (chosen) take(chosen)
      else if (!seeking) void seek(words.trim(), true)
    } else if (shown && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      setLit(
        event.key === 'ArrowDown' ? (lit + 1) % goods.length : (Math.max(lit, 0) + goods.length - 1) % goods.length,
      )
    } else if (event.key === 'F2') {
      event.preventDefault()
      cell.type(name)
      setOpen(true)
    } else if (event.altKey && event.key === 'ArrowDown') {
      event.preventDefault()
      setOpen(true)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
      cell.rest()
    } else cell.onKeyDown(event)
  }

  return (
    <>
      {line?.goods && cell.typed === null && (
        <div className="goods-view" aria-hidden="true">
          <span>{line.goods.name}</span>
          <small className="code">{[line.goods.code, line.goods.unit].filter(Boolean).join(' · ')}</small>
        </div>
      )}
      <input
        {...cell.attributes}
        ref={input}
        className={line?.goods && cell.typed === null ? 'grid-input goods-input covered' : 'grid-input goods-input'}
        role="combobox"
        aria-label={label}
        aria-expanded={open}
        aria-autocomplete="list"
        aria-controls={open ? list : undefined}
        aria-activedescendant={open && goods[lit] ? optionId(list, lit) : undefined}
        aria-invalid={wrong ? true : undefined}
        aria-busy={seeking || undefined}
        data-mode={open ? 'edit' : cell.mode}
        title={wrong ?? (name || undefined)}
        placeholder={line ? t('grid.goods.choose') : t('grid.goods.add')}
        enterKeyHint="search"
        readOnly={readOnly}
        value={cell.typed ?? name}
        onChange={(event) => {
          cell.type(event.target.value)
          setOpen(true)
        }}
        onClick={() => !readOnly && !line?.goods && setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={(event: FocusEvent) => !event.relatedTarget?.closest('.grid-popup') && leave()}
      />
      {open && (
        <Popup anchor={input} width={LIST_WIDTH}>
          <GoodsList
            id={list}
            goods={goods}
            lit={lit}
            loading={loading}
            failed={failed}
            words={words.trim()}
            onTake={take}
            onLit={setLit}
          />
        </Popup>
      )}
    </>
  )
}
