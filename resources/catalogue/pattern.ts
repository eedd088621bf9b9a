const PLACEHOLDER = /\{([^{}]*)\}/g

/** Why a pattern cannot be used: it is empty, or names something that is not known. Null when it can. */
export function checkPattern(pattern: string, known: ReadonlySet<string>): 'required' | 'placeholder' | null {
  if (pattern.trim() === '') return 'required'
  const unknown = [...pattern.matchAll(PLACEHOLDER)].some(([, name]) => !known.has(name!))
  return unknown || /[{}]/.test(pattern.replace(PLACEHOLDER, '')) ? 'placeholder' : null
}

/** The pattern with each `{name}` replaced by its value. */
export const fill = (pattern: string, values: Readonly<Record<string, string>>) =>
  pattern.replace(PLACEHOLDER, (_, name: string) => values[name]!).trim()
