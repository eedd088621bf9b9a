import { insideSentence, type AnyResource } from '@barem/resources/kit'
import type { Translate } from '../../i18n/translate.ts'

/** What the button says that saves a document and sends it on: what its own request is called, such as to receive. */
export function requestWord(t: Translate, { name }: Pick<AnyResource, 'name'>): string {
  const own = t(`resources.${name}.actions.request.name`, { defaultValue: '' })
  return own === '' ? t('crud.form.saveAndRequest') : t('crud.form.saveAnd', { action: insideSentence(own) })
}
