import type { Band } from '@barem/resources/kit'
import type { FilterValues } from './filter.ts'

/** The place of the band that a filter asks for just as it is; undefined when it asks for something else. */
export function bandIn(bands: readonly Band[], { _gte, _lte }: FilterValues): number | undefined {
  const [from, to] = [_gte?.[0] ?? null, _lte?.[0] ?? null]
  const place = bands.findIndex((band) => band.from === from && band.to === to)
  return place < 0 ? undefined : place
}
