/** Between the code and the name of a row, as exports write it. */
export const SEPARATOR = ' – '

/** A row that cells may name. */
export interface Target {
  id: string
  code: string | null
  /** In each language. */
  names: string[]
  /** Whether it may be chosen. */
  fits: boolean
}

export const lower = (text: string) => text.trim().toLowerCase()

/** The parts of a text at each of its separators: what may be a code, and the name after it. */
export function splits(text: string): [code: string, name: string][] {
  const pairs: [string, string][] = []
  for (let at = text.indexOf(SEPARATOR); at >= 0; at = text.indexOf(SEPARATOR, at + 1))
    pairs.push([text.slice(0, at).trim(), text.slice(at + SEPARATOR.length).trim()])
  return pairs
}

/** Rows that cells of a column name by their codes, by their names, or by both as exports write them. */
export class RelatedRows {
  readonly #rows: readonly Target[]
  readonly #meant = new Map<string, Target[]>()

  constructor(rows: readonly Target[]) {
    this.#rows = rows
  }

  #find(text: string): Target[] {
    const whole = this.#rows.filter(({ code, names }) => code === text || names.includes(text))
    const rows =
      whole.length > 0
        ? whole
        : splits(text).flatMap(([code, name]) =>
            this.#rows.filter((row) => row.code === code && row.names.includes(name)),
          )
    const fitting = rows.filter(({ fits }) => fits)
    return fitting.length > 0 ? fitting : rows
  }

  /** The rows that a text may mean: of those of one name, those that may be chosen. */
  meant(text: string): readonly { id: string }[] {
    const key = lower(text)
    let rows = this.#meant.get(key)
    if (!rows) this.#meant.set(key, (rows = this.#find(key)))
    return rows
  }

  /** The id of the one row that a text means; null where that is none, or more than one. */
  idOf(text: string): string | null {
    const rows = this.meant(text)
    return rows.length === 1 ? rows[0]!.id : null
  }
}
