import type { Field, FieldSet } from '@barem/resources/kit'
import type { Translate } from '../i18n/translate.ts'
import type { Words } from '../resources/model/words.ts'
import type { Choice } from './model/choice.ts'

/** The choices of a field of lines with their words; none where people type. */
export function choicesOf(t: Translate, words: Words, { fields }: FieldSet, name: string): readonly Choice[] {
  const field = fields[name] as Field | undefined
  if (field?.type === 'boolean')
    return [
      { value: 'true', label: t('crud.yes') },
      { value: 'false', label: t('crud.no') },
    ]
  if (field?.type !== 'select') return []
  return field.choices.map((choice) => ({ value: choice, label: words.choice(name, choice) }))
}
