import type { AnyRow } from '../model/columns.ts'

const MARK = 'placeholder-'

/** Rows that hold the place of those on the way, so that nothing jumps when they come. */
export const placeholders = (count: number): AnyRow[] =>
  Array.from({ length: count }, (_, index) => ({ id: MARK + index }))

export const isPlaceholder = ({ id }: AnyRow): boolean => id.startsWith(MARK)
