import type { Field, Fields, Where } from '../fields/field_types.ts'

/** What rows of a resource need for others to point to them, as its own fields say. */
export const usableRows = (fields: Fields): Where =>
  Object.fromEntries(
    (Object.entries(fields) as [string, Field][]).flatMap(([name, field]) =>
      (field.type === 'select' || field.type === 'boolean') && field.usable !== null ? [[name, field.usable]] : [],
    ),
  )

/** What rows need to be chosen for a relation: what the relation says, and of other fields what they say themselves. */
export const choosableRows = ({ where }: { where: Where }, target: { fields: Fields }): Where => ({
  ...usableRows(target.fields),
  ...where,
})
