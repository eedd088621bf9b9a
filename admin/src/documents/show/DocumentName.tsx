import type { AnyResource, Field } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { capital } from '../../format/capital.ts'
import { codeOf } from '../../resources/model/row.ts'
import type { Words } from '../../resources/model/words.ts'
import { Copyable } from '../../resources/parts/Copyable.tsx'
import { StateTag } from '../../resources/parts/StateTag.tsx'
import { StatusTag } from '../../resources/parts/StatusTag.tsx'
import { type DocumentRow, stateOf } from '../document.ts'

type Props = { definition: AnyResource; row: DocumentRow; words: Words }

/** The kind of a document and its number. */
export function DocumentName({ definition, row, words }: Props) {
  return (
    <>
      {capital(words.one)} <Copyable text={codeOf(definition, row)} className="code" />
    </>
  )
}

/** What a document lacks, such as prices, by the names of its marks. */
const lackingIn = ({ fields }: AnyResource, row: DocumentRow): string[] =>
  (Object.entries(fields) as [string, Field][]).flatMap(([name, field]) =>
    field.type === 'boolean' && field.lacks.length > 0 && row[name] === true ? [name] : [],
  )

/** The state of a document, what it lacks, and how often it was revised. */
export function DocumentState({ definition, row, words }: Props) {
  const t = useTranslate()
  const { states } = definition
  const state = stateOf(definition, row)
  const revision = Number(row[states!.approval?.revision ?? ''] ?? 0)
  return (
    <span className="record-note">
      <StateTag definition={definition} words={words} field={states!.field} value={state} />
      {lackingIn(definition, row).map((name) => (
        <StatusTag key={name} value={name} word={words.field(name)} color="orange" />
      ))}
      {revision > 0 && <span>{t('documents.revision', { number: revision })}</span>}
    </span>
  )
}
