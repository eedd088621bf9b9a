import type { FieldSet } from '@barem/resources/kit'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { Value } from '../cells/Value.tsx'
import { isAbsent } from '../model/absent.ts'
import { columnOf } from '../model/columns.ts'
import type { Words } from '../model/words.ts'
import type { FieldChange } from './history.ts'

/** Characters that fit in a line or two of the timeline. */
const LONG = 160

type Props = { definition: FieldSet; words: Words; change: FieldChange; side: 'from' | 'to' }

/** One side of a change, as its type shows it; relations by the name that they had then, long texts cut short. */
export function Side({ definition, words, change, side }: Props) {
  const t = useTranslate()
  const value = change[side]
  const name = side === 'from' ? change.fromName : change.toName
  const column = columnOf(definition, change.field)!
  const className = `change-${side}`
  if (isAbsent(value)) return <span className={`${className} cell-absent`}>{t('crud.history.nothing')}</span>
  if (name !== undefined) return <span className={className}>{name}</span>
  if (typeof value === 'string' && value.length > LONG) return <LongText text={value} className={className} />
  return (
    <span className={className}>
      <Value
        definition={definition}
        row={{ id: '', [column.name]: value }}
        column={column}
        words={words}
        inRow={column.type === 'image'}
      />
    </span>
  )
}

function LongText({ text, className }: { text: string; className: string }) {
  const t = useTranslate()
  const [whole, setWhole] = useState(false)
  return (
    <span className={className}>
      {whole ? text : `${text.slice(0, LONG).trimEnd()}… `}{' '}
      <button type="button" className="history-link" aria-expanded={whole} onClick={() => setWhole(!whole)}>
        {t(whole ? 'crud.history.less' : 'crud.history.whole')}
      </button>
    </span>
  )
}
