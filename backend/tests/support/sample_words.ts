import { insideSentence, isChosen, type AnyResource } from '@barem/resources/kit'
import { translate } from '#app/language/translate'

/** The English message at a required field that is left empty. */
export function asked({ name, fields }: AnyResource, field: string): string {
  const label = insideSentence(translate('en_US', `resources:${name}.fields.${field}`))
  return `Please ${isChosen(fields[field]!.type) ? 'select' : 'enter'} the ${label}`
}
