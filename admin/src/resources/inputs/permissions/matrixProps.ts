import type { Cell, Grants, MayGive } from './grants.ts'
import type { AreaGroup } from './rows.ts'

/** The properties that both layouts of the matrix share. */
export type MatrixProps = {
  groups: AreaGroup[]
  grants: Grants
  before: Grants
  mayGive: MayGive
  /** Id of the note on why boxes are locked. */
  noteId: string | undefined
  onSet: (cell: Cell, on: boolean) => void
  /** Checks or clears many boxes. */
  onToggle: (cells: readonly Cell[]) => void
}
