import type { Named, OwnChange } from '@barem/resources/own'
import type { Translate } from '../../../i18n/translate.ts'

const called = (named: Named | undefined) => named?.label.vi_VN || named?.key || ''

/** A value of an option as far as a sentence can say it. */
function said(t: Translate, value: unknown): string {
  if (value === undefined || value === null || value === false || value === '') return t('own.change.nothing')
  if (value === true) return t('own.change.yes')
  if (typeof value !== 'object') return String(value)
  return 'vi_VN' in value ? String((value as { vi_VN: unknown }).vi_VN) : ''
}

/** What a publication changes, as a sentence. */
export function changeText(t: Translate, { what, field, choice, option, from, to }: OwnChange): string {
  const values = {
    field: called(field),
    choice: called(choice),
    option: option ? t(`own.${what === 'option' ? 'whole' : 'options'}.${option}`, { defaultValue: option }) : '',
    from: said(t, from),
    to: what === 'fieldAdded' ? t(`own.types.${String(to)}.name`) : said(t, to),
  }
  const isShort = what === 'option' || what === 'fieldOption'
  if (isShort && (values.from === '' || values.to === '' || option === 'order'))
    return t(`own.change.${what}Changed`, values)
  return t(`own.change.${what}`, values)
}
