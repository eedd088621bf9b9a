import type { Counted } from '../../resources/model/measures.ts'

/** Units that mean the metre. */
const METRE = /^(m|mét|met|metres?|meters?)$/i

/** Whether goods of a line are counted in metres, so that the length of one does not matter. */
export const isByMetre = ({ unit, englishUnit, length }: Counted & { length?: unknown }): boolean =>
  Number(length) === 1 && [unit, englishUnit].some((name) => METRE.test(name?.trim() ?? ''))
