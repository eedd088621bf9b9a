import type { FormGroupProps } from '../../../resources/form/formGroup.ts'
import type { ShapeName } from '@barem/resources/calc/shapes'
import type { Field } from '@barem/resources/kit'
import { Form } from 'antd'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { FormField } from '../../../resources/form/FormGroups.tsx'
import { refusedRule } from '../../../resources/form/refusals.ts'
import { fieldOf } from '../../../resources/model/columns.ts'
import type { Input } from '../../../resources/inputs/input.ts'
import { must } from '../../../resources/rules/rule.ts'
import { rulesOf } from '../../../resources/rules/index.ts'
import { BAREM } from '../barem.ts'
import { Drawing } from '../shapes/Drawing.tsx'
import { useSymbols } from '../shapes/useSymbols.ts'
import { useUnits } from '../units.ts'
import type { Weight, WeightInput } from '../weight.ts'
import { BaremInput } from './BaremInput.tsx'
import { isWhole } from './attributePairs.ts'
import { Computation } from './Computation.tsx'
import { type ChangeAttributes, Dimensions } from './Dimensions.tsx'
import { ShapeInput } from './ShapeInput.tsx'

type Props = FormGroupProps & {
  typed: WeightInput
  weight: Weight
  hand: (change: ChangeAttributes | undefined) => void
  /** Called with whether a person typed a figure of their own. */
  onInsist: (insists: boolean) => void
}

/**
 * Weight by dimensions: the section with its measures, what it computes to, and another figure where a mill says so.
 */
export function Geometry(props: Props) {
  const { words, typed, weight, refusals, definition, hand } = props
  const t = useTranslate()
  const [active, setActive] = useState<string | null>(null)
  const shape = (typed.shape ?? null) as ShapeName | null
  const { symbolWord } = useSymbols(shape)
  const labelOf = (symbol: string) => [symbolWord(symbol), typed.attributes?.[symbol]].filter(Boolean).join(' = ')
  const refused = refusedRule(refusals, 'attributes', fieldOf(definition, 'attributes')!)
  return (
    <div className="geometry">
      <div className="geometry-drawing">
        {shape ? (
          <Drawing shape={shape} labelOf={labelOf} active={active} title={words.choice('shape', shape)} />
        ) : (
          <p>{t('products.chooseShape')}</p>
        )}
      </div>
      <div className="geometry-inputs">
        <FormField {...props} name="shape" required input={ShapeInput as Input} />
        {shape && (
          <>
            <Form.Item
              key={shape}
              name="attributes"
              className="dimensions-item"
              rules={[must(isWhole, t('products.unfinished')), refused]}
            >
              <Dimensions shape={shape} onActive={setActive} hand={hand} />
            </Form.Item>
            <div className="geometry-pair">
              {weight.basis === 'metre' ? <FormField {...props} name="length" required /> : null}
              <FormField {...props} name="materialDensity" />
            </div>
            <Computation typed={typed} weight={weight} />
            <Barem {...props} />
          </>
        )}
      </div>
    </div>
  )
}

/** The figure in use, and why when it is not the computed one. */
function Barem(props: Props) {
  const { definition, row, typed, weight, refusals, onInsist } = props
  const t = useTranslate()
  const { unit } = useUnits(typed)
  const basis = weight.basis!
  const computed = weight.computed?.ok ? weight.computed.value : null
  const field = fieldOf(definition, BAREM) as Extract<Field, { type: 'decimal' }>
  const label = t('products.barem.label', { unit: unit(basis) })
  return (
    <div className="geometry-pair">
      <Form.Item
        name={BAREM}
        label={label}
        rules={[...rulesOf(field, label, row === null, t), refusedRule(refusals, BAREM, field)]}
        validateTrigger="onBlur"
      >
        <BaremInput
          label={label}
          spec={{ scale: field.scale, min: field.min, max: field.max }}
          basis={basis}
          typed={typed}
          computed={computed}
          following={weight.following}
          onInsist={onInsist}
        />
      </Form.Item>
      {!weight.following && <FormField {...props} name="baremReason" required extra={t('products.barem.why')} />}
    </div>
  )
}
