import type { DeviationBand } from '@barem/resources/calc/bands'
import { useCompanySettings } from '../../session/useCompanySettings.ts'

const NONE: readonly DeviationBand[] = []

/** The company's deviation bands. */
export const useBands = (): readonly DeviationBand[] => useCompanySettings().data?.deviationBands ?? NONE
