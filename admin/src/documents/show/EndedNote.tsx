import { type AnyResource, type Field, relationKey } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { Alert } from 'antd'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { formatDateTime } from '../../format/date.ts'
import type { Embedded } from '../../resources/model/columns.ts'
import { paths } from '../../resources/model/paths.ts'
import { registered } from '../../resources/model/registry.ts'
import { titlesOf, type Words } from '../../resources/model/words.ts'
import { actionOf, type DocumentRow, type Ended } from '../document.ts'

type Props = { definition: AnyResource; words: Words; row: DocumentRow; ended: Ended }
type Way = { definition: AnyResource; id: string; name: string }

/** At the top of a document that was undone or cancelled: by whom, when and why, and where to go on. */
export function EndedNote({ definition, words, row, ended }: Props) {
  const t = useTranslate()
  const { action, at, by, comment, follows } = ended
  const how = actionOf(definition, action)?.reverses ? 'undo' : 'cancel'
  const titleOf = ({ name }: AnyResource) => titlesOf(t, { name }).one
  const made = follows.flatMap(({ resource, id, name }): Way[] => {
    const other = registered(resource)
    return other ? [{ definition: other, id, name: name ?? titleOf(other) }] : []
  })
  return (
    <Alert
      className="approval-note ended-note"
      type="error"
      showIcon
      message={
        <>
          {t(`documents.ended.${how}`, { one: words.one, by: by?.name ?? '—', at: formatDateTime(at) })}
          {comment && <q>{comment}</q>}
          <Ways label={t('documents.ended.from')} ways={sourcesOf(definition, row)} />
          <Ways label={t('documents.ended.follows')} ways={made} />
        </>
      }
    />
  )
}

/** The documents that one is made from, which it can be made from anew. */
const sourcesOf = ({ createdFrom, fields }: AnyResource, row: DocumentRow): Way[] =>
  createdFrom.flatMap(({ relation, moreRelation, outlivesSource }) =>
    (outlivesSource ? [] : [relation, moreRelation]).flatMap((name): Way[] => {
      const field = name === undefined ? undefined : (fields[name] as Field | undefined)
      const source = field && 'to' in field ? registered(field.to) : undefined
      if (!source || name === undefined) return []
      const one = row[relationKey(name)] as Embedded | null | undefined
      const several = (row[`${relationKey(name)}s`] ?? []) as Embedded[]
      return [...(one ? [one] : []), ...several].map((found) => ({
        definition: source,
        id: found.id,
        name: found.code ?? found.name ?? '—',
      }))
    }),
  )

function Ways({ label, ways }: { label: string; ways: readonly Way[] }) {
  if (ways.length === 0) return null
  return (
    <div>
      {label}{' '}
      {ways.map(({ definition, id, name }, place) => (
        <Fragment key={id}>
          {place > 0 && ', '}
          <Link to={paths.show(definition, id)}>{name}</Link>
        </Fragment>
      ))}
    </div>
  )
}
