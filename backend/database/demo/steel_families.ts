import type { WeightMode } from '@barem/resources/calc/barem'
import type { ShapeName } from '@barem/resources/calc/shapes'

interface Named {
  vi: string
  en: string
}

/** The groups that the demo goods are sorted into. */
export const steelGroups = {
  construction: { vi: 'Thép xây dựng', en: 'Construction steel' },
  sections: { vi: 'Thép hình', en: 'Sections' },
  bars: { vi: 'Thép tròn, vuông, la', en: 'Round, square and flat bars' },
  tubes: { vi: 'Thép hộp', en: 'Hollow sections' },
  pipes: { vi: 'Thép ống', en: 'Pipes' },
  plates: { vi: 'Thép tấm và cuộn', en: 'Plates and coils' },
  roofing: { vi: 'Tôn và xà gồ', en: 'Sheets and purlins' },
  accessories: { vi: 'Phụ liệu', en: 'Accessories' },
} as const satisfies Record<string, Named>

/** What a piece of the goods is called. */
export const steelUnits = {
  bar: { vi: 'Cây', en: 'Bar' },
  plate: { vi: 'Tấm', en: 'Plate' },
  metre: { vi: 'Mét', en: 'Metre' },
  coil: { vi: 'Cuộn', en: 'Coil' },
  kg: { vi: 'Kg', en: 'Kg' },
} as const satisfies Record<string, Named>

export type SteelGroup = keyof typeof steelGroups
export type SteelUnit = keyof typeof steelUnits

/** What all goods of a family have in common; a product may differ in what is not its kind. */
export interface SteelFamily extends Named {
  group: SteelGroup
  unit: SteelUnit
  weightMode: WeightMode
  shape: ShapeName | null
  /** Metres of one piece. */
  length: string | null
  grade: string | null
  standard: string | null
  mill: string | null
  /** Percent that a weighing may be off the barem before it is looked at. */
  threshold: string | null
}

type Usual = Pick<SteelFamily, 'length' | 'grade' | 'standard' | 'mill' | 'threshold'>

const family = (
  group: SteelGroup,
  unit: SteelUnit,
  vi: string,
  en: string,
  weighed: ShapeName | Exclude<WeightMode, 'geometry'>,
  usual: Partial<Usual> = {},
): SteelFamily => {
  const byMode = weighed === 'none' || weighed === 'coil' || weighed === 'per_meter' || weighed === 'per_piece'
  return {
    group,
    unit,
    vi,
    en,
    weightMode: byMode ? weighed : 'geometry',
    shape: byMode ? null : weighed,
    length: null,
    grade: null,
    standard: null,
    mill: null,
    threshold: null,
    ...usual,
  }
}

const bar = { length: '6', grade: 'SS400', standard: 'JIS G3101', threshold: '5' }
const tube = { length: '6', standard: 'ASTM A500/JIS G3466', mill: 'Hòa Phát', threshold: '8' }
const beam = { length: '12', grade: 'SS400', standard: 'JIS G3192', mill: 'Posco', threshold: '4' }
const angle = { length: '6', grade: 'SS400', mill: 'An Khánh', threshold: '5' }
const galvanized = { length: '1', standard: 'JIS G3302' }

/**
 * Families in the order of a price list. Goods of a shape are weighed by its formula; sections that follow a mill's
 * table, per metre.
 */
export const steelFamilies = {
  wire_rod: family('construction', 'coil', 'Thép cuộn', 'Wire rod coil', 'coil', {
    grade: 'CB240-T',
    standard: 'TCVN 1651-1:2018',
    mill: 'Hòa Phát',
    threshold: '8',
  }),
  rebar: family('construction', 'bar', 'Thép thanh vằn', 'Deformed rebar', 'rebar', {
    length: '11.7',
    grade: 'CB400-V',
    standard: 'TCVN 1651-2:2018',
    mill: 'Hòa Phát',
    threshold: '5',
  }),
  plate: family('plates', 'plate', 'Thép tấm', 'Steel plate', 'plate', { ...bar, mill: 'Formosa' }),
  checkered_plate: family('plates', 'plate', 'Thép tấm gân', 'Checkered plate', 'checkered_plate', bar),
  flat_bar: family('bars', 'bar', 'Thép la', 'Flat bar', 'flat_bar', bar),
  round_bar: family('bars', 'bar', 'Thép tròn đặc', 'Round bar', 'round_bar', bar),
  square_bar: family('bars', 'bar', 'Thép vuông đặc', 'Square bar', 'square_bar', bar),
  square_tube: family('tubes', 'bar', 'Thép hộp vuông', 'Square hollow section', 'rectangular_tube', tube),
  rectangular_tube: family('tubes', 'bar', 'Thép hộp chữ nhật', 'Rectangular hollow section', 'rectangular_tube', tube),
  pipe: family('pipes', 'bar', 'Thép ống tròn', 'Round pipe', 'round_tube', { ...tube, standard: 'ASTM A53/BS 1387' }),
  angle: family('sections', 'bar', 'Thép góc V', 'Equal angle', 'per_meter', {
    ...angle,
    standard: 'JIS G3192/TCVN 7571-1',
  }),
  channel: family('sections', 'bar', 'Thép hình U', 'Channel', 'per_meter', {
    ...angle,
    standard: 'JIS G3192/TCVN 7571-11',
  }),
  i_beam: family('sections', 'bar', 'Thép hình I', 'I beam', 'per_meter', beam),
  h_beam: family('sections', 'bar', 'Thép hình H', 'H beam', 'per_meter', beam),
  purlin: family('roofing', 'metre', 'Xà gồ', 'C/Z purlin', 'purlin', { ...galvanized, threshold: '6' }),
  sheet: family('roofing', 'metre', 'Tôn', 'Galvanized sheet', 'sheet', {
    ...galvanized,
    mill: 'Hoa Sen',
    threshold: '5',
  }),
  mesh: family('accessories', 'plate', 'Lưới thép', 'Welded wire mesh', 'per_piece', { length: '6', threshold: '6' }),
  accessory: family('accessories', 'kg', 'Phụ liệu', 'Accessories', 'none'),
} as const satisfies Record<string, SteelFamily>

export type SteelFamilyName = keyof typeof steelFamilies
