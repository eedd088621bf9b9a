import { PlusOutlined, SearchOutlined } from '@ant-design/icons'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { menuIcon } from '../layout/menuIcon.tsx'
import { StatusTag } from '../resources/parts/StatusTag.tsx'
import type { Entry, EntryGroup } from './entries.ts'
import { piecesOf } from './matching.ts'
import '../resources/screens.css'

type Props = {
  id: string
  groups: EntryGroup[]
  lit: number
  /** The words to mark in the names. */
  typed: string
  /** Whether an answer is on the way; what is shown may be an earlier one. */
  stale: boolean
  onLit: (key: string) => void
  onOpen: () => void
}

export const optionId = (list: string, index: number) => `${list}-${index}`

/** The results as one list in groups; each entry is a link, so that it opens in a new tab as links do. */
export function FinderList({ id, groups, lit, typed, stale, onLit, onOpen }: Props) {
  const t = useTranslate()
  const active = useRef<HTMLAnchorElement>(null)
  useEffect(() => void active.current?.scrollIntoView({ block: 'nearest' }), [lit, groups.length])
  let count = 0
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('finder.title')}
      className="finder-list"
      data-stale={stale ? '' : undefined}
    >
      {groups.map(({ key, title, entries }) => (
        <div key={key} role="group" aria-label={title}>
          <div className="finder-group" aria-hidden>
            {title}
          </div>
          {entries.map((entry) => {
            const index = count++
            return (
              <Link
                key={entry.key}
                id={optionId(id, index)}
                ref={index === lit ? active : undefined}
                to={entry.to}
                role="option"
                aria-selected={index === lit}
                tabIndex={-1}
                className="finder-entry"
                onMouseMove={() => index !== lit && onLit(entry.key)}
                onClick={(event: MouseEvent) => !event.ctrlKey && !event.metaKey && !event.shiftKey && onOpen()}
              >
                <EntryIcon icon={entry.icon} />
                <EntryText entry={entry} typed={typed} />
              </Link>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function EntryIcon({ icon }: Pick<Entry, 'icon'>) {
  return (
    <span className="finder-icon">
      {icon === 'add' ? <PlusOutlined aria-hidden /> : icon === 'all' ? <SearchOutlined aria-hidden /> : menuIcon(icon)}
    </span>
  )
}

function EntryText({ entry: { title, code, hint, kind, state }, typed }: { entry: Entry; typed: string }) {
  return (
    <>
      <span className="finder-words">
        <span className="finder-title cell-text">
          <Marked text={title} typed={typed} />
        </span>
        {(code || hint) && (
          <small>
            {code && (
              <span className="code">
                <Marked text={code} typed={typed} />
              </span>
            )}
            {code && hint && ' · '}
            {hint && <Marked text={hint} typed={typed} />}
          </small>
        )}
      </span>
      {state && <StatusTag value={state.value} word={state.word} />}
      {kind && <span className="finder-kind">{kind}</span>}
    </>
  )
}

const Marked = ({ text, typed }: { text: string; typed: string }) =>
  piecesOf(text, typed).map(({ text: piece, found }, index) => (found ? <mark key={index}>{piece}</mark> : piece))
