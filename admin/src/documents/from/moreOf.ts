import type { AnyResource, Field, CreatedFrom } from '@barem/resources/kit'

/** The relation that names others of these besides the first; undefined of what is made from one alone. */
export const moreOf = (
  { fields }: Pick<AnyResource, 'fields'>,
  { relation, moreRelation }: CreatedFrom,
): string | undefined => moreRelation ?? ((fields[relation] as Field).type === 'belongsToMany' ? relation : undefined)
