import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useTranslate } from '@refinedev/core'
import { NEW, useShared } from './context.ts'
import { useGoods } from './goods.ts'
import { optionId } from './FoundList.tsx'
import { GoodsList } from './GoodsList.tsx'
import { clarityOf, GoodsView } from './GoodsView.tsx'
import { countedWords } from './model/counted.ts'
import { type Goods, type Line, valueIn } from './model/line.ts'
import { Popup } from './Popup.tsx'
import { Told } from './Told.tsx'
import { useCell } from './useCell.ts'

/** Pixels. */
const LIST_WIDTH = 520

type Props = {
  /** Null for the line that is to be added. */
  line: Line | null
  label: string
  wrong?: string
}

/** No choice is highlighted until something is typed, so that Enter in a filled cell moves on. */
const NONE = -1

/**
 * A product by any of its names, with its quantity before it if somebody likes (`20*d16`). Enter takes the
 * highlighted one; pressed before the list is there, it takes what the list will have first, however fast somebody
 * types.
 */
export function ProductCell({ line, label, wrong }: Props) {
  const t = useTranslate()
  const { id, spec, actions, shelf, readOnly, focus, holdKeys } = useShared()
  const { product, count } = spec.goods!
  const input = useRef<HTMLInputElement>(null)
  const key = line?.key ?? NEW
  const unknown = line && !line.goods ? (line.text ?? '') : ''
  const name = line?.goods ? `${line.goods.code} ${line.goods.name}` : unknown
  const cell = useCell(key, product, name, () => undefined)
  const [open, setOpen] = useState(false)
  const [lit, setLit] = useState(0)
  const { count: counted, words } = countedWords(cell.typed ?? line?.guess?.text ?? unknown)
  const { goods, loading, failed, of } = useGoods(shelf, words, open)
  const settled = open && !loading && of === words
  useEffect(() => setLit(words === '' ? NONE : 0), [of, open])
  const list = `${id}-goods`

  const held = useRef<((goesOn: boolean) => void) | null>(null)
  const letGo = (goesOn: boolean) => {
    held.current?.(goesOn)
    held.current = null
  }
  useEffect(() => {
    if (settled || failed) letGo(true)
  })
  useEffect(() => () => letGo(false), [])

  const clarity = clarityOf(line, wrong !== undefined)
  const shown = cell.typed === null ? clarity : null
  const guess = line?.guess && t('grid.goods.guess', { words: line.guess.text, count: line.guess.others })
  const said = [wrong, guess].filter(Boolean).join('. ')
  const told = useId()

  function rest() {
    setOpen(false)
    cell.rest()
  }

  /** Writes the quantity that was typed before the product. */
  function write(at: string) {
    if (counted !== null) actions.write(at, count, counted, `${at} counted`)
  }

  /** To the quantity, or past it where it is written already. */
  function moveOn(at: string) {
    write(at)
    if (counted !== null && !line) focus(NEW, product)
    else focus(at, count.name)
  }

  function take(chosen: Goods) {
    rest()
    const at = line ? key : actions.add({ goods: chosen })
    if (line && chosen.id !== valueIn(line, product)) actions.choose(key, chosen)
    moveOn(at)
  }

  /**
   * Keeps the words in the line, which gets its goods once they are known. The cursor moves on at once, so that what is
   * typed next lands where it is meant, whether anything is found or not.
   * @param onward whether the cursor moves on; then the first match is taken, as the list would have it
   */
  function put(onward: boolean) {
    const none = settled && !failed && goods.length === 0
    const found = { text: words, ...(!none && { seeking: onward ? ('first' as const) : ('only' as const) }) }
    rest()
    const at = line ? key : actions.add(found)
    if (line) actions.leaveText(key, found)
    if (onward) moveOn(at)
    else write(at)
  }

  function leave() {
    letGo(false)
    const changed = cell.typed !== null && words !== '' && words !== name
    if (changed) put(false)
    else rest()
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const typing = cell.typed !== null && words !== '' && words !== name
    const chosen = settled ? goods[lit] : undefined
    const arrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    const commits = (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && !event.altKey
    if (commits && (typing || chosen)) {
      event.preventDefault()
      if (chosen) take(chosen)
      else put(true)
    } else if (event.key === 'Enter' && commits && (shown === 'unknown' || shown === 'several') && !open) {
      event.preventDefault()
      setOpen(true)
    } else if (arrow && !event.altKey && open && (goods.length > 0 || typing) && !settled && !failed) {
      // Which of them is meant is known once the list is there.
      held.current = holdKeys(event)
    } else if (arrow && !event.altKey && settled && goods.length > 0) {
      event.preventDefault()
      const last = goods.length - 1
      setLit((now) => (event.key === 'ArrowDown' ? (now >= last ? 0 : now + 1) : now <= 0 ? last : now - 1))
    } else if (event.key === 'F2') {
      event.preventDefault()
      cell.type(line?.guess?.text ?? name)
      setOpen(true)
    } else if (event.altKey && event.key === 'ArrowDown') {
      event.preventDefault()
      setOpen(true)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      rest()
    } else cell.onKeyDown(event)
  }

  return (
    <>
      {line && shown && <GoodsView line={line} clarity={shown} />}
      <input
        {...cell.attributes}
        ref={input}
        className={shown ? 'grid-input goods-input covered' : 'grid-input goods-input'}
        role="combobox"
        aria-label={label}
        aria-expanded={open}
        aria-autocomplete="list"
        aria-controls={open ? list : undefined}
        aria-activedescendant={open && goods[lit] ? optionId(list, lit) : undefined}
        aria-invalid={wrong ? true : undefined}
        aria-busy={clarity === 'seeking' || undefined}
        aria-describedby={said ? told : undefined}
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
        onClick={() => !readOnly && (!line?.goods || line.guess) && setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={(event: FocusEvent) => !event.relatedTarget?.closest('.grid-popup') && leave()}
      />
      <Told id={told} text={said} />
      {open && (
        <Popup anchor={input} width={LIST_WIDTH}>
          <GoodsList
            id={list}
            goods={goods}
            lit={lit}
            loading={loading}
            failed={failed}
            words={words}
            onTake={take}
            onLit={setLit}
          />
        </Popup>
      )}
    </>
  )
}
