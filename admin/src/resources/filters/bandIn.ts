import type { Band } from '@barem/resources/kit'
import type { FilterValues } from './filter.ts'

/** The index of the band that exactly matches a filter; undefined if none does. */
export function bandIn(bands: readonly Band[], { _gte, _lte }: FilterValues): number | undefined {
  const [from, to] = [_gte?.[0] ?? null, _lte?.[0] ?? null]
  const place = bands.findIndex((band) => band.from === from && band.to === to)
  return place < 0 ? undefined : place
}
