import type { Figure } from '@barem/resources/calc/exact'
import { exactly } from '@barem/resources/calc/exact'
import { useTranslate } from '@refinedev/core'
import { Form } from 'antd'
import { useRef } from 'react'
import { formatNumber } from '../../../format/number.ts'
import { entries } from '../../../lines/entries.ts'
import LineGroup from '../../../lines/LineGroup.tsx'
import { adopt, type Line, valueIn } from '../../../lines/model/line.ts'
import { specOf } from '../../../lines/spec.ts'
import type { FormGroupProps } from '../../../resources/form/formGroup.ts'
import { useCompanySettings } from '../../../session/useCompanySettings.ts'
import { BarDrawing } from './BarDrawing.tsx'
import { drawBar } from './bars.ts'

type Props = Pick<FormGroupProps, 'definition' | 'row'> & { value?: readonly Line[] }

/** How the bars of each line are cut, drawn as it is typed. */
function CutBars({ definition, row, value = [] }: Props) {
  const t = useTranslate()
  const form = Form.useFormInstance()
  const spec = specOf(definition)
  // What the server works out of lines, such as the length of a bar, draws this anew too.
  entries.get(spec.name).parts.useQuote(form, spec.quoted)
  const kerf = exactly(Form.useWatch('kerf', form) as Figure)?.toFixed() ?? '0'
  const scrapBelow = useCompanySettings().data?.scrapBelow
  /** Lengths by product: they stay while what is typed cannot be worked out. */
  const lengths = useRef(new Map<string, Figure>())
  if (scrapBelow === undefined) return null
  const lines = adopt(value, (row?.[spec.field] ?? []) as Record<string, unknown>[], spec.entry)
  const drawn = lines.flatMap((line, place) => {
    const productId = valueIn(line, 'productId') ?? ''
    const length = (spec.entry.figures(line) as { length?: Figure }).length ?? null
    if (length !== null) lengths.current.set(productId, length)
    const bar = drawBar(lengths.current.get(productId) ?? null, valueIn(line, 'cuts'), { kerf, scrapBelow })
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
