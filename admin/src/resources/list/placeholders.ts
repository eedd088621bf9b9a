import type { AnyRow } from '../model/columns.ts'

const MARK = 'placeholder-'

/** Rows in place of those being fetched, so that nothing jumps when they arrive. */
export const placeholders = (count: number): AnyRow[] =>
  Array.from({ length: count }, (_, index) => ({ id: MARK + index }))

export const isPlaceholder = ({ id }: AnyRow): boolean => id.startsWith(MARK)
