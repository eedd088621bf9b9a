/** What a theoretical weight is of: one metre, or the whole piece. */
export type Basis = 'metre' | 'piece'

interface ShapeSpec {
  /** What is measured, in the order that sizes are written in; every dimension is in `unit`. */
  dimensions: readonly { symbol: string; unit: 'mm' }[]
  basis: Basis
  /** Kept with each product computed by it: a formula that changes gets a new number. */
  formula: string
  /** The formula as it is printed: kg out of mm, at 7850 kg/m³. */
  text: string
}

const mm = <const S extends string>(...symbols: S[]) => symbols.map((symbol) => ({ symbol, unit: 'mm' as const }))

/**
 * The shapes whose weight follows from their dimensions. Constants are those of Vietnamese mill tables, not of a
 * textbook.
 */
export const shapes = {
  round_bar: { dimensions: mm('D'), basis: 'metre', formula: 'round_bar/1', text: 'D² · 0.00617' },
  rebar: { dimensions: mm('D'), basis: 'metre', formula: 'rebar/1', text: 'TCVN 1651-2:2018' },
  square_bar: { dimensions: mm('a'), basis: 'metre', formula: 'square_bar/1', text: 'a² · 0.00785' },
  flat_bar: { dimensions: mm('w', 't'), basis: 'metre', formula: 'flat_bar/1', text: 'w · t · 0.00785' },
  plate: { dimensions: mm('t', 'W', 'L'), basis: 'piece', formula: 'plate/1', text: '7.85 · t · W · L / 10⁶' },
  checkered_plate: {
    dimensions: mm('t', 'W', 'L'),
    basis: 'piece',
    formula: 'checkered_plate/1',
    text: '(7.85 · t + 3) · W · L / 10⁶',
  },
  round_tube: { dimensions: mm('D', 't'), basis: 'metre', formula: 'round_tube/1', text: '(D − t) · t · 0.02466' },
  rectangular_tube: {
    dimensions: mm('a', 'b', 't'),
    basis: 'metre',
    formula: 'rectangular_tube/1',
    text: '[2 · t · (a + b) − 4.858 · t²] · 0.00785',
  },
  equal_angle: {
    dimensions: mm('a', 't'),
    basis: 'metre',
    formula: 'equal_angle/1',
    text: 't · (2 · a − t) · 0.00785',
  },
  lipped_channel: {
    dimensions: mm('h', 'b', 'c', 't'),
    basis: 'metre',
    formula: 'lipped_channel/1',
    text: 't · (h + 2 · b + 2 · c − 4 · t) · 0.00785',
  },
  purlin: { dimensions: mm('strip', 't'), basis: 'metre', formula: 'purlin/1', text: 'strip / 1000 · 7.85 · t' },
  sheet: { dimensions: mm('w', 't'), basis: 'metre', formula: 'sheet/1', text: 'w / 1000 · 7.85 · t' },
} as const satisfies Record<string, ShapeSpec>

export type ShapeName = keyof typeof shapes
export type Symbols<S extends ShapeName> = (typeof shapes)[S]['dimensions'][number]['symbol']
export type FormulaId = (typeof shapes)[ShapeName]['formula']

/** Every shape by name, for choices of a field. */
export const shapeNames = Object.keys(shapes) as ShapeName[]

/**
 * Nominal kg per metre of rebar by diameter in mm, TCVN 1651-2:2018. Bars of other diameters weigh what a round bar
 * does.
 */
export const rebarTable: Readonly<Record<string, string>> = {
  6: '0.222',
  8: '0.395',
  10: '0.617',
  12: '0.888',
  14: '1.21',
  16: '1.58',
  18: '2',
  20: '2.47',
  22: '2.98',
  25: '3.85',
  28: '4.83',
  32: '6.31',
  36: '7.99',
  40: '9.86',
}

/** kg/m³ of the steel that the formulas are written for. */
export const STEEL_DENSITY = '7850'
