import type { CellProps } from './cell.ts'

/** The printed text of an address. */
export function AddressCell({ value }: CellProps<'address'>) {
  return <span title={value.text}>{value.text}</span>
}
