import type { AnyResource } from '@barem/resources/kit'
import type { OwnDefinition } from '@barem/resources/own'
import { useTranslate } from '@refinedev/core'
import { Select } from '../../../controls/Select.tsx'
import { FormField } from '../../../resources/form/FormGroups.tsx'
import type { Words } from '../../../resources/model/words.ts'
import type { Need } from '../api.ts'
import { called } from './valueText.ts'

type Props = {
  need: Need
  draft: OwnDefinition
  /** What is published, which still has the choices that go. */
  published: OwnDefinition | null
  resource: AnyResource
  words: Words
  replacement: string | null | undefined
  onReplace: (value: string | null) => void
}

const refusals = new Map()

/** What rows need before a publication, and what is done about it; some of it people do in the list first. */
export function NeedInput({ need, draft, published, resource, words, replacement, onReplace }: Props) {
  const t = useTranslate()
  const text = t(`own.mistakes.${need.kind}`, { count: need.count })
  const name = words.field(need.field)
  const field = draft.fields.find(({ key }) => key === need.field)
  if (need.kind === 'rowsLack')
    return (
      <div className="own-need">
        <p>{text}</p>
        <FormField
          definition={resource}
          words={words}
          row={null}
          refusals={refusals}
          name={need.field}
          label={name}
          required
        />
      </div>
    )
  if (need.kind !== 'rowsUse')
    return (
      <p className="own-need">
        <b>{name}</b>: {text}
      </p>
    )
  const was = published?.fields.find(({ key }) => key === need.field)?.choices
  const choice = was?.find(({ key }) => key === need.choice)
  const gone = choice ? called(choice) : need.choice
  return (
    <div className="own-need">
      <p>
        <b>
          {name} · {gone}
        </b>
        : {text}
      </p>
      <Select<string>
        aria-label={t('own.publish.replace', { name: gone })}
        placeholder={t('own.publish.replace', { name: gone })}
        value={replacement === null ? '' : replacement}
        onChange={(value) => onReplace(value === '' ? null : value)}
        options={[
          ...(field?.choices ?? []).map(({ key }) => ({ value: key, label: words.choice(need.field, key) })),
          ...(field?.required ? [] : [{ value: '', label: t('own.publish.empty') }]),
        ]}
      />
    </div>
  )
}
