import { lineResource } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { Form, Input } from 'antd'
import { formatNumber } from '../../../format/number.ts'
import { NumberInput } from '../../../resources/inputs/number/NumberInput.tsx'
import { definitionOf } from '../../../resources/model/registry.ts'
import { useWords } from '../../../resources/model/useWords.ts'
import type { OpenLine } from './straight.ts'

const PIECES = { scale: 3, min: '0', max: '1000000' }
/** kg of a line, to the hundredth, as receipts and issues take them. */
const KG = { scale: 2, min: '0', max: '999999999999' }

type Props = { lines: readonly OpenLine[]; weightBy: 'slip' | 'customer' }

/** The goods that go, with their pieces, and kg by the slip and by the customer's scale where that counts. */
export function StraightLines({ lines, weightBy }: Props) {
  const t = useTranslate()
  const words = useWords(lineResource(definitionOf('warehouse-receipts')!, 'lines'))
  const weights = [
    { name: 'declaredWeight', label: t('straight.slipKg') },
    ...(weightBy === 'customer' ? [{ name: 'actualWeight', label: t('straight.customerKg') }] : []),
  ]
  return (
    <div className="lines-input sell-lines straight-lines" role="group" aria-label={t('straight.goods')}>
      <table>
        <thead>
          <tr>
            <th>{words.field('productId')}</th>
            <th className="figures">{t('straight.pieces')}</th>
            {weights.map(({ name, label }) => (
              <th key={name} className="figures">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            <tr key={line.orderLineId}>
              <th scope="row">
                {line.productName}
                <span className="straight-open">
                  {line.isBought
                    ? t('straight.open', { pieces: formatNumber(line.pieces, 3), unit: line.unit ?? '' })
                    : t('straight.notBought')}
                </span>
                <Reason place={place} label={words.field('reason')} />
              </th>
              <td className="figures" data-label={t('straight.pieces')}>
                {line.isBought ? (
                  <Form.Item name={['lines', place, 'quantity']}>
                    <NumberInput spec={PIECES} aria-label={`${t('straight.pieces')} ${place + 1}`} />
                  </Form.Item>
                ) : (
                  '—'
                )}
              </td>
              {weights.map(({ name, label }) => (
                <td key={name} className="figures" data-label={label}>
                  {line.weightMode === 'none' || !line.isBought ? (
                    '—'
                  ) : (
                    <Form.Item name={['lines', place, name]}>
                      <NumberInput
                        spec={KG}
                        unit="kg"
                        placeholder={line.baremKg ? `≈ ${formatNumber(line.baremKg, 2)}` : undefined}
                        aria-label={`${label} ${place + 1}`}
                      />
                    </Form.Item>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Why a line is far from its barem, once the server asks. */
const Reason = ({ place, label }: { place: number; label: string }) => (
  <Form.Item noStyle shouldUpdate>
    {({ getFieldError, getFieldValue }) => {
      const name = ['lines', place, 'reason']
      return (
        <Form.Item name={name} hidden={getFieldError(name).length === 0 && !getFieldValue(name)}>
          <Input maxLength={255} placeholder={label} aria-label={`${label} ${place + 1}`} />
        </Form.Item>
      )
    }}
  </Form.Item>
)
