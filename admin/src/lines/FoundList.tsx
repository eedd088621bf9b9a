import { useTranslate } from '@refinedev/core'
import { type ReactNode, useEffect, useRef } from 'react'

type Row = { id: string; code?: string | null; name: string | null; hint?: string | null }

type Props<T extends Row> = {
  id: string
  found: readonly T[]
  /** The place of the one that the keyboard is at. */
  lit: number
  loading: boolean
  failed: boolean
  /** What the list is called, and what it says while it is empty. */
  said: { label: string; none: string; failed: string }
  /** What is shown beside each. */
  besideOf?: (row: T) => ReactNode
  onTake: (row: T) => void
  onLit: (index: number) => void
}

export const optionId = (list: string, index: number) => `${list}-${index}`

/** What a search from a cell has found, to choose from. */
export function FoundList<T extends Row>({ id, found, lit, loading, failed, said, besideOf, onTake, onLit }: Props<T>) {
  const t = useTranslate()
  const active = useRef<HTMLLIElement>(null)
  useEffect(() => void active.current?.scrollIntoView({ block: 'nearest' }), [lit])
  if (found.length === 0)
    return <p className="grid-popup-note">{failed ? said.failed : loading ? t('app.loading') : said.none}</p>
  return (
    <ul id={id} role="listbox" aria-label={said.label} aria-busy={loading || undefined}>
      {found.map((one, index) => (
        <li
          key={one.id}
          id={optionId(id, index)}
          ref={index === lit ? active : undefined}
          role="option"
          aria-selected={index === lit}
          onMouseMove={() => index !== lit && onLit(index)}
          onClick={() => onTake(one)}
        >
          <span className="goods-option-name">
            <span>{one.name ?? one.code}</span>
            <small>
              {one.code !== one.name && <span className="code">{one.code}</span>}
              {one.hint && ` · ${one.hint}`}
            </small>
          </span>
          {besideOf && <span className="goods-option-price figures">{besideOf(one)}</span>}
        </li>
      ))}
    </ul>
  )
}
