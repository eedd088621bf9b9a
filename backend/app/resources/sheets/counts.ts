import { countsOf, countsText } from '@barem/resources/calc/counts'
import { figureText } from '#app/language/amount'
import { translate, type Language } from '#app/language/translate'

/** A line as far as it is counted. */
export interface CountedLine {
  quantity: string | null
  unit?: string | null
  englishUnit?: string | null
  quantityUnit?: string
}

/** How many there are of what, as screens say it: `160 cây · 19 tấm`; nothing where nothing is counted. */
export function countsCell(lines: readonly CountedLine[], language: Language): string | null {
  const tonne = translate(language, 'documents:tonne')
  const unitOf = ({ quantityUnit, unit, englishUnit }: CountedLine) =>
    quantityUnit === 'tonne' ? tonne : (language === 'en_US' ? englishUnit : null) || unit || null
  const counts = countsOf(lines, unitOf)
  if (counts.length === 0) return null
  return countsText(counts, figureText, (unit) => translate(language, `counts:${unit}`, { defaultValue: unit }))
}
