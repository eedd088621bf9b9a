const WIDTH = 96
const HEIGHT = 24

/** The course of a figure, from left to right; it says nothing that the figures beside it do not. */
export function Sparkline({ of }: { of: readonly string[] }) {
  const values = of.map(Number)
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  if (values.length < 2 || low === high) return null
  const points = values.map((value, place) => {
    const [x, y] = [(place / (values.length - 1)) * WIDTH, HEIGHT - ((value - low) / (high - low)) * HEIGHT]
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <svg className="sparkline" viewBox={`0 -1 ${WIDTH} ${HEIGHT + 2}`} preserveAspectRatio="none" aria-hidden>
      <polyline points={points.join(' ')} />
    </svg>
  )
}
