import { lineResource } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { Form, Input } from 'antd'
import { formatMoney, formatNumber } from '../../../format/number.ts'
import { NumberInput } from '../../../resources/inputs/number/NumberInput.tsx'
import type { AnyRow } from '../../../resources/model/columns.ts'
import { useWords } from '../../../resources/model/useWords.ts'
import { issues } from './parts.ts'
import type { Sold } from './sell.ts'

/** kg of a line, to the hundredth, as an issue takes them. */
const KG = { scale: 2, min: '0', max: '999999999999' }

/** The goods of a sale, each with its kg by the scale; without them it leaves with its share of the kg in stock. */
export function SoldLines({ row, sold }: { row: AnyRow; sold: Sold | undefined }) {
  const t = useTranslate()
  const words = useWords(lineResource(issues(), 'lines'))
  const figures = new Map(sold?.lines.map((line) => [line.orderLineId, line]))
  const lines = (row.lines ?? []) as AnyRow[]
  return (
    <div className="lines-input sell-lines" role="group" aria-label={t('sell.goods')}>
      <table>
        <thead>
          <tr>
            <th>{words.field('productId')}</th>
            <th className="figures">{words.field('quantity')}</th>
            <th className="figures sell-weight">{words.field('actualWeight')}</th>
            <th className="figures">{t('sell.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => {
            const own = figures.get(line.id)
            return (
              <tr key={line.id}>
                <th scope="row">
                  {String(line.productName ?? '')}
                  <Form.Item name={['lines', place, 'quantity']} className="sell-mistake">
                    <Nothing />
                  </Form.Item>
                  <Form.Item noStyle shouldUpdate>
                    {({ getFieldError, getFieldValue }) => (
                      <Form.Item
                        name={['lines', place, 'reason']}
                        hidden={
                          getFieldError(['lines', place, 'reason']).length === 0 &&
                          !getFieldValue(['lines', place, 'reason'])
                        }
                      >
                        <Input
                          maxLength={255}
                          placeholder={words.field('reason')}
                          aria-label={`${words.field('reason')} ${place + 1}`}
                        />
                      </Form.Item>
                    )}
                  </Form.Item>
                </th>
                <td className="figures">
                  {formatNumber(own?.quantity ?? String(line.quantity), 3)} {String(line.unit ?? '')}
                </td>
                <td className="figures sell-weight" data-label={words.field('actualWeight')}>
                  {line.weightMode === 'none' ? (
                    '—'
                  ) : (
                    <Form.Item name={['lines', place, 'actualWeight']}>
                      <NumberInput
                        spec={KG}
                        unit="kg"
                        placeholder={own?.actualWeight ? formatNumber(own.actualWeight, 2) : t('sell.unweighed')}
                        aria-label={`${words.field('actualWeight')} ${place + 1}`}
                      />
                    </Form.Item>
                  )}
                </td>
                <td className="figures sell-amount">{own ? formatMoney(own.amount) : '—'}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Stands for a value that is not typed here, so that what is wrong about it is said. */
const Nothing = () => null
