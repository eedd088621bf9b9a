import type { AnyRow } from '../../resources/model/columns.ts'

type Weighed = { weightMode?: unknown; actualWeight?: unknown; [field: string]: unknown }

/**
 * Whether a weight of a line is none: goods that are only counted have no weight, whatever is stored, and coils have
 * none before they are weighed.
 */
export const isUnweighable = ({ weightMode }: Weighed, weight: unknown): boolean =>
  weightMode === 'none' || (weightMode === 'coil' && Number(weight) === 0)

/** The number of lines of a sale with an unknown weight. */
export const unweighed = (lines: readonly (Weighed | AnyRow)[]): number =>
  lines.filter(({ weightMode, actualWeight }) => weightMode !== 'none' && (actualWeight ?? null) === null).length
