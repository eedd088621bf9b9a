import type { AnyResource } from '@barem/resources/kit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { columnOf } from '../model/columns.ts'
import type { Words } from '../model/words.ts'
import { Arrow } from './Arrow.tsx'
import type { FieldChange } from './history.ts'
import { PermissionsChange } from './PermissionsChange.tsx'
import { Side } from './Side.tsx'

type Props = { definition: AnyResource; words: Words; changes: FieldChange[]; shown?: number }

const SHOWN = 8

/** What fields said before and what they say now; at first `shown` of them, and all when asked for. */
export function Changes({ definition, words, changes, shown = SHOWN }: Props) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const known = changes.filter(({ field }) => columnOf(definition, field))
  const seen = all ? known : known.slice(0, shown)
  return (
    <>
      {seen.length > 0 && (
        <dl className="changes">
          {seen.map((change) => (
            <div key={change.field}>
              <dt>{words.field(change.field)}</dt>
              <dd>{columnOf(definition, change.field)!.type === 'permissions' ? <PermissionsChange change={change} /> : <FromTo definition={definition} words={words} change={change} />}</dd>
            </div>
          ))}
        </dl>
      )}
      {known.length > seen.length && (
        <button type="button" className="history-link" onClick={() => setAll(true)}>
          {t('crud.history.allFields', { total: known.length })}
        </button>
      )}
    </>
  )
}

function FromTo(props: { definition: AnyResource; words: Words; change: FieldChange }) {
  return (
    <>
      <Side {...props} side="from" />
      <Arrow />
      <Side {...props} side="to" />
    </>
  )
}
