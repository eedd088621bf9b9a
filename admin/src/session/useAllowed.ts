import type { Level } from '@barem/resources/areas'
import { useDecision } from '../providers/useDecision.ts'
import type { Area } from './permissions.ts'

/** Whether the person may act at `level` in `area`. */
export const useAllowed = (area: Area, level: Level): boolean => useDecision({ action: level, params: { area } }).can
