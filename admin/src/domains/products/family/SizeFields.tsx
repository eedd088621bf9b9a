import type { FormGroupProps } from '../../../resources/form/formGroup.ts'
import { shapes } from '@barem/resources/calc/shapes'
import { Form, Input } from 'antd'
import { useTranslate } from '@refinedev/core'
import { Drawing } from '../shapes/Drawing.tsx'
import { useSymbols } from '../shapes/useSymbols.ts'
import { FormField } from '../../../resources/form/FormGroups.tsx'
import type { Input as FieldInput } from '../../../resources/inputs/input.ts'
import type { FamilyTyped } from './family.ts'
import { needsThickness, sizeSymbols } from './family.ts'
import { FamilyShapeInput } from './FamilyShapeInput.tsx'

/** Examples of sizes, by their number of dimensions. */
const EXAMPLES = ['', '20\n25\n32', '20x40\n30x60\n40x80', '100x50x20\n150x50x20']

type Props = Omit<FormGroupProps, 'names'> & {
  typed: FamilyTyped
  /** The problems of an input, in words; none while it is being typed in. */
  told: (field: string, label: string) => { help?: string; validateStatus?: 'error' }
}

/** The section, and every size and thickness that there is of it. */
export function SizeFields({ typed, told, ...props }: Props) {
  const t = useTranslate()
  const shape = typed.shape ?? null
  const { symbolWord } = useSymbols(shape)
  const symbols = shape ? sizeSymbols(shape) : []
  const written = symbols.map(symbolWord).join(' × ')
  return (
    <div className="geometry">
      <div className="geometry-drawing">
        {shape ? (
          <Drawing shape={shape} labelOf={symbolWord} title={props.words.choice('shape', shape)} />
        ) : (
          <p>{t('products.family.choose')}</p>
        )}
      </div>
      <div className="geometry-inputs">
        <FormField {...props} name="shape" required input={FamilyShapeInput as FieldInput} />
        {shape && (
          <>
            <div className="geometry-pair">
              <Form.Item
                name="sizes"
                label={t('products.family.sizes', { written })}
                required
                extra={t('products.family.listHint')}
                {...told('sizes', t('products.family.sizes', { written }))}
              >
                <Input.TextArea
                  aria-label={t('products.family.sizes', { written })}
                  className="figures"
                  autoSize={{ minRows: 4, maxRows: 12 }}
                  placeholder={EXAMPLES[symbols.length]}
                  spellCheck={false}
                />
              </Form.Item>
              {needsThickness(shape) && (
                <Form.Item
                  name="thicknesses"
                  label={t('products.family.thicknesses')}
                  required
                  {...told('thicknesses', t('products.family.thicknesses'))}
                >
                  <Input.TextArea
                    aria-label={t('products.family.thicknesses')}
                    className="figures"
                    autoSize={{ minRows: 4, maxRows: 12 }}
                    placeholder={'1.0\n1.2\n1.4'}
                    spellCheck={false}
                  />
                </Form.Item>
              )}
            </div>
            <div className="geometry-pair">
              <FormField {...props} name="length" required={shapes[shape].basis === 'metre'} />
              <FormField {...props} name="materialDensity" />
            </div>
          </>
        )}
      </div>
    </div>
  )
}
