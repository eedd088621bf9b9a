import type { ShapeName, Symbols } from '@barem/resources/calc/shapes'

type Point = readonly [x: number, y: number]

/** A dimension line between two points, with the place of its name; the helping lines that lead to it are a path. */
export type Dimension<S extends string = string> = { symbol: S; from: Point; to: Point; at: Point; lead?: string }

export type Section<S extends string = string> = {
  /** Outlines of the metal; areas where two overlap are empty. */
  metal: string
  /** Lines on it that are only seen. */
  lines?: string
  /** The area of both: left, top, width and height. */
  box: readonly [number, number, number, number]
  dimensions: readonly Dimension<S>[]
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

const SHEET = 'M24 70L76 24H180L128 70Z M24 70H128V80H24Z M128 70L180 24V34L128 80Z'
const sheetDimensions = [
  { symbol: 't', from: [14, 70], to: [14, 80], at: [14, 56], lead: 'M22 70H10M22 80H10' },
  { symbol: 'L', from: [24, 102], to: [128, 102], at: [76, 102], lead: 'M24 84V106M128 84V106' },
  { symbol: 'W', from: [140, 88], to: [192, 42], at: [174, 74], lead: 'M131 82L144 91M182 36L196 45' },
] as const

const foot = (symbol: string, from: number, to: number, under: number) =>
  ({
    symbol,
    from: [from, 122],
    to: [to, 122],
    at: [(from + to) / 2, 122],
    lead: `M${from} ${under}V126M${to} ${under}V126`,
  }) as const

/** The drawings of sections, in a field of 200 by 140; names may be a little outside of it. */
export const sections = {
  round_bar: {
    metal: circle(100, 60, 42),
    box: [58, 18, 84, 84],
    dimensions: [{ ...foot('D', 58, 142, 64), symbol: 'D' }],
  },
  rebar: {
    metal: `${circle(100, 60, 38)} M58 52h5v16h-5z M137 52h5v16h-5z`,
    lines: 'M84 34l32 52M100 24l24 40M76 56l24 40',
    box: [58, 22, 84, 76],
    dimensions: [{ ...foot('D', 62, 138, 72), symbol: 'D' }],
  },
  square_bar: {
    metal: 'M60 18H140V98H60Z',
    box: [60, 18, 80, 80],
    dimensions: [{ ...foot('a', 60, 140, 102), symbol: 'a' }],
  },
  flat_bar: {
    metal: 'M26 52H146V74H26Z',
    box: [26, 52, 120, 22],
    dimensions: [
      { ...foot('w', 26, 146, 78), symbol: 'w' },
      { symbol: 't', from: [164, 52], to: [164, 74], at: [164, 38], lead: 'M150 52H168M150 74H168' },
    ],
  },
  plate: { metal: SHEET, box: [24, 24, 156, 56], dimensions: sheetDimensions },
  checkered_plate: {
    metal: SHEET,
    lines:
      'M58 60l8 -3M76 60l4 4M94 60l8 -3M112 60l4 4M76 48l4 4M92 48l8 -3M112 48l4 4M130 48l8 -3M90 36l8 -3M110 36l4 4M128 36l8 -3M148 36l4 4',
    box: [24, 24, 156, 56],
    dimensions: sheetDimensions,
  },
  round_tube: {
    metal: `${circle(88, 60, 44)} ${circle(88, 60, 34)}`,
    box: [44, 16, 88, 88],
    dimensions: [
      { ...foot('D', 44, 132, 64), symbol: 'D' },
      { symbol: 't', from: [122, 60], to: [132, 60], at: [156, 60], lead: 'M132 60H146' },
    ],
  },
  rectangular_tube: {
    metal: 'M48 22H140a6 6 0 0 1 6 6V84a6 6 0 0 1 -6 6H48a6 6 0 0 1 -6 -6V28a6 6 0 0 1 6 -6z M52 31H136V81H52Z',
    box: [42, 22, 104, 68],
    dimensions: [
      { symbol: 'a', from: [12, 22], to: [12, 90], at: [12, 56], lead: 'M40 22H8M40 90H8' },
      { ...foot('b', 42, 146, 94), symbol: 'b' },
      { symbol: 't', from: [136, 56], to: [146, 56], at: [170, 56], lead: 'M146 56H160' },
    ],
  },
  equal_angle: {
    metal: 'M58 14H70V86H142V98H58Z',
    box: [58, 14, 84, 84],
    dimensions: [
      { symbol: 'a', from: [26, 14], to: [26, 98], at: [26, 56], lead: 'M54 14H22M54 98H22' },
      { ...foot('a', 58, 142, 102), symbol: 'a' },
      { symbol: 't', from: [158, 86], to: [158, 98], at: [158, 72], lead: 'M146 86H162M146 98H162' },
    ],
  },
  lipped_channel: {
    metal: 'M60 14H134V42H125V23H69V89H125V70H134V98H60Z',
    box: [60, 14, 74, 84],
    dimensions: [
      { symbol: 'h', from: [28, 14], to: [28, 98], at: [28, 56], lead: 'M56 14H24M56 98H24' },
      { ...foot('b', 60, 134, 102), symbol: 'b' },
      { symbol: 'c', from: [152, 70], to: [152, 98], at: [168, 84], lead: 'M138 70H156M138 98H156' },
      { symbol: 't', from: [60, 56], to: [69, 56], at: [94, 56], lead: 'M69 56H84' },
    ],
  },
  purlin: {
    metal: 'M20 84H156V94H20Z',
    lines: 'M110 22V14H66V62H110V54',
    box: [20, 14, 136, 80],
    dimensions: [
      { ...foot('strip', 20, 156, 98), symbol: 'strip' },
      { symbol: 't', from: [174, 84], to: [174, 94], at: [174, 70], lead: 'M160 84H178M160 94H178' },
    ],
  },
  sheet: {
    metal: 'M20 84H156V91H20Z',
    lines: 'M20 50h14l6 -14h12l6 14h14l6 -14h12l6 14h14l6 -14h12l6 14h14',
    box: [20, 36, 136, 55],
    dimensions: [
      { ...foot('w', 20, 156, 95), symbol: 'w' },
      { symbol: 't', from: [174, 84], to: [174, 91], at: [174, 70], lead: 'M160 84H178M160 91H178' },
    ],
  },
} as const satisfies { [S in ShapeName]: Section<Symbols<S>> }
