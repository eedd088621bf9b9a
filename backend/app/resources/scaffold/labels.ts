import { asSentence, type AnyResource, type Field } from '@barem/resources/kit'
import type { Language } from '#app/language/translate'

/** Words of all resources in one language, as `resources.json` has them. */
export type Words = Readonly<Record<string, unknown>>

/** A label that is proposed; `translated` is false where an English one stands in for another language. */
export interface Label {
  text: string
  translated: boolean
}

/** `inspectedUntil` and `in_business` → `Inspected until`, `In business`. */
const spelledOut = (key: string) =>
  asSentence(
    key
      .replace(/Ids?$/, (id) => (id === 'Ids' ? 's' : ''))
      .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
      .replaceAll('_', ' '),
  )

/** The text at a path of nested words; undefined where there is none. */
export function textAt(words: unknown, path: readonly string[]): string | undefined {
  const found = path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], words)
  return typeof found === 'string' ? found : undefined
}

/** What most of the other resources call the same; undefined where none does. */
function usual(words: Words, name: string, path: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const [other, own] of Object.entries(words)) {
    const text = other === name ? undefined : textAt(own, path)
    if (text !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0]
}

/** What the resource is called that a relation leads to. */
function ofTarget({ fields }: AnyResource, words: Words, [kind, field]: readonly string[]): string | undefined {
  const spec = fields[field!] as Field | undefined
  if (kind !== 'fields' || !spec || !('to' in spec)) return undefined
  const target = textAt(words, [spec.to, spec.type === 'belongsTo' ? 'one' : 'title'])
  return target === undefined ? undefined : asSentence(target)
}

/**
 * Proposes a label: what other resources call the same, else what a relation leads to, else the key spelled out.
 * @param path within the words of the resource, such as `fields`, `plate`
 */
export function proposedLabel(resource: AnyResource, words: Words, language: Language, path: readonly string[]): Label {
  const text = usual(words, resource.name, path) ?? ofTarget(resource, words, path)
  if (text !== undefined) return { text, translated: true }
  return { text: spelledOut(path.at(-1)!), translated: language === 'en_US' }
}

/** What a resource is called in one language: a row of it in small letters, and all of them at the head of a list. */
export interface Called {
  one: string
  title: string
}

/** `vehicle-types` → `vehicle type`, `Vehicle types`. */
export const calledInEnglish = (name: string): Called => ({
  one: name.replaceAll('-', ' ').replace(/ies$/, 'y').replace(/s$/, ''),
  title: asSentence(name.replaceAll('-', ' ')),
})

/** Nouns of Vietnamese have one form. */
export const calledInVietnamese = (one: string): Called => ({ one, title: asSentence(one) })

const sentences: Record<Language, (called: Called) => { about: string; first: string }> = {
  vi_VN: ({ one }) => ({ about: `Danh sách ${one}.`, first: `Thêm ${one} đầu tiên` }),
  en_US: ({ one, title }) => ({ about: `The list of ${title.toLowerCase()}.`, first: `Add the first ${one}` }),
}

/** The sentences of a list's head and of an empty list. */
export const listWords = (language: Language, called: Called): Record<string, string> => ({
  title: called.title,
  one: called.one,
  ...sentences[language](called),
})
