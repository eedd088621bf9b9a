import type { ShapeName } from '@barem/resources/calc/shapes'
import { type Dimension, type Section, sections } from './sections.ts'
import './shapes.css'

const TICK = 4

/** The oblique strokes that end a dimension line. */
function ticks({ from, to }: Dimension): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [x, y] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const [dx, dy] = [(x + y) * TICK * Math.SQRT1_2, (y - x) * TICK * Math.SQRT1_2]
  return [from, to].map(([px, py]) => `M${px - dx} ${py - dy}L${px + dx} ${py + dy}`).join('')
}

type Props = {
  shape: ShapeName
  /** The text at each dimension. */
  labelOf: (symbol: string) => string
  /** The dimension that is being typed. */
  active?: string | null
  /** A description for people who do not see it. */
  title: string
}

/** A section with its dimensions, as a draughtsman would sketch it. */
export function Drawing({ shape, labelOf, active, title }: Props) {
  const { metal, lines, dimensions }: Section = sections[shape]
  return (
    <svg className="section-drawing" viewBox="-16 0 220 140" role="img" aria-label={title}>
      <path className="metal" d={metal} fillRule="evenodd" />
      {lines && <path className="seen" d={lines} />}
      {dimensions.map((dimension, index) => {
        const { symbol, from, to, at, lead } = dimension
        return (
          <g key={index} className="dimension" data-active={symbol === active || undefined}>
            {lead && <path className="lead" d={lead} />}
            <path d={`M${from.join(' ')}L${to.join(' ')}${ticks(dimension)}`} />
            <text x={at[0]} y={at[1]} dy="0.35em">
              {labelOf(symbol)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** The section alone, as small as a line of text. */
export function ShapeMark({ shape }: { shape: ShapeName }) {
  const { metal, lines }: Section = sections[shape]
  return (
    <svg className="shape-mark" viewBox="10 6 184 106" aria-hidden>
      <path className="metal" d={metal} fillRule="evenodd" />
      {lines && <path className="seen" d={lines} />}
    </svg>
  )
}

/** The section alone, as large as a square around it lets it be. */
export function SectionPicture({ metal, lines, box }: Pick<Section, 'metal' | 'lines' | 'box'>) {
  const [x, y, width, height] = box
  const side = Math.max(width, height)
  return (
    <svg
      className="shape-picture"
      viewBox={[x - (side - width) / 2, y - (side - height) / 2, side, side].join(' ')}
      aria-hidden
    >
      <path className="metal" d={metal} fillRule="evenodd" />
      {lines && <path className="seen" d={lines} />}
    </svg>
  )
}
