import type { ShapeName } from './shapes.ts'

/** What goods are drawn as: their shape, the section that their name says, or what kind of goods they are. */
export type DrawingName = ShapeName | 'i_beam' | 'h_beam' | 'channel' | 'z_section' | 'coil' | 'mesh' | 'nail'

/** A section by its letter before its size: `I200`; with a space between them after a word: `Thép hình chữ H 200`. */
const section = (letter: string) => new RegExp(`(?:^|[\\s-])${letter}\\d|(?:hình|chữ)\\s+${letter}\\s+\\d`)

/** How names begin a size, or call the goods: `Thép hình I200`, `V50x5`, `D16`, `Ø20`, `Lưới thép hàn`. */
const called: readonly (readonly [RegExp, DrawingName])[] = [
  [section('V'), 'equal_angle'],
  [section('C'), 'lipped_channel'],
  [section('I'), 'i_beam'],
  [section('H'), 'h_beam'],
  [section('U'), 'channel'],
  [section('Z'), 'z_section'],
  [/(?:^|\s)(?:lưới|mesh)(?:\s|$)/i, 'mesh'],
  [/(?:^|\s)(?:đinh|nails?)(?:\s|$)/i, 'nail'],
  [/(?:^|\s)(?:dây|wire)(?:\s|$)/i, 'coil'],
  [/(?:^|[\s-])D\d/, 'rebar'],
  [/(?:^|[\s-])(?:Ø|phi\s?)\d/i, 'round_bar'],
]

/** The drawing that stands for a product without a picture; null where nothing says what it looks like. */
export function drawingOf({ shape, weightMode, name }: Readonly<Record<string, unknown>>): DrawingName | null {
  // Only goods that are weighed by their dimensions keep a shape; forms keep one that was chosen before.
  const isShaped = weightMode === undefined || weightMode === 'geometry'
  if (isShaped && typeof shape === 'string' && shape !== '') return shape as ShapeName
  const words = String(name ?? '')
  return called.find(([pattern]) => pattern.test(words))?.[1] ?? (weightMode === 'coil' ? 'coil' : null)
}
