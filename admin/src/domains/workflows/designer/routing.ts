/** A point of the canvas, and a box that a line goes around, in its pixels. */
export type Point = { x: number; y: number }
export type Box = Point & { width: number; height: number }

/** Pixels that a line goes straight on before it turns, and that it keeps from boxes. */
const STUB = 30
const GAP = 14
/** Pixels between two lines that run down, each with its button, and between two that run across. */
const LANE = 28
const LEVEL = 12
/** Pixels of a handle. */
const HANDLE = 8

/** Whether a straight line along one axis comes too close to a box. */
function meets(from: Point, to: Point, { x, y, width, height }: Box): boolean {
  return (
    Math.max(from.x, to.x) > x - GAP / 2 &&
    Math.min(from.x, to.x) < x + width + GAP / 2 &&
    Math.max(from.y, to.y) > y - GAP / 2 &&
    Math.min(from.y, to.y) < y + height + GAP / 2
  )
}

type Stretch = readonly [Point, Point]

const pairs = (points: readonly Point[]): Stretch[] => points.slice(1).map((to, place) => [points[place]!, to] as const)

const isSamePoint = (one: Point, other: Point) => one.x === other.x && one.y === other.y

const lengthOf = (points: readonly Point[]) =>
  pairs(points).reduce((sum, [from, to]) => sum + Math.abs(to.x - from.x) + Math.abs(to.y - from.y), 0)

/** Down from an exit, across to a lane, down along it, and across to what it leads to. */
function along(from: Point, to: Point, lane: number, levels: readonly [number, number]): Point[] {
  const [down, up] = levels.map((level) => Math.min(level, (to.y - from.y) / 2)) as [number, number]
  return [from, { x: from.x, y: from.y + down }, { x: lane, y: from.y + down }]
    .concat([{ x: lane, y: to.y - up }, { x: to.x, y: to.y - up }, to])
    .filter(({ x, y }, place, all) => place === 0 || x !== all[place - 1]!.x || y !== all[place - 1]!.y)
}

const isBetween = (one: number, low: number, high: number) => one > low && one < high

/** Whether two stretches lie upon each other, or too close for a button on each. */
function covers(one: Stretch, other: Stretch): boolean {
  const [across, along, apart] = one[0].x === one[1].x ? (['x', 'y', LANE] as const) : (['y', 'x', LEVEL] as const)
  if (other[0][across] !== other[1][across]) return false
  if (!isBetween(other[0][across], one[0][across] - apart, one[0][across] + apart)) return false
  const [from, to] = [one, other].map((stretch) => stretch.map((point) => point[along])) as [number[], number[]]
  return Math.min(Math.max(...from), Math.max(...to)) > Math.max(Math.min(...from), Math.min(...to))
}

/** Whether a way runs along one of others. Ways that end at the same place come together in their last stretch. */
const runsAlong = (way: readonly Point[], others: readonly (readonly Point[])[]) =>
  others.some((other) => {
    const [end, its] = [way.at(-1)!, other.at(-1)!]
    // A handle is drawn a little beside the edge of its node.
    const isJoined = Math.abs(end.x - its.x) < HANDLE && Math.abs(end.y - its.y) < HANDLE
    const [own, there] = [way, other].map((one) => pairs(isJoined ? one.slice(0, -1) : one)) as [Stretch[], Stretch[]]
    return own.some((stretch) => there.some((one) => covers(stretch, one)))
  })

/** Levels of the two turns: the usual ones, and those that keep clear of other ways. */
const LEVELS = [0, 1, 2, 3].flatMap((sum) =>
  Array.from({ length: sum + 1 }, (_, first) => [STUB + first * LEVEL, STUB + (sum - first) * LEVEL] as const),
)

/**
 * The points of a line that leads down from one node to another and around the others, on the shortest lane that is
 * free, and not along a line that was drawn before where there is room. Null where no lane is free of nodes, or where
 * it leads up.
 * @param earlier the lines that were drawn before
 */
export function routed(
  from: Point,
  to: Point,
  others: readonly Box[],
  earlier: readonly (readonly Point[])[] = [],
): Point[] | null {
  if (to.y - from.y < 2 * GAP) return null
  const between = others.filter(({ y, height }) => y < to.y + GAP && y + height > from.y - GAP)
  const near = [from.x, to.x, (from.x + to.x) / 2]
  const beside = between.flatMap(({ x, width }) => [x - 2 * GAP, x + width + 2 * GAP])
  const lanes = [...near, ...beside].flatMap((lane) => [0, 1, -1, 2, -2].map((by) => lane + by * LANE))
  const ways = [...new Set(lanes)]
    .map((lane) => ({ lane, length: lengthOf(along(from, to, lane, LEVELS[0]!)) }))
    .sort((one, other) => one.length - other.length)
  const isFree = (way: readonly Point[]) => !pairs(way).some(([a, b]) => between.some((box) => meets(a, b, box)))
  const free = ways.flatMap(({ lane }) => {
    const way = along(from, to, lane, LEVELS[0]!)
    return isFree(way) ? [{ lane, way }] : []
  })
  for (const { lane } of free) {
    const apart = LEVELS.map((levels) => along(from, to, lane, levels)).find(
      (way) => !runsAlong(way, earlier) && isFree(way),
    )
    if (apart) return apart
  }
  return free[0]?.way ?? null
}

/** The stretches of a line that lead down, each as long as it goes on. */
function downward(points: readonly Point[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const [from, to] of pairs(points)) {
    const last = stretches.at(-1)
    if (last && last[1].x === to.x && isSamePoint(last[1], from)) stretches[stretches.length - 1] = [last[0], to]
    else if (from.x === to.x) stretches.push([from, to])
  }
  return stretches
}

/**
 * Where the button of a line stands: in its longest stretch down, before the last one, in which lines to the same node
 * come together.
 * @param isNamed whether a name stands at its exit, which the button leaves room
 */
export function middleOf(points: readonly Point[], isNamed: boolean): Point {
  const [from, to] = downward(points.length > 2 ? points.slice(0, -1) : points).reduce((best, one) =>
    one[1].y - one[0].y > best[1].y - best[0].y ? one : best,
  )
  const part = isNamed && isSamePoint(from, points[0]!) ? 0.65 : 0.5
  return { x: from.x, y: from.y + (to.y - from.y) * part }
}

const RADIUS = 8

/** A line as an SVG path, with round corners. */
export function pathOf(points: readonly Point[]): string {
  const corner = (place: number): string => {
    const [before, at, after] = [points[place - 1]!, points[place]!, points[place + 1]!]
    const towards = (other: Point) => {
      const length = Math.abs(other.x - at.x) + Math.abs(other.y - at.y)
      const part = Math.min(RADIUS, length / 2) / length
      return `${at.x + (other.x - at.x) * part} ${at.y + (other.y - at.y) * part}`
    }
    return `L ${towards(before)} Q ${at.x} ${at.y} ${towards(after)}`
  }
  const [first, last] = [points[0]!, points.at(-1)!]
  const corners = points.slice(1, -1).map((_, place) => corner(place + 1))
  return [`M ${first.x} ${first.y}`, ...corners, `L ${last.x} ${last.y}`].join(' ')
}
