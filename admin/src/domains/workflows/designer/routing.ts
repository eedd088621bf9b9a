/** A point of the canvas, and a box that a line goes around, in its pixels. */
export type Point = { x: number; y: number }
export type Box = Point & { width: number; height: number }

/** Pixels that a line goes straight on before it turns, and that it keeps from boxes. */
const STUB = 30
const GAP = 14

/** Whether a straight line along one axis comes too close to a box. */
function meets(from: Point, to: Point, { x, y, width, height }: Box): boolean {
  return (
    Math.max(from.x, to.x) > x - GAP / 2 &&
    Math.min(from.x, to.x) < x + width + GAP / 2 &&
    Math.max(from.y, to.y) > y - GAP / 2 &&
    Math.min(from.y, to.y) < y + height + GAP / 2
  )
}

const pairs = (points: readonly Point[]) => points.slice(1).map((to, place) => [points[place]!, to] as const)

const lengthOf = (points: readonly Point[]) =>
  pairs(points).reduce((sum, [from, to]) => sum + Math.abs(to.x - from.x) + Math.abs(to.y - from.y), 0)

/** Down from an exit, across to a lane, down along it, and across to what it leads to. */
function along(from: Point, to: Point, lane: number): Point[] {
  const down = Math.min(STUB, (to.y - from.y) / 2)
  return [from, { x: from.x, y: from.y + down }, { x: lane, y: from.y + down }]
    .concat([{ x: lane, y: to.y - down }, { x: to.x, y: to.y - down }, to])
    .filter(({ x, y }, place, all) => place === 0 || x !== all[place - 1]!.x || y !== all[place - 1]!.y)
}

/**
 * The points of a line that leads down from one node to another and around the others, on the shortest lane that is
 * free. Null where there is none, or where it leads up.
 */
export function routed(from: Point, to: Point, others: readonly Box[]): Point[] | null {
  if (to.y - from.y < 2 * GAP) return null
  const between = others.filter(({ y, height }) => y < to.y + GAP && y + height > from.y - GAP)
  const lanes = [
    ...[from.x, to.x, (from.x + to.x) / 2],
    ...between.flatMap(({ x, width }) => [x - 2 * GAP, x + width + 2 * GAP]),
  ]
  const ways = lanes.map((lane) => along(from, to, lane)).sort((one, other) => lengthOf(one) - lengthOf(other))
  return ways.find((way) => !pairs(way).some(([a, b]) => between.some((box) => meets(a, b, box)))) ?? null
}

/** The middle of the longest part of a line that leads down: of equal ones the last if `late`, else the first. */
export function middleOf(points: readonly Point[], late: boolean): Point {
  const lines = pairs(points).map(([from, to]) => ({ from, to, length: Math.abs(to.y - from.y) }))
  const { from, to } = lines.reduce((best, one) =>
    one.length > best.length || (late && one.length === best.length) ? one : best,
  )
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
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
