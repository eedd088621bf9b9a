import type { AnyResource } from '@barem/resources/kit'
import type { Translate } from '../../i18n/translate.ts'
import { useMemo } from 'react'
import { useTranslate } from '@refinedev/core'

/** `companyAddress` → `company address`: a last resort for a missing word. */
const humanised = (name: string) => name.replace(/Ids?$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

export type Words = {
  /** Many of them, as a heading: `Khách hàng`. */
  title: string
  /** Many of them, inside a sentence. */
  many: string
  /** So many of them, inside a sentence: `1 customer`, `1,200 customers`. */
  counted(count: number): string
  /** One of them, inside a sentence. */
  one: string
  /** The purpose of the list. */
  about: string
  /** The first step of an empty list. */
  first: string
  /** The placeholder of the list's search box. */
  search: string
  field(name: string): string
  group(name: string): string
  choice(field: string, value: string): string
  /** The name of a field's band, counted from the lowest. */
  band(field: string, index: number): string
  /** The name of choosing nothing in a relation, where that is a choice of its own. */
  none(field: string): string
}

/** The words of a definition, by the convention of the locale files. */
export function wordsOf(t: Translate, { name, fields }: Pick<AnyResource, 'name' | 'fields'>): Words {
  const word = (key: string, fallback: string) => t(`resources.${key}`, { defaultValue: fallback })
  const title = word(`${name}.title`, humanised(name))
  const many = word(`${name}.many`, title.toLocaleLowerCase())
  const one = word(`${name}.one`, humanised(name))
  return {
    title,
    many,
    one,
    counted: (count) => t('crud.count', { count, one, many }),
    about: word(`${name}.about`, ''),
    first: word(`${name}.first`, t('buttons.create')),
    search: word(`${name}.search`, t('crud.search')),
    field: (field) =>
      word(Object.hasOwn(fields, field) ? `${name}.fields.${field}` : `meta.fields.${field}`, humanised(field)),
    group: (group) => word(`${name}.groups.${group}`, humanised(group)),
    none: (field) => word(`${name}.none.${field}`, t('crud.select')),
    band: (field, index) => word(`${name}.bands.${field}.${index}`, String(index)),
    choice: (field, value) => word(`${name}.choices.${field}.${value}`, value),
  }
}

/** The words of a definition in the language on screen. */
export function useWords({ name, fields }: AnyResource): Words {
  const t = useTranslate()
  return useMemo(() => wordsOf(t, { name, fields }), [t, name, fields])
}
