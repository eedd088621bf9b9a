import { ownPath, type Named, type OwnDefinition, type OwnField } from '@barem/resources/own'
import { locale } from '../../../i18n/i18n.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { definitions } from '../../../resources/model/registry.ts'

/** Where a value is said: of the whole definition, or of one of its fields. */
type Place = { definition: OwnDefinition; field: string | undefined; option: string | undefined }

/** What something is called in the language of the screen, else in the first. */
export const called = ({ label, key }: Named): string => label[locale.get()] || label.vi_VN || key

const nameIn = (list: readonly Named[] | undefined, key: unknown): string => {
  const entry = list?.find((one) => one.key === key)
  return entry ? called(entry) : String(key)
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

/** How options that hold keys show their values: by the labels of what the keys name. */
const readers: Record<string, (t: Translate, value: unknown, own: OwnDefinition, field?: OwnField) => string> = {
  default: (t, value, _own, field) =>
    field?.type === 'select'
      ? nameIn(field.choices, value)
      : t(`own.options.${String(value)}`, { defaultValue: String(value) }),
  usable: (_t, value, _own, field) => (isList(value) ? value.map((key) => nameIn(field?.choices, key)).join(', ') : ''),
  group: (_t, value, own) => nameIn(own.groups, value),
  daysUntil: (_t, value, own) => nameIn(own.fields, value),
  notBefore: (_t, value, own) => nameIn(own.fields, value),
  when: (_t, value, own) =>
    Object.entries(value as Record<string, readonly string[]>)
      .map(([by, keys]) => {
        const select = own.fields.find(({ key }) => key === by)
        return `${select ? called(select) : by}: ${keys.map((key) => nameIn(select?.choices, key)).join(', ')}`
      })
      .join('; '),
  shape: (t, value) => t(`own.options.${String(value)}`),
  type: (t, value) => t(`own.types.${String(value)}.name`),
  to: (t, value, own) => {
    if (value === ownPath(own.key)) return called(own)
    const name = definitions.get().all.find(({ path }) => path === value)?.name
    return name ? t(`resources.${name}.title`) : String(value)
  },
  title: (_t, value, own) => nameIn(own.fields, value),
  hint: (_t, value, own) => (isList(value) ? value.map((key) => nameIn(own.fields, key)).join(', ') : ''),
  unique: (t, value, own) =>
    isList(value)
      ? value.map((set) => (isList(set) ? set.map((key) => nameIn(own.fields, key)).join(' + ') : '')).join('; ')
      : value === true
        ? t('own.change.yes')
        : '',
  groups: (_t, value) => (isList(value) ? (value as Named[]).map(called).join(', ') : ''),
  icon: (t, value) => t(`own.icons.${String(value)}`),
  menu: (t, value) => t(`menu.${String(value)}`),
}

/** A value of an option as far as a sentence can say it; empty for one that has no few words. */
export function valueText(t: Translate, value: unknown, { definition, field, option }: Place): string {
  if (value === undefined || value === null || value === false || value === '' || (isList(value) && value.length === 0))
    return t('own.change.nothing')
  const read = option !== undefined && Object.hasOwn(readers, option) ? readers[option] : undefined
  if (read)
    return read(
      t,
      value,
      definition,
      definition.fields.find(({ key }) => key === field),
    )
  if (value === true) return t('own.change.yes')
  return typeof value === 'object' ? '' : String(value)
}
