import { type Field, insideSentence } from '@barem/resources/kit'
import type { Translate } from '../../i18n/translate.ts'
import type { Words } from '../model/words.ts'
import { type FieldRules, isBlank } from './rule.ts'

/** The field with the day that a field is compared with, as a name of the form; none without one. */
export const daysBefore = (field: Field): string[] =>
  field.type === 'date' && field.notBefore !== null ? [field.notBefore] : []

/** A day is not before the one that it follows, whichever of the two is typed last. */
export function orderOfDays(field: Field, words: Words, t: Translate): FieldRules {
  const [before] = daysBefore(field)
  if (before === undefined) return []
  const other = insideSentence(words.field(before))
  return [
    ({ getFieldValue }) => ({
      validator(_, value: unknown) {
        const first = getFieldValue(before) as unknown
        return isBlank(value) || isBlank(first) || String(value) >= String(first)
          ? Promise.resolve()
          : Promise.reject(new Error(t('validation.notBefore', { other })))
      },
    }),
  ]
}
