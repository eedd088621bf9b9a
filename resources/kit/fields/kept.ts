import type { AnyField } from './field_types.ts'

/** Whether every stored row has a value of its own in a field: a required one that is always there. */
export const isKept = ({ required, when, lenient }: AnyField): boolean => required && when === null && !lenient

/** The fewest lines that a stored row may have: a draft may have none. */
export const fewestLines = ({ min, lenient }: { min: number; lenient: boolean }): number => (lenient ? 0 : min)
