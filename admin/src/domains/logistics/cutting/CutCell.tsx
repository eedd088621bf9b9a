import type { Figure } from '@barem/resources/calc/exact'
import type { CellProps } from '../../../resources/cells/cell.ts'
import { BarDrawing } from './BarDrawing.tsx'
import { drawBar } from './bars.ts'

/** The cuts of a bar on the page of its document: as they were typed, and drawn with what was left. */
export default function CutCell({ value, row }: CellProps<'text'>) {
  const { length, rest, restIs } = row as unknown as { length: Figure; rest: Figure; restIs: string | null }
  // What is left was decided as the bars were cut, whatever is scrap today.
  const bar = drawBar(length, value, { kerf: '0', scrapBelow: '0' })
  if (!bar || bar.over !== null) return <span className="cell-text">{String(value)}</span>
  const pieces = bar.stretches.filter(({ kind }) => kind === 'piece')
  const left = restIs ? [{ kind: restIs as 'remnant' | 'scrap', length: rest!, count: 1 }] : []
  return <BarDrawing bar={{ ...bar, stretches: [...pieces, ...left], rest: rest ?? '0', restIs: restIs as never }} />
}
