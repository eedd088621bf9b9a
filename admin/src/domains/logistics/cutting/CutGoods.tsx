import type { Figure } from '@barem/resources/calc/exact'
import { exactly } from '@barem/resources/calc/exact'
import { useTranslate } from '@refinedev/core'
import { Form } from 'antd'
import { formatNumber } from '../../../format/number.ts'
import LineGroup from '../../../lines/LineGroup.tsx'
import { adopt, type Line, valueIn } from '../../../lines/model/line.ts'
import { specOf } from '../../../lines/spec.ts'
import type { FormGroupProps } from '../../../resources/form/formGroup.ts'
import { useCompanySettings } from '../../../session/useCompanySettings.ts'
import { BarDrawing } from './BarDrawing.tsx'
import { drawBar } from './bars.ts'
import { useLengths } from './useLengths.ts'

type Props = Pick<FormGroupProps, 'definition' | 'row'> & { value?: readonly Line[] }

/** How the bars of each line are cut, drawn as it is typed. */
function CutBars({ definition, row, value = [] }: Props) {
  const t = useTranslate()
  const form = Form.useFormInstance()
  const spec = specOf(definition)
  const kerf = exactly(Form.useWatch('kerf', form) as Figure)?.toFixed() ?? '0'
  const scrapBelow = useCompanySettings().data?.scrapBelow
  const lines = adopt(value, (row?.[spec.field] ?? []) as Record<string, unknown>[], spec.entry)
  const lengths = useLengths(lines.flatMap((line) => valueIn(line, 'productId') ?? []))
  if (scrapBelow === undefined) return null
  const drawn = lines.flatMap((line, place) => {
    const length = lengths.get(valueIn(line, 'productId') ?? '') ?? null
    const bar = drawBar(length, valueIn(line, 'cuts'), { kerf, scrapBelow })
    return bar ? [{ key: line.key, place, bar, count: valueIn(line, 'quantity') }] : []
  })
  if (drawn.length === 0) return null
  return (
    <div className="cut-bars" role="group" aria-label={t('logistics.cutting.drawing')}>
      {drawn.map(({ key, place, bar, count }) => (
        <div key={key} className="cut-bars-line">
          <strong>{t('logistics.cutting.line', { number: place + 1, bars: formatNumber(count ?? '0', 3) })}</strong>
          <BarDrawing bar={bar} />
        </div>
      ))}
    </div>
  )
}

/** The bars of a cutting, with a drawing of how they are cut. */
export default function CutGoods(props: FormGroupProps) {
  const { field } = specOf(props.definition)
  return (
    <>
      <LineGroup {...props} />
      <Form.Item name={field} noStyle>
        <CutBars definition={props.definition} row={props.row} />
      </Form.Item>
    </>
  )
}
