import type { AnyResource, Field } from '@barem/resources/kit'

const isPlate = (field: Field) => field.type === 'text' && field.shape === 'plate'

/** A plate as far as it is typed, without what it is parted by: of a civil car, of the army, or the end people say. */
const TYPED = /^(\d{2}[a-zđ]{1,2}\d{0,6}|[a-zđ]{2}\d{2,4}|\d{4,5})$/i

/**
 * A pattern that finds plates however they are written: `51c123`, `51C-123.45` and `12345` find `51C-123.45`. It finds
 * all else that holds the same letters and digits too, such as a code. Null where no plate is searched, or typed.
 */
export function platePattern({ fields, list: { search } }: AnyResource, q: string): string | null {
  if (!search.some((name) => isPlate(fields[name] as Field))) return null
  const typed = q.replace(/[-.\s]/g, '')
  if (!TYPED.test(typed)) return null
  return [...typed.toLowerCase().replaceAll('đ', 'd')].join('[-. ]?')
}
