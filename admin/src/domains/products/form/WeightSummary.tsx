import { type UnitOf, useUnits } from '../units.ts'
import type { Weight, WeightInput } from '../weight.ts'

type Line = [of: UnitOf, text: string | null]

/** The weight of a metre, a piece and a bundle by the figures typed so far. */
export function WeightSummary({ typed, weight }: { typed: WeightInput; weight: Weight }) {
  const { figure, per } = useUnits(typed)
  const { basis, used, perPiece, perBundle } = weight
  if (!basis) return null
  const figures: Line[] = [
    ...(basis === 'metre' ? ([['metre', used && figure(used, 'metre')]] as Line[]) : []),
    ['piece', perPiece && figure(perPiece, 'piece')],
    ...(perBundle ? ([['bundle', figure(perBundle, 'bundle')]] as Line[]) : []),
  ]
  return (
    <dl className="weight-summary" aria-live="polite">
      {figures.map(([of, text]) => (
        <div key={of}>
          <dt>{per(of)}</dt>
          <dd className="figures">{text ?? '—'}</dd>
        </div>
      ))}
    </dl>
  )
}
