import type { Field, Fields } from '@barem/resources/kit'

/** Fields that a body may name: not those which the system alone writes. */
export const writableFields = (fields: Fields): [string, Field][] =>
  (Object.entries(fields) as [string, Field][]).filter(([, field]) => !field.readOnly)
