import type { Label, Named, OwnDefinition, OwnLanguage } from './definition.ts'

/** The words of a resource as the files of a language have them. */
export interface ResourceWords {
  title: string
  one: string
  many: string
  about: string
  first: string
  fields: Record<string, string>
  help: Record<string, string>
  groups: Record<string, string>
  choices: Record<string, Record<string, string>>
}

/** Words that resources of all companies share, in one language. */
export interface UsualWords {
  /** Adding one of them, with `{{one}}` for what it is called. */
  first: string
  /** The group of a form that has one group. */
  general: string
}

/** What something is called in a language; in the first one where it is not said. */
const wordIn = (label: Label | undefined, language: OwnLanguage): string =>
  label?.[language]?.trim() || label?.vi_VN?.trim() || ''

const inSentence = (title: string) => title.charAt(0).toLocaleLowerCase('vi') + title.slice(1)

/** The group of fields that name none, where a definition has no groups. */
export const GENERAL = 'general'

/** All words of a definition in a language: what it does not say there is said as in the first language. */
export function wordsOfOwn(own: OwnDefinition, language: OwnLanguage, usual: UsualWords): ResourceWords {
  const { label, about, fields, groups = [] } = own
  const title = wordIn(label, language)
  // What one is called in the first language would stand out in sentences of another.
  const one = own.one?.[language]?.trim() || inSentence(title)
  const named = (list: readonly Named[]) =>
    Object.fromEntries(list.map((one) => [one.key, wordIn(one.label, language) || one.key]))
  return {
    title,
    one,
    many: inSentence(title),
    about: wordIn(about, language),
    first: usual.first.replace('{{one}}', one),
    fields: named(fields),
    help: Object.fromEntries(
      fields.flatMap(({ key, help }) => (wordIn(help, language) === '' ? [] : [[key, wordIn(help, language)]])),
    ),
    groups: groups.length > 0 ? named(groups) : { [GENERAL]: usual.general },
    choices: Object.fromEntries(fields.flatMap(({ key, choices }) => (choices ? [[key, named(choices)]] : []))),
  }
}
