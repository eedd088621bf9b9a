import { wordsOfOwn, type OwnDefinition, type ResourceWords } from '@barem/resources/own'
import { sayIn } from '../../../i18n/i18n.ts'
import type { LocaleCode } from '../../../i18n/locales.ts'
import type { Words } from '../../../resources/model/words.ts'

/** The words of a draft in a language, as its screens will say them. */
export function previewWords(own: OwnDefinition, language: LocaleCode): Words {
  const t = sayIn(language)
  const said: ResourceWords = wordsOfOwn(own, language, {
    first: t('own.usual.first', { one: '{{one}}' }),
    general: t('own.usual.general'),
  })
  const field = (name: string) => said.fields[name] ?? t(`resources.meta.fields.${name}`)
  return {
    ...said,
    counted: (count) => t('crud.count', { count, one: said.one, many: said.many }),
    search: t('crud.search'),
    field,
    head: field,
    group: (group) => said.groups[group] ?? group,
    named: (name) => name,
    choice: (field, value) => said.choices[field]?.[value] ?? value,
    band: (_field, index) => String(index),
    none: () => t('crud.select'),
  }
}
