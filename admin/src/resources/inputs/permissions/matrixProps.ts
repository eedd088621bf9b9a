import type { Cell, Grants, MayGive } from './grants.ts'
import type { AreaGroup } from './rows.ts'

/** What both shapes of the matrix are drawn from. */
export type MatrixProps = {
  groups: AreaGroup[]
  grants: Grants
  before: Grants
  mayGive: MayGive
  /** Where it says why boxes stand still. */
  noteId: string | undefined
  onSet: (cell: Cell, on: boolean) => void
  /** Checks or clears many boxes. */
  onToggle: (cells: readonly Cell[]) => void
}
