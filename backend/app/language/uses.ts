import { translate, type Language } from './translate.ts'

/**
 * How many rows of a resource point to one row; kind and number of those hidden from the reader are left out.
 */
export type Use = { resource: string | null; count: number }

/** `3 sales orders`, by the words of the resource; by those of the errors where it has none. */
function counted(language: Language, { resource, count }: Use): string {
  const locale = language.replace('_', '-')
  if (resource === null) return translate(language, 'errors:inUse.hidden')
  const title = translate(language, `resources:${resource}.title`, { defaultValue: '' })
  if (title === '') return translate(language, `errors:inUse.${resource}`, { count })
  const many = translate(language, `resources:${resource}.many`, { defaultValue: title.toLocaleLowerCase(locale) })
  const word =
    new Intl.PluralRules(locale).select(count) === 'one' ? translate(language, `resources:${resource}.one`) : many
  return `${count.toLocaleString('en-US')} ${word}`
}

/** What points to a row, as the end of a sentence: `3 orders and 1 price configuration`. */
export const usesIn = (language: Language, uses: readonly Use[]): string =>
  new Intl.ListFormat(language.replace('_', '-')).format(uses.map((use) => counted(language, use)))
