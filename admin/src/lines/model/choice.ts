/** A choice of a cell with its word on screen. */
export interface Choice {
  value: string
  label: string
}
