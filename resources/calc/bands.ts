import { exactly, type Figure } from './exact.ts'

export interface DeviationBand {
  name: string
  englishName?: string | null
  /** Percent, without sign: the band begins here and reaches to the next one. */
  threshold: string
  color: string
}

/**
 * The band that a deviation falls into: the one of the greatest threshold that |percent| reaches, the first of equals.
 * Null below every threshold, and when there is no deviation to judge. Judge the percent that is shown, so that print
 * and colour agree.
 */
export function bandOf<B extends DeviationBand>(percent: Figure, bands: readonly B[]): B | null {
  const deviation = exactly(percent)?.abs()
  if (!deviation) return null
  return bands.reduce<B | null>((found, band) => {
    const threshold = exactly(band.threshold)
    const reached = threshold?.lte(deviation) && (!found || threshold.gt(found.threshold))
    return reached ? band : found
  }, null)
}
