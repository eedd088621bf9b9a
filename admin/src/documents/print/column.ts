/** A column of the lines on a paper: its head, its text in each line, and its text below the lines. */
export interface Column<Line> {
  key: string
  head: string
  align: 'start' | 'center' | 'end'
  of: (line: Line, index: number) => string
  /** A smaller second line below the text of `of`. */
  note?: (line: Line) => string | null
  total?: string
  /** A smaller second line below the total. */
  totalNote?: string | null
}
