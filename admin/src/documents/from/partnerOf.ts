import { type AnyResource, type CreatedFrom, partnersOf } from '@barem/resources/kit'

/** The relation to whom a document is with that is made this way: the one it takes over, else the usual one. */
export const partnerOf = (definition: AnyResource, { copy }: CreatedFrom): string | null =>
  partnersOf(definition).find((name) => name in copy) ?? definition.partner
