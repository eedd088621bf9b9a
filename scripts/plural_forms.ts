/** The texts of one key: `plain`, or a text for each plural form of the language. */
export type Forms = Record<string, string>

const SUFFIX = /^(.+)_(zero|one|two|few|many|other)$/

/**
 * The words of a language under their bare keys: `lines_one` and `lines_other` are forms of `lines`.
 * @param language as its folder is called, such as `en_US`
 * @returns the keys with their forms, and what is wrong: empty texts, forms that the grammar of the language lacks or
 * misses, and
 * texts that count without having forms
 */
export function pluralForms(
  language: string,
  words: ReadonlyMap<string, string>,
): { keys: Map<string, Forms>; problems: string[] } {
  const grammar = new Intl.PluralRules(language.replace('_', '-')).resolvedOptions().pluralCategories as string[]
  const keys = new Map<string, Forms>()
  const problems: string[] = []
  for (const [key, text] of words) {
    const [, bare = key, form = 'plain'] = SUFFIX.exec(key) ?? []
    if (text.trim() === '') problems.push(`${language} has no word for ${key}`)
    if (form === 'plain' && /\{\{\s*count\s*\}\}/.test(text))
      problems.push(`${language} counts in ${key}, which has no plural forms`)
    keys.set(bare, { ...keys.get(bare), [form]: text })
  }
  for (const [key, forms] of keys) {
    const needed = 'plain' in forms ? ['plain'] : grammar
    for (const form of needed) if (!(form in forms)) problems.push(`${language} has no word for ${key}_${form}`)
    for (const form of Object.keys(forms))
      if (!needed.includes(form)) problems.push(`${language} knows no form ${key}_${form}`)
  }
  return { keys, problems }
}

const placeholders = (text = ''): string[] => [...new Set(text.match(/\{\{\s*\w+\s*\}\}/g) ?? [])].sort()
const mainText = (forms: Forms) => forms.plain ?? forms.other

/**
 * What a key says in one language and not in the other. A form may leave the figure out, and say `one` where the others
 * say `many`.
 */
export function differences(key: string, one: Forms, other: Forms): string[] {
  if ('plain' in one !== 'plain' in other) return [`${key} has plural forms in one language only`]
  const known = placeholders(mainText(one))
  if (known.join() !== placeholders(mainText(other)).join())
    return [`${key} has other placeholders in one language than in the other`]
  const strange = [one, other]
    .flatMap((forms) => Object.values(forms).flatMap(placeholders))
    .filter((name) => name !== '{{one}}' && !known.includes(name))
  return [...new Set(strange)].map((name) => `${key} has the placeholder ${name} in one form only`)
}
