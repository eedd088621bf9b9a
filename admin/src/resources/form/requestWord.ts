import { insideSentence, type AnyResource } from '@barem/resources/kit'
import type { Translate } from '../../i18n/translate.ts'
import { forwardOf } from '../model/documents.ts'

/** What the button says that saves a document and sends it on: what its own next step is called, such as to receive. */
export function requestWord(t: Translate, definition: AnyResource): string {
  if (!definition.states) return ''
  const own = t(`resources.${definition.name}.actions.${forwardOf(definition)}.name`, { defaultValue: '' })
  return own === '' ? t('crud.form.saveAndRequest') : t('crud.form.saveAnd', { action: insideSentence(own) })
}
