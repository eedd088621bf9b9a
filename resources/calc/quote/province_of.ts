/** The official list of places that a code is of: the one since July 2025, or the one before. */
export type System = 'new' | 'old'

/**
 * Provinces of before July 2025 that are part of another one now, by its code in both lists. Those named as a whole
 * kept their code or gave it to what they became part of.
 */
const joined: Readonly<Record<string, readonly string[]>> = {
  '08': ['02'],
  '15': ['10'],
  '19': ['06'],
  '24': ['27'],
  '25': ['17', '26'],
  '31': ['30'],
  '33': ['34'],
  '37': ['35', '36'],
  '44': ['45'],
  '48': ['49'],
  '51': ['62'],
  '52': ['64'],
  '56': ['58'],
  '66': ['54'],
  '68': ['60', '67'],
  '75': ['70'],
  '79': ['74', '77'],
  '80': ['72'],
  '82': ['87'],
  '86': ['83', '84'],
  '91': ['89'],
  '92': ['93', '94'],
  '96': ['95'],
}

const present: ReadonlyMap<string, string> = new Map(
  Object.entries(joined).flatMap(([code, before]) => before.map((old) => [old, code] as const)),
)

/** The code of the present province that a place lies in, by the province of its address. */
export const provinceOf = (system: System, code: string): string =>
  system === 'new' ? code : (present.get(code) ?? code)
