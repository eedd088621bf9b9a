import type { ShapeName } from '@barem/resources/calc/shapes'
import { useTranslate } from '@refinedev/core'
import { useSymbols } from '../shapes/useSymbols.ts'
import { useUnits } from '../units.ts'
import { densityFactor, formulaText, spelled, type Weight, type WeightInput } from '../weight.ts'

type Props = { typed: WeightInput; weight: Weight }

/** The result of the dimensions, and its formula; before they are complete, what is missing. */
export function Computation({ typed, weight }: Props) {
  const t = useTranslate()
  const shape = typed.shape as ShapeName
  const { symbolWord } = useSymbols(shape)
  const { figure } = useUnits(typed)
  const { computed, basis } = weight
  if (!computed?.ok) {
    const missing = computed?.missing ?? []
    return (
      <p className="computation">
        {missing.length > 0
          ? t('products.missing', { names: missing.map(symbolWord).join(', ') })
          : t('products.wrong')}
      </p>
    )
  }
  const text = formulaText(computed.formula)
  const factor = densityFactor(typed.materialDensity)
  const times = (formula: string) => (factor ? `${formula} · ${factor}` : formula)
  const named = times(spelled(text, symbolWord))
  const counted = times(spelled(text, (symbol) => typed.attributes?.[symbol]?.replace(',', '.')))
  return (
    <p className="computation" aria-live="polite">
      <strong className="figures">{figure(computed.value, basis!)}</strong>
      <span className="tabular">{counted === named ? named : `${named} = ${counted}`}</span>
    </p>
  )
}
