import { SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { useNavigate } from 'react-router'
import type { Catcher } from './catcher.ts'
import type { Entry } from './entries.ts'
import { FinderFoot } from './FinderFoot.tsx'
import { FinderList, optionId } from './FinderList.tsx'
import { MAX } from './typed.ts'
import { useFound } from './useFound.ts'
import { useGroups } from './useGroups.ts'

/**
 * The box and its entries. The first is highlighted; Enter opens it, and waits for records if nothing else is sure yet.
 */
export function Finder({
  input,
  catcher,
  onClose,
}: {
  input: RefObject<HTMLInputElement | null>
  catcher: RefObject<Catcher | null>
  onClose: (went: boolean) => void
}) {
  const t = useTranslate()
  const navigate = useNavigate()
  const id = useId()
  const [text, setText] = useState('')
  const typed = text.trim().replace(/\s+/g, ' ')
  const answer = useFound(typed)
  const groups = useGroups(typed, answer)
  const entries = groups.flatMap((group) => group.entries)
  /** The entry that the person moved to; until then the first is highlighted. */
  const [chosen, setChosen] = useState<string | null>(null)
  const lit = Math.max(
    0,
    entries.findIndex(({ key }) => key === chosen),
  )
  /** Enter was pressed before the answer was there. */
  const [awaited, setAwaited] = useState<'here' | 'tab' | null>(null)

  // Once the dialog is in the page.
  useEffect(() => {
    catcher.current?.handOver(input.current!, (typed, enter) => {
      setText(typed)
      setAwaited(enter)
    })
  }, [])

  function go({ to }: Entry, where: 'here' | 'tab') {
    if (where === 'tab') return void window.open(to, '_blank', 'noopener')
    onClose(true)
    void navigate(to)
  }

  useEffect(() => {
    if (!awaited || !answer.settled) return
    setAwaited(null)
    if (entries[0]) go(entries[0], awaited)
  }, [awaited, answer.settled])

  function onKeyDown(event: KeyboardEvent) {
    // Ignores Enter that ends a word of an input method.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: entries.length - 1 }[event.key]
    if (step !== undefined && entries.length > 0) {
      event.preventDefault()
      setChosen(entries[(lit + step) % entries.length].key)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const where = event.ctrlKey || event.metaKey ? 'tab' : 'here'
      const entry = entries[lit]
      if (entry && (answer.settled || entry.sure || entry.key === chosen)) go(entry, where)
      else if (!answer.settled) setAwaited(where)
    }
  }

  function type(next: string) {
    setText(next)
    setChosen(null)
    setAwaited(null)
  }

  const list = `${id}-list`
  const none = typed !== '' && answer.settled && !answer.error && entries.length === 0
  return (
    <div className="finder-frame" data-busy={answer.settled ? undefined : ''}>
      <div className="finder-top">
        <SearchOutlined aria-hidden />
        <input
          ref={input}
          className="finder-input"
          role="combobox"
          aria-label={t('finder.title')}
          aria-expanded={entries.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={entries.length > 0 ? optionId(list, lit) : undefined}
          aria-busy={!answer.settled || undefined}
          placeholder={t('finder.placeholder')}
          maxLength={MAX}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="text" className="finder-close" onClick={() => onClose(false)}>
          {t('crud.close')}
        </Button>
      </div>
      <div className="visually-hidden" role="status">
        {typed !== '' &&
          answer.settled &&
          !answer.error &&
          (none ? t('finder.none', { q: typed }) : t('finder.results', { count: entries.length }))}
      </div>
      <div className="finder-body">
        <FinderList
          id={list}
          groups={groups}
          lit={lit}
          typed={answer.settled ? answer.words || typed : typed}
          stale={!answer.settled}
          onLit={setChosen}
          onOpen={() => onClose(true)}
        />
        {answer.error && (
          <p className="finder-note" role="alert">
            <span>
              {t('finder.failed')} {answer.error.message}
            </span>
            <Button size="small" onClick={answer.retry}>
              {t('app.retry')}
            </Button>
          </p>
        )}
        {none && (
          <div className="finder-none">
            <strong>{t('finder.none', { q: typed })}</strong>
            <span>{t('finder.noneHint')}</span>
          </div>
        )}
        {!answer.settled && entries.length === 0 && <div className="finder-none">{t('finder.loading')}</div>}
      </div>
      <FinderFoot typed={typed !== ''} />
    </div>
  )
}
