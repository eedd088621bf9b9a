import type { AnyResource } from '@barem/resources/kit'
import { isUnknownField, type FieldError } from '#app/http/api_error'

/** Mistakes in the order of the fields: first names that there are not, last other mistakes without a field. */
export function inOrder(resource: AnyResource, mistakes: readonly FieldError[]): FieldError[] {
  const places = new Map(Object.keys(resource.fields).map((name, place) => [name, place]))
  const place = (mistake: FieldError) =>
    isUnknownField(mistake) ? -1 : (places.get(mistake.field.split('.')[0]!) ?? places.size)
  return [...mistakes].sort((one, other) => place(one) - place(other))
}
