import type { FormGroupProps } from '../../../resources/form/formGroup.ts'
import { Form } from 'antd'
import { useEffect } from 'react'
import { useTranslate } from '@refinedev/core'
import { FormField } from '../../../resources/form/FormGroups.tsx'
import { discountText } from './given.ts'
import { conditionText, THRESHOLDS } from './threshold.ts'
import '../told.css'

const NAMES = ['type', 'discount', 'moneyBasis', 'condition', 'quantity', 'volume'] as const
type Watched = Partial<Record<(typeof NAMES)[number], string | null>>

const isBlank = (value: unknown) => value === null || value === undefined || value === ''

/** The conditions of a policy: an empty threshold that does not count is set to 0, and a sentence sums up the input. */
export default function Conditions(props: FormGroupProps) {
  const t = useTranslate()
  const form = Form.useFormInstance()
  const values = (Form.useWatch((all: Watched) => Object.fromEntries(NAMES.map((name) => [name, all[name] ?? null])), {
    form,
    preserve: true,
  }) ?? {}) as Watched
  const counted = values.condition ? THRESHOLDS[values.condition] : undefined

  useEffect(() => {
    for (const name of ['quantity', 'volume'] as const)
      if (counted && !counted.includes(name) && isBlank(form.getFieldValue(name))) form.setFieldValue(name, '0')
  }, [counted, form])

  const extra = (name: string) =>
    name === 'quantity' || name === 'volume'
      ? t(counted && !counted.includes(name) ? 'discounts.unused' : 'discounts.zero')
      : undefined
  const told = counted && values.discount && values.type
  return (
    <div className="form-grid">
      {props.names.map((name) => (
        <FormField key={name} {...props} name={name} extra={extra(name)} />
      ))}
      {told && (
        <p className="wide told tabular" role="status">
          {t('discounts.told', { orders: conditionText(values, t), gain: discountText(values.discount!, values, t) })}
        </p>
      )}
    </div>
  )
}
