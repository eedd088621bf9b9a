import type { AnyResource, FieldSet } from '@barem/resources/kit'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { withWords } from '../../i18n/later.ts'
import { columnOf, fieldOf, isWritable } from '../model/columns.ts'
import type { Words } from '../model/words.ts'
import { Arrow } from './Arrow.tsx'
import type { FieldChange } from './history.ts'
import { toldOf } from './lines.ts'
import { PermissionsChange } from './PermissionsChange.tsx'
import { Side } from './Side.tsx'

const LineChanges = lazy(() => withWords('documents', () => import('./LineChanges.tsx')))

type Props = { definition: AnyResource; words: Words; changes: FieldChange[]; shown?: number }

const SHOWN = 8

/** Whether a change is worth showing: the sums of a document follow from its lines, so only its amount is shown. */
function tells(definition: AnyResource, { field, lines }: FieldChange): boolean {
  const { states } = definition
  if (!states) return true
  if (lines) return toldOf(definition, field, lines).length > 0
  return isWritable(fieldOf(definition, field)!) || fieldOf(definition, field)!.role === 'amount'
}

/** The values of fields before and now; at first `shown` of them, and all on request. */
export function Changes({ definition, words, changes, shown = SHOWN }: Props) {
  const t = useTranslate()
  const [all, setAll] = useState(false)
  const known = changes.filter(({ field }) => columnOf(definition, field)).filter((change) => tells(definition, change))
  const seen = all ? known : known.slice(0, shown)
  return (
    <>
      {seen.length > 0 && (
        <dl className="changes">
          {seen.map((change) => (
            <div key={change.field}>
              <dt>{words.field(change.field)}</dt>
              <dd>
                <Change definition={definition} words={words} change={change} />
              </dd>
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

type ChangeProps = { definition: AnyResource; words: Words; change: FieldChange }

function Change(props: ChangeProps) {
  const { definition, change } = props
  if (change.lines)
    return (
      <Suspense>
        <LineChanges {...props} lines={change.lines} />
      </Suspense>
    )
  return columnOf(definition, change.field)!.type === 'permissions' ? (
    <PermissionsChange change={change} />
  ) : (
    <FromTo {...props} />
  )
}

/** The old and the new value of a field. */
export function FromTo(props: Omit<ChangeProps, 'definition'> & { definition: FieldSet }) {
  return (
    <>
      <Side {...props} side="from" />
      <Arrow />
      <Side {...props} side="to" />
    </>
  )
}
