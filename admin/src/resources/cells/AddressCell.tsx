import type { CellProps } from './cell.ts'

/** An address as it was printed when it was written. */
export function AddressCell({ value }: CellProps<'address'>) {
  return <span title={value.text}>{value.text}</span>
}
