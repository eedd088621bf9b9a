import { DownloadOutlined } from '@ant-design/icons'
import { lineResource } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { App, Button, Form } from 'antd'
import { useState } from 'react'
import { gridActionsOf } from '../../../lines/gridActions.ts'
import LineGroup from '../../../lines/LineGroup.tsx'
import { freshKey, type Line, valueIn } from '../../../lines/model/line.ts'
import { useSeesStock } from '../../../lines/stock/available.ts'
import type { FormGroupProps } from '../../../resources/form/formGroup.ts'
import { emptyValues } from '../../../resources/form/values.ts'
import { onHandIn } from './onHand.ts'
import './count-papers.css'

/** As many lines as a count has at most. */
const MOST = 500

/** Puts all goods of the warehouse into the lines, each to be counted; those that have a line keep it. */
function FillFromBooks({ definition }: FormGroupProps) {
  const t = useTranslate()
  const form = Form.useFormInstance()
  const { message } = App.useApp()
  const [isReading, setReading] = useState(false)
  const warehouseId = Form.useWatch('warehouseId', form) as string | null | undefined
  const { fields } = lineResource(definition, 'lines')

  async function fill(): Promise<void> {
    const grid = gridActionsOf(form)
    if (!grid || !warehouseId) return
    setReading(true)
    try {
      const { productGroupId, documentDate } = form.getFieldsValue(true) as Record<string, string | null>
      const goods = await onHandIn({ warehouseId, productGroupId, day: documentDate }, MOST)
      const lines = grid.lines().filter((line) => valueIn(line, 'productId') !== null)
      const there = new Set(lines.map((line) => valueIn(line, 'productId')))
      const added = goods
        .filter(({ productId }) => !there.has(productId))
        .slice(0, MOST - lines.length)
        .map(({ productId: id, code, name }) => {
          const product = { productId: id, product: { id, code, name } }
          return { ...emptyValues(fields), ...product, key: freshKey() } as unknown as Line
        })
      if (added.length > 0) grid.replace([...lines, ...added])
      const word = added.length > 0 ? 'logistics.counting.filled' : 'logistics.counting.nothing'
      void message.info(t(word, { count: added.length }))
    } finally {
      setReading(false)
    }
  }

  return (
    <Button icon={<DownloadOutlined />} loading={isReading} disabled={!warehouseId} onClick={() => void fill()}>
      {t('logistics.counting.fill')}
    </Button>
  )
}

/** The goods of a count, which can be filled in with what the books have. */
export default function CountGoods(props: FormGroupProps) {
  return (
    <>
      {useSeesStock() && (
        <div className="count-fill">
          <FillFromBooks {...props} />
        </div>
      )}
      <LineGroup {...props} />
    </>
  )
}
