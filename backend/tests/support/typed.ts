import type { Field } from '@barem/resources/kit'

/** A value as a person would type it into a sheet. */
export function typed(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (field.type === 'address') return `${(value as { street: string }).street}, Phường Ba Đình, Thành phố Hà Nội`
  if (field.type === 'attributes') return JSON.stringify(value)
  return Array.isArray(value) ? value.join('; ') : value
}
