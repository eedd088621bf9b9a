import type { Basis } from '@barem/resources/calc/shapes'
import type { NumberSpec } from '@barem/resources/read-number'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import type { Control } from '../../../resources/inputs/input.ts'
import { NumberInput } from '../../../resources/inputs/number/NumberInput.tsx'
import { signed } from '../percent.ts'
import { useUnits } from '../units.ts'
import { difference, type WeightInput } from '../weight.ts'

type Props = Control<string> & {
  label: string
  spec: NumberSpec
  basis: Basis
  typed: WeightInput
  /** The figure computed from the dimensions; null while they are incomplete. */
  computed: string | null
  /** Whether the figure in use is the computed one. */
  following: boolean
  /** Called with whether a person typed a figure of their own. */
  onInsist: (insists: boolean) => void
}

/**
 * The barem in use: the computed one until another is typed, then both with how far apart they are, and the way back.
 */
export function BaremInput({ label, spec, basis, typed, computed, following, onInsist, ...control }: Props) {
  const t = useTranslate()
  const { unit, figure } = useUnits(typed)
  // While a person is at it, an emptied input stays empty and does not fill itself again.
  const [emptied, setEmptied] = useState(false)
  const { id, value, onChange, onBlur } = control
  const percent = !following && computed ? difference(value ?? null, computed) : null

  function type(next: string | null) {
    setEmptied(next === null)
    choose(next)
  }

  function choose(next: string | null) {
    onInsist(next !== null)
    onChange?.(next)
  }

  function leave() {
    setEmptied(false)
    onBlur?.()
  }

  return (
    <div className="barem-input">
      <NumberInput
        id={id}
        aria-label={label}
        aria-required={control['aria-required']}
        aria-invalid={control['aria-invalid']}
        aria-describedby={control['aria-describedby']}
        spec={spec}
        unit={unit(basis)}
        value={following && !emptied ? computed : value}
        onChange={type}
        onBlur={leave}
      />
      {following ? (
        <small>{t(computed ? 'products.barem.followed' : 'products.barem.waiting')}</small>
      ) : (
        <small className="barem-other" role="status">
          {computed && (
            <span className="tabular">{t('products.barem.computed', { figure: figure(computed, basis) })}</span>
          )}
          {percent && <b className="figures">{signed(percent)}</b>}
          <Button type="link" size="small" onClick={() => choose(null)}>
            {t('products.barem.back')}
          </Button>
        </small>
      )}
    </div>
  )
}
