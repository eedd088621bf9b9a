import { theoreticalBarem, type WeightMode } from '@barem/resources/calc/barem'
import type { ShapeName } from '@barem/resources/calc/shapes'
import { steelFamilies, type SteelFamily, type SteelFamilyName } from './steel_families.ts'
import rows from './steel_rows.json' with { type: 'json' }

export { steelFamilies, steelGroups, steelUnits } from './steel_families.ts'
export type { SteelFamily, SteelFamilyName, SteelGroup, SteelUnit } from './steel_families.ts'

export interface SteelProduct extends Omit<SteelFamily, 'vi' | 'en'> {
  code: string
  name: string
  nameEn: string
  family: SteelFamilyName
  attributes: Readonly<Record<string, string>>
  /** kg per metre or per piece as the weight mode and the shape say; null for goods that are only weighed. */
  barem: string | null
  /** What the price list says, beside what is computed. */
  listed: { perMetre: string | null; perPiece: string | null }
  pricePerKg: string | null
  pricePerPiece: string | null
  piecesPerBundle: number | null
}

/** A product as a price list says it; what it does not say is as usual in its family. */
interface SteelRow extends Partial<
  Pick<SteelFamily, 'length' | 'grade' | 'standard' | 'mill' | 'threshold' | 'weightMode'>
> {
  code: string
  name: string
  en: string
  /** Dimensions in mm by symbol. */
  attributes?: Readonly<Record<string, string>>
  /** Listed kg of a metre and of a piece. */
  perMetre?: string
  perPiece?: string
  /** Indicative prices in dong, without VAT. */
  kgPrice?: string
  piecePrice?: string
  /** Pieces of a bundle. */
  bundle?: number
}

/** Common goods of Vietnamese steel traders with the barem of mills; JSON does not know its choices by name. */
const steelRows = rows as unknown as Readonly<Record<SteelFamilyName, readonly SteelRow[]>>

/** Goods of a shape weigh what its formula says; the others what their list says. */
const weightOf: { [M in WeightMode]: (row: SteelRow, shape: ShapeName | null) => string | null } = {
  none: () => null,
  coil: () => null,
  per_meter: ({ perMetre }) => perMetre ?? null,
  per_piece: ({ perPiece }) => perPiece ?? null,
  geometry: ({ code, attributes = {} }, shape) => {
    const barem = theoreticalBarem({ shape: shape!, attributes })
    if (!barem.ok) throw new Error(`${code} has no weight: ${[...barem.missing, ...barem.wrong].join(', ')}`)
    return barem.value
  },
}

function product(family: SteelFamilyName, row: SteelRow): SteelProduct {
  const { vi: _vi, en: _en, ...usual } = steelFamilies[family]
  const {
    en,
    attributes = {},
    perMetre = null,
    perPiece = null,
    kgPrice = null,
    piecePrice = null,
    bundle = null,
    ...own
  } = row
  const weightMode = own.weightMode ?? usual.weightMode
  return {
    ...usual,
    ...own,
    weightMode,
    family,
    nameEn: en,
    attributes,
    barem: weightOf[weightMode](row, usual.shape),
    listed: { perMetre, perPiece },
    pricePerKg: kgPrice,
    pricePerPiece: piecePrice,
    piecesPerBundle: bundle,
  }
}

/** The goods of the demo companies, in the order of a price list. */
export const steelProducts: readonly SteelProduct[] = (Object.keys(steelRows) as SteelFamilyName[]).flatMap((family) =>
  steelRows[family].map((row) => product(family, row)),
)
