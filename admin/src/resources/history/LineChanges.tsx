import { type AnyResource, type FieldSet, lineResource } from '@barem/resources/kit'
import { Fragment, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { columnOf } from '../model/columns.ts'
import { useWords } from '../model/useWords.ts'
import { type Words } from '../model/words.ts'
import { FromTo } from './Changes.tsx'
import type { FieldChange, LineChange } from './history.ts'
import { toldOf } from './lines.ts'

type Props = { definition: AnyResource; words: Words; change: FieldChange; lines: LineChange[] }

const SHOWN = 6

/** Which lines of a document were added, removed or changed, and how. */
export default function LineChanges({ definition, change, lines }: Props) {
  const t = useTranslate()
  const [all, setAll] = useState(false)
  const told = toldOf(definition, change.field, lines)
  const seen = all ? told : told.slice(0, SHOWN)
  return (
    <ul className="changes-lines">
      {seen.map((line) => (
        <li key={`${line.what} ${line.position} ${line.name}`}>
          {t(`documents.${line.name === '' ? 'unnamedLine' : 'line'}.${line.what}`, {
            name: line.name,
            position: line.position,
          })}
          <Fields definition={definition} field={change.field} changes={line.changes} />
        </li>
      ))}
      {told.length > seen.length && (
        <li>
          <button type="button" className="history-link" onClick={() => setAll(true)}>
            {t('documents.line.all', { total: told.length })}
          </button>
        </li>
      )}
    </ul>
  )
}

function Fields({ definition, field, changes }: { definition: FieldSet; field: string; changes: FieldChange[] }) {
  const own = lineResource(definition, field)
  const words = useWords(own)
  const known = changes.filter((change) => columnOf(own, change.field))
  if (known.length === 0) return null
  return (
    <>
      {': '}
      {known.map((change, place) => (
        <Fragment key={change.field}>
          {place > 0 && ' · '}
          <span className="changes-line-field">{words.field(change.field)}</span>{' '}
          <FromTo definition={own} words={words} change={change} />
        </Fragment>
      ))}
    </>
  )
}
