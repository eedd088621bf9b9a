import vine from '@vinejs/vine'
import { composed, isStacked } from './composed.ts'

/**
 * Control characters, bidirectional overrides and zero-width signs: invisible, so stored text would not be the text
 * shown. U+FFFD replaces bytes that could not be decoded, so what was meant is lost already.
 */
export const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd]/u

/** Whether a text holds what cannot be seen or stored, or more marks on a letter than any language has. */
export const isUnreadable = (text: string): boolean => !text.isWellFormed() || INVISIBLE.test(text) || isStacked(text)

/** Trims, normalises to NFC, and refuses what cannot be read. */
export const clean = vine.createRule<{ lines: boolean }>((value, options, field) => {
  if (typeof value !== 'string') return
  const text = composed(value.trim())
  if (isUnreadable(text)) return field.report('control characters', 'controlCharacters', field)
  if (!options.lines && /[\r\n]/.test(text)) return field.report('line break', 'controlCharacters', field)
  field.mutate(text, field)
})

/** A string that must match `pattern` once `normalise` has tidied it. */
export const shaped = vine.createRule<{ rule: string; pattern: RegExp; normalise?: (text: string) => string }>(
  (value, { rule, pattern, normalise }, field) => {
    if (typeof value !== 'string') return
    const text = normalise ? normalise(value) : value
    if (!pattern.test(text)) return field.report(rule, rule, field)
    field.mutate(text, field)
  },
  {
    toJSONSchema: (schema, { rule, pattern }) =>
      void Object.assign(schema, rule === 'uuid' ? { format: rule } : { pattern: pattern.source }),
  },
)
