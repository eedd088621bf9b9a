import type { FormGroupProps } from '../../../resources/form/formGroup.ts'
import type { ShapeName } from '@barem/resources/calc/shapes'
import type { AnyResource, Field } from '@barem/resources/kit'
import { Form } from 'antd'
import { useRef, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { FormField } from '../../../resources/form/FormGroups.tsx'
import { OpenBusiness } from '../../../resources/form/OpenBusiness.tsx'
import { useLocale } from '../../../i18n/i18n.ts'
import { type AnyRow, calledIn } from '../../../resources/model/columns.ts'
import { useChosen } from '../../../resources/model/options.ts'
import { isSame, type Values } from '../../../resources/form/values.ts'
import type { Input } from '../../../resources/inputs/input.ts'
import { must } from '../../../resources/rules/rule.ts'
import { BAREM } from '../barem.ts'
import { useUnits } from '../units.ts'
import { sameFigure, symbolsOf, type WeightInput, weightOf } from '../weight.ts'
import { isWhole } from './attributePairs.ts'
import type { ChangeAttributes } from './Dimensions.tsx'
import { Geometry } from './Geometry.tsx'
import { ModeInput } from './ModeInput.tsx'
import { OtherAttributes } from './OtherAttributes.tsx'
import { useTemplate } from './useTemplate.ts'
import { WeightSummary } from './WeightSummary.tsx'
import '../products.css'

/** The fields that the weight of a product depends on. */
const WATCHED = [
  'isService',
  'weightMode',
  'shape',
  'attributes',
  'length',
  'materialDensity',
  BAREM,
  'piecesPerBundle',
  'productTypeId',
  'unitId',
] as const

const watched = (values: Values) => WATCHED.map((name) => values[name])

/** The weight of a product: the inputs that its mode needs, and the result while typing. */
export default function WeightFields(props: FormGroupProps) {
  return (
    <Form.Item noStyle shouldUpdate={(before: Values, after: Values) => !isSame(watched(before), watched(after))}>
      {({ getFieldsValue }) => <WeightBody {...props} typed={getFieldsValue(true) as Typed} />}
    </Form.Item>
  )
}

type Typed = WeightInput & { isService?: boolean; productTypeId?: string | null; unitId?: string | null }

/** The name of the chosen unit; null until it is known. */
function usePiece(definition: AnyResource, unitId: string | null | undefined): string | null {
  const language = useLocale()
  const [unit] = useChosen(definition, 'unitId', unitId ? [unitId] : []) ?? []
  return unit ? calledIn(language, unit) : null
}

/** Fields besides the figures themselves, by mode. */
const BESIDE = {
  none: ['piecesPerBundle'],
  coil: [],
  per_piece: ['length', 'piecesPerBundle', 'deviationThreshold'],
  per_meter: ['length', 'piecesPerBundle', 'deviationThreshold', 'allowCut'],
  geometry: ['piecesPerBundle', 'deviationThreshold', 'allowCut'],
} as const satisfies Record<NonNullable<WeightInput['weightMode']>, readonly string[]>

/** Whether pieces weigh another barem than those of the stored row. */
const isOther = (row: AnyRow, typed: WeightInput): boolean =>
  ([BAREM, 'length'] as const).some(
    (name) =>
      !sameFigure((row[name] as string | null) ?? null, typed[name] ?? null) && (row[name] ?? typed[name]) != null,
  )

/** The figure of a row that has the one of its dimensions. */
const followed = (row: AnyRow | null) =>
  row && sameFigure(row[BAREM] as string | null, row.computedWeight as string | null)
    ? (row.computedWeight as string)
    : null

function WeightBody({ typed: values, ...props }: FormGroupProps & { typed: Typed }) {
  const t = useTranslate()
  const typed = { ...values, piece: usePiece(props.definition, values.unitId) }
  const { unit } = useUnits(typed)
  const write = useRef<ChangeAttributes | undefined>(undefined)
  const [insists, setInsists] = useState(false)
  const weight = weightOf(typed, insists ? null : followed(props.row))
  const mode = typed.weightMode ?? 'none'
  const geometry = mode === 'geometry'
  const field = (name: string, own: Partial<Parameters<typeof FormField>[0]> = {}) => (
    <FormField key={name} {...props} name={name} {...own} />
  )
  const figure =
    weight.basis &&
    !geometry &&
    field(BAREM, { required: true, label: t('products.barem.label', { unit: unit(weight.basis) }) })

  if (values.isService)
    return (
      <div className="form-grid">
        <p className="wide">{t('products.service')}</p>
      </div>
    )
  return (
    <>
      <div className="form-grid">
        {field('weightMode', { input: ModeInput as Input, extra: t(`products.mode.${mode}`) })}
        {figure}
      </div>
      {geometry && (
        <Geometry
          {...props}
          typed={typed}
          weight={weight}
          hand={(change) => (write.current = change)}
          onInsist={setInsists}
        />
      )}
      <div className="form-grid">
        {BESIDE[mode].map((name) => field(name, { required: name === 'length' && weight.basis === 'metre' }))}
      </div>
      <WeightSummary typed={typed} weight={weight} />
      {props.row && isOther(props.row, typed) && (
        <OpenBusiness definition={props.definition} row={props.row} says="barem" />
      )}
      <Attributes {...props} typed={typed} write={geometry && typed.shape ? (next) => write.current?.(next) : null} />
    </>
  )
}

/** Free names and values. With dimensions about, those hold the whole object and these are written through them. */
function Attributes({ definition, typed, write }: FormGroupProps & { typed: Typed; write: ChangeAttributes | null }) {
  const t = useTranslate()
  const { maxEntries: max } = definition.fields.attributes as Extract<Field, { type: 'attributes' }>
  const template = useTemplate(typed.productTypeId)
  const dimensions = write ? symbolsOf(typed.shape as ShapeName) : []
  const input = (
    <OtherAttributes
      template={template}
      dimensions={dimensions}
      max={max}
      {...(write && { value: typed.attributes, onChange: write })}
    />
  )
  return (
    <div className="form-grid">
      {write ? (
        <Form.Item label={t('products.others')} className="wide">
          {input}
        </Form.Item>
      ) : (
        <Form.Item
          name="attributes"
          label={t('products.others')}
          className="wide"
          rules={[must(isWhole, t('products.unfinished'))]}
        >
          {input}
        </Form.Item>
      )}
    </div>
  )
}
