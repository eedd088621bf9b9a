import type { AnyResource } from '@barem/resources/kit'
import type { FieldError } from '#app/http/api_error'

/** Mistakes in the order of the fields; those without a field come last. */
export function inOrder(resource: AnyResource, mistakes: readonly FieldError[]): FieldError[] {
  const places = new Map(Object.keys(resource.fields).map((name, place) => [name, place]))
  const place = ({ field }: FieldError) => places.get(field.split('.')[0]!) ?? places.size
  return [...mistakes].sort((one, other) => place(one) - place(other))
}
