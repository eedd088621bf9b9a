const RADIUS = 34
const ROWS = 12
const COLUMNS = 11

/** Centres of bars stacked as in a bundle, each row in the hollows of the one below. */
const bars = Array.from({ length: ROWS * COLUMNS }, (_, index) => {
  const row = Math.floor(index / COLUMNS)
  const column = index % COLUMNS
  return {
    key: index,
    x: (column + (row % 2) / 2) * RADIUS * 2,
    y: row * RADIUS * Math.sqrt(3),
    // No two neighbours catch the light alike.
    shade: 0.02 + ((row * 7 + column * 5) % 9) * 0.011,
  }
})

/** A bundle of ribbed bars seen from its end. Decoration only. */
export function BundlePicture() {
  return (
    <svg
      className="vendor-picture"
      viewBox="0 0 720 640"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden
      focusable="false"
    >
      {bars.map(({ key, x, y, shade }) => (
        <g key={key} stroke="#fff" fill="none">
          <circle cx={x} cy={y} r={RADIUS - 1.5} fill="#fff" fillOpacity={shade} strokeOpacity="0.22" />
          <circle cx={x} cy={y} r={RADIUS - 6} strokeOpacity="0.08" />
        </g>
      ))}
    </svg>
  )
}
