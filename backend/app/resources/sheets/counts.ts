import { countsOf, countsText } from '@barem/resources/calc/counts'
import { isInTonnes } from '@barem/resources/calc/measures'
import { figureText } from '#app/language/amount'
import { translate, type Language } from '#app/language/translate'

/** A line as far as it is counted. */
export interface CountedLine {
  readonly [field: string]: unknown
  unit?: string | null
  englishUnit?: string | null
}

/** Lines, and the field that says how many there are of the goods of each. */
export interface Counted {
  by: string
  lines: readonly CountedLine[]
}

/** How many there are of what, as screens say it: `160 cây · 19 tấm`; nothing where nothing is counted. */
export function countsCell({ by, lines }: Counted, language: Language): string | null {
  const tonne = translate(language, 'documents:tonne')
  const unitOf = (line: CountedLine) =>
    isInTonnes(line) ? tonne : (language === 'en_US' ? line.englishUnit : null) || line.unit || null
  const counts = countsOf(lines, by, unitOf)
  if (counts.length === 0) return null
  return countsText(counts, figureText, (unit) => translate(language, `counts:${unit}`, { defaultValue: unit }))
}
