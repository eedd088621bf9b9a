import type { FieldSet } from '@barem/resources/kit'
import type { Translate } from '../../i18n/translate.ts'

/** `companyAddress` → `company address`: a last resort for a missing word. */
const humanised = (name: string) => name.replace(/Ids?$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** What a resource is called, which every screen can say. */
export type Titles = {
  /** Many of them, as a heading: `Khách hàng`. */
  title: string
  /** Many of them, inside a sentence. */
  many: string
  /** One of them, inside a sentence. */
  one: string
}

export type Words = Titles & {
  /** So many of them, inside a sentence: `1 customer`, `1,200 customers`. */
  counted(count: number): string
  /** The purpose of the list. */
  about: string
  /** The first step of an empty list. */
  first: string
  /** The placeholder of the list's search box. */
  search: string
  field(name: string): string
  /** The head of a field's column among others, which may be shorter than its name. */
  head(name: string): string
  group(name: string): string
  /** A filter of one click that the definition names. */
  named(name: string): string
  choice(field: string, value: string): string
  /** The name of a field's band, counted from the lowest. */
  band(field: string, index: number): string
  /** The name of choosing nothing in a relation, where that is a choice of its own. */
  none(field: string): string
}

const word = (t: Translate, key: string, fallback: string) => t(`resources.${key}`, { defaultValue: fallback })

export function titlesOf(t: Translate, { name }: Pick<FieldSet, 'name'>): Titles {
  const title = word(t, `${name}.title`, humanised(name))
  return {
    title,
    many: word(t, `${name}.many`, title.toLocaleLowerCase()),
    one: word(t, `${name}.one`, humanised(name)),
  }
}

/** What making a document by one of its ways is called on a button, where the way has words of its own. */
export const wayWord = (t: Translate, { name }: Pick<FieldSet, 'name'>, by: string, fallback: string): string =>
  word(t, `${name}.makes.${by}`, fallback)

/**
 * The words of a definition, by the convention of the locale files: those beside its titles come with its own screens.
 * Where it has none, the dictionary says what resources share, and only then what stands here.
 */
export function wordsOf(t: Translate, { name, fields }: Pick<FieldSet, 'name' | 'fields'>): Words {
  const say = (key: string, fallback: string) => word(t, key, fallback)
  const field = (one: string) =>
    say(Object.hasOwn(fields, one) ? `${name}.fields.${one}` : `meta.fields.${one}`, humanised(one))
  const { title, many, one } = titlesOf(t, { name })
  return {
    title,
    many,
    one,
    counted: (count) => t('crud.count', { count, one, many }),
    about: say(`${name}.about`, ''),
    first: say(`${name}.first`, t('buttons.create')),
    search: say(`${name}.search`, t('crud.search')),
    field,
    head: (one) => say(`${name}.heads.${one}`, field(one)),
    named: (filter) => say(`${name}.named.${filter}`, humanised(filter)),
    group: (group) => say(`${name}.groups.${group}`, humanised(group)),
    none: (field) => say(`${name}.none.${field}`, t('crud.select')),
    band: (field, index) => say(`${name}.bands.${field}.${index}`, String(index)),
    choice: (field, value) => say(`${name}.choices.${field}.${value}`, value),
  }
}
