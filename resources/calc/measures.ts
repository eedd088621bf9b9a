import type { priceTypes } from './choices.ts'
import type { Figure } from './exact.ts'

/** The field of a line that each price multiplies. Apart from the mathematics: definitions are read with it. */
export const measures = {
  piece: 'quantity',
  actual_kg: 'actualWeight',
  barem_kg: 'theoreticalWeight',
} as const satisfies Record<(typeof priceTypes)[number], string>

/** How much is written on a line of goods: pieces, or tonnes where it says so; null while nothing is. */
export const countOf = (line: object): Figure =>
  ((line as Readonly<Record<string, unknown>>)[measures.piece] ?? null) as Figure

/** Whether the goods of a line are counted in tonnes, and not by the piece. */
export const isInTonnes = (line: object): boolean => (line as { quantityUnit?: unknown }).quantityUnit === 'tonne'
