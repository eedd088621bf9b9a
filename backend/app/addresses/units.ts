import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Address } from '@barem/resources/kit'

export type System = Address['system']
export type UnitLevel = 'province' | 'district' | 'ward'

/** A province, district or ward of an official list. */
export interface Unit {
  code: string
  level: UnitLevel
  parent: Unit | null
  /** With its kind, as it is printed: `Phường Ba Đình`. */
  name: string
  children: Unit[]
  /** The name in lower case without accents. */
  plain: string
  /** The same with the units above it: what a search reads. */
  key: string
}

/**
 * Lower case without accents or kinds of apostrophes, as `search_form` of the database does. Separate marks are removed
 * before normalising, since sorting many of them is slow.
 */
export const plainForm = (text: string) =>
  text
    .replace(/\p{M}/gu, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/[’‘`]/g, "'")

/** Names as people shorten them, on plain forms, to how the lists spell them. */
const SHORTENED: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-z0-9])(?:(?:tp|thanh pho)\.? ?)?hcm(?![a-z0-9])/g, 'thanh pho ho chi minh'],
  [/(?<![a-z0-9])hn(?![a-z0-9])/g, 'ha noi'],
  [/(?<![a-z0-9])tp(?:\. ?| )(?=[a-z])/g, 'thanh pho '],
  [/(?<![a-z0-9])tx(?:\. ?| )(?=[a-z])/g, 'thi xa '],
  [/(?<![a-z0-9])q\.? ?(?=\d)/g, 'quan '],
  [/(?<![a-z0-9])p\.? ?(?=\d)/g, 'phuong '],
]

/** The plain form of a text with what people shorten spelled out: `Q1, TP.HCM` is `quan 1, thanh pho ho chi minh`. */
export const spelledOut = (text: string) =>
  SHORTENED.reduce((form, [short, long]) => form.replace(short, long), plainForm(text))

/** A name without the kind of unit before it, as people leave it out. */
export const bareName = (name: string) =>
  spelledOut(name)
    .replace(/^(tinh|thanh pho|tp\.?|quan|huyen|thi xa|thi tran|phuong|xa|dac khu|[qhpx]\.)\s*/, '')
    .trim()

const LEVELS: Record<number, UnitLevel> = { 2: 'province', 3: 'district', 5: 'ward' }
const vietnamese = new Intl.Collator('vi', { numeric: true })

/** Reads the units of a list, in whatever order they come: parents are found by code. */
function read(system: System): Map<string, Unit> {
  const lines = readFileSync(join(import.meta.dirname, 'lists', `${system}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t') as [string, string, string])
  const units = new Map(
    lines.map(([code, , name]): [string, Unit] => [
      code,
      { code, level: LEVELS[code.length]!, parent: null, name, children: [], plain: plainForm(name), key: '' },
    ]),
  )
  for (const [code, parentCode] of lines) {
    const unit = units.get(code)!
    unit.parent = units.get(parentCode) ?? null
    unit.parent?.children.push(unit)
  }
  for (const unit of units.values()) {
    unit.key = unitsAbove(unit)
      .map(({ plain }) => plain)
      .join(' ')
    unit.children.sort((one, other) => vietnamese.compare(bareName(one.name), bareName(other.name)))
  }
  return units
}

/** The unit and those that it lies in, smallest first. */
export function unitsAbove(unit: Unit): Unit[] {
  return unit.parent ? [unit, ...unitsAbove(unit.parent)] : [unit]
}

const lists: Partial<Record<System, Map<string, Unit>>> = {}

/** The units of a system by code. Read once: the lists come with the release, and records keep what was printed. */
export const unitsOf = (system: System): ReadonlyMap<string, Unit> => (lists[system] ??= read(system))

const provinces: Partial<Record<System, Unit[]>> = {}

/** The provinces of a system, in the order of the alphabet. */
export const provincesOf = (system: System): Unit[] =>
  (provinces[system] ??= [...unitsOf(system).values()]
    .filter(({ level }) => level === 'province')
    .sort((one, other) => vietnamese.compare(bareName(one.name), bareName(other.name))))
