import type { AnyResource } from '@barem/resources/kit'
import { ConfigProvider, Form } from 'antd'
import { gridActionsOf } from '../../../lines/gridActions.ts'
import { adopt, type Line } from '../../../lines/model/line.ts'
import { useLines } from '../../../lines/useLines.ts'
import type { AnyRow } from '../../../resources/model/columns.ts'
import type { GoodsLine } from '../../goods/line.ts'
import { saleEntry } from '../entry.ts'
import { askedLines, useQuote } from '../quote.ts'
import { OrderMargin } from './OrderMargin.tsx'
import type { ExplainedLine } from './quoted.ts'
import { reachOf } from './reach.ts'
import { Why } from './Why.tsx'

const NONE: readonly Line[] = []
const NOTHING: readonly Record<string, unknown>[] = []

/** The explanation of the order being typed; nothing until the server has answered. */
export default function OrderWhy({ definition, row }: { definition: AnyResource; row: AnyRow | null }) {
  const form = Form.useFormInstance()
  const isReadOnly = ConfigProvider.useConfig().componentDisabled === true
  const { offers, reasons: discount, pending } = useQuote(form, definition)
  const lines = useLines<readonly Line[]>(form, 'lines') ?? NONE
  const manual = Form.useWatch('discountSource', { form, preserve: true }) === 'manual'
  if (!discount || lines.length === 0) return null
  const adopted = adopt(lines, (row?.lines as typeof NOTHING | undefined) ?? NOTHING, saleEntry) as GoodsLine[]
  const explained = adopted.flatMap(({ key, productId, goods }): ExplainedLine[] => {
    const found = productId ? offers.get(productId) : undefined
    return found ? [{ key, name: goods?.name ?? '', suggested: found }] : []
  })
  const asked = askedLines(adopted)
  const grid = isReadOnly ? undefined : gridActionsOf(form)
  const low = new Set(explained.flatMap(({ key, suggested }) => (suggested.belowMargin ? [key] : [])))
  return (
    <>
      <OrderMargin lines={adopted} low={low} />
      <Why
        discount={discount}
        lines={explained}
        manual={manual}
        reach={(hint) => (grid && !pending ? reachOf(hint, asked, adopted) : null)}
        onReach={({ key, quantity }) => grid?.set(key, 'quantity', quantity)}
      />
    </>
  )
}
