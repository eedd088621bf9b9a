import { Button, Modal, Radio } from 'antd'
import type { AnyResource } from '@barem/resources/kit'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { formatDateTime } from '../../format/date.ts'
import { Value } from '../cells/Value.tsx'
import { Entry } from '../history/Entry.tsx'
import { type HistoryEntry, lastChange } from '../history/history.ts'
import { useLocale } from '../../i18n/i18n.ts'
import { type AnyRow, calledIn, type Column, columnOf, type Embedded } from '../model/columns.ts'
import { useChosen } from '../model/options.ts'
import type { Words } from '../model/words.ts'
import type { Values } from './values.ts'
import '../history/history.css'

const LinesConflict = lazy(() => import('../../documents/form/LinesConflict.tsx'))

const linesOf = (value: unknown) => (Array.isArray(value) ? value.length : 0)

type Props = {
  definition: AnyResource
  words: Words
  /** Fields that both changed. */
  fields: string[]
  mine: Values
  current: AnyRow
  /** Changes since the person opened the row, newest first. */
  since: HistoryEntry[]
  onResolve: (takeTheirs: string[]) => void
  onClose: () => void
}

/**
 * Someone saved first. For each field that both changed, the person chooses whose value stays, and sees who did what
 * meanwhile.
 */
export default function ConflictDialog({ definition, words, fields, mine, current, since, onResolve, onClose }: Props) {
  const t = useTranslate()
  const [theirs, setTheirs] = useState<string[]>([])
  const choose = (field: string, side: string) =>
    setTheirs(side === 'theirs' ? [...theirs, field] : theirs.filter((name) => name !== field))
  const by = (current.updatedBy as Embedded | null | undefined)?.name
  const theirsOf = (field: string) => {
    const change = lastChange(field, since)
    return change?.by
      ? t('crud.conflict.theirsBy', { by: change.by.name, at: formatDateTime(change.at) })
      : t('crud.conflict.theirs')
  }
  const footer = (
    <>
      <Button onClick={onClose}>{t('crud.conflict.back')}</Button>
      <Button type="primary" onClick={() => onResolve(theirs)}>
        {t('crud.conflict.save')}
      </Button>
    </>
  )
  return (
    <Modal open title={t('crud.conflict.title')} footer={footer} onCancel={onClose} maskClosable={false} width={640}>
      <p className="dialog-note">{by ? t('crud.conflict.textBy', { by }) : t('crud.conflict.text')}</p>
      {fields.map((field) => {
        const column = columnOf(definition, field)!
        return (
          <fieldset key={field} className="conflict">
            <legend>{words.field(field)}</legend>
            <Radio.Group
              value={theirs.includes(field) ? 'theirs' : 'yours'}
              onChange={({ target }) => choose(field, String(target.value))}
            >
              <Radio value="yours">
                <small>{t('crud.conflict.yours')}</small>
                {column.type === 'lines' ? (
                  t('crud.lines.count', { count: linesOf(mine[field]) })
                ) : (
                  <Mine definition={definition} words={words} column={column} mine={mine} current={current} />
                )}
              </Radio>
              <Radio value="theirs">
                <small>{theirsOf(field)}</small>
                {column.type === 'lines' ? (
                  t('crud.lines.count', { count: linesOf(current[field]) })
                ) : (
                  <Value definition={definition} words={words} column={column} row={current} />
                )}
              </Radio>
            </Radio.Group>
            {column.type === 'lines' && (
              <Suspense>
                <LinesConflict
                  definition={definition}
                  words={words}
                  name={field}
                  mine={mine[field]}
                  theirs={current[field]}
                />
              </Suspense>
            )}
          </fieldset>
        )
      })}
      {since.length > 0 && (
        <details className="conflict-since">
          <summary>{t('crud.conflict.since', { total: since.length })}</summary>
          <ol className="history-entries">
            {since.map((entry) => (
              <Entry key={entry.id} definition={definition} words={words} entry={entry} row={current} />
            ))}
          </ol>
        </details>
      )}
    </Modal>
  )
}

/** A value from the form; names of relations are fetched, since a form holds ids only. */
function Mine({
  definition,
  words,
  column,
  mine,
  current,
}: {
  definition: AnyResource
  words: Words
  column: Column
  mine: Values
  current: AnyRow
}) {
  const value = mine[column.name]
  const isRelation = column.field !== null && 'to' in column.field
  const ids = isRelation ? [value].flat().filter((id): id is string => typeof id === 'string') : []
  const language = useLocale()
  const names = useChosen(definition, column.name, ids)
  if (ids.length > 0) return <span>{(names ?? []).map((one) => calledIn(language, one)).join(', ')}</span>
  return <Value definition={definition} words={words} column={column} row={{ ...current, [column.name]: value }} />
}
