import type { FamilyRow } from '@barem/resources/catalogue/family'
import { Checkbox } from 'antd'
import { useTranslate } from '@refinedev/core'
import { StatusTag } from '../../../resources/parts/StatusTag.tsx'
import { BAREM } from '../barem.ts'
import { useSymbols } from '../shapes/useSymbols.ts'
import { baremFigure, useUnits } from '../units.ts'
import type { Alike } from './useCheck.ts'

type Props = {
  rows: readonly FamilyRow[]
  /** Codes that exist already, in lower case; undefined while they are not known. */
  taken: ReadonlySet<string> | undefined
  alike: Alike
  skipped: ReadonlySet<string>
  onSkip: (codes: readonly string[], skip: boolean) => void
}

/** The products that would be made, each with its weight, and whether it is there already. */
export function FamilyRows({ rows, taken, alike, skipped, onSkip }: Props) {
  const t = useTranslate()
  const { shape, basis } = rows[0]!
  const { symbolWord } = useSymbols(shape)
  const { unit } = useUnits({ shape })
  const isTaken = ({ code }: FamilyRow) => taken?.has(code.toLowerCase()) ?? false
  const open = rows.filter((row) => !isTaken(row))
  const chosen = open.filter(({ code }) => !skipped.has(code)).length
  const metre = basis === 'metre'

  return (
    <div className="family-table">
      <table>
        <thead>
          <tr>
            <th>
              <Checkbox
                aria-label={t('products.family.all')}
                checked={open.length > 0 && chosen === open.length}
                indeterminate={chosen > 0 && chosen < open.length}
                disabled={open.length === 0}
                onChange={({ target }) =>
                  onSkip(
                    open.map(({ code }) => code),
                    !target.checked,
                  )
                }
              />
            </th>
            <th>{t('products.family.code')}</th>
            <th>{t('products.family.name')}</th>
            <th>{t('products.dimensions')} (mm)</th>
            {metre && <th className="number">{unit('metre')}</th>}
            <th className="number">{unit('piece')}</th>
            <th>{t('products.family.state')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const there = isTaken(row)
            const skip = skipped.has(row.code)
            return (
              <tr key={row.code} data-out={there || skip || undefined}>
                <td>
                  <Checkbox
                    aria-label={t('products.family.make', { code: row.code })}
                    checked={!there && !skip}
                    disabled={there}
                    onChange={({ target }) => onSkip([row.code], !target.checked)}
                  />
                </td>
                <th scope="row" className="code">
                  {row.code}
                </th>
                <td data-part="name">{row.name}</td>
                <td className="tabular" data-part="size">
                  {Object.entries(row.attributes).map(([symbol, text]) => (
                    <span key={symbol}>
                      <i>{symbolWord(symbol)}</i> {text}
                    </span>
                  ))}
                </td>
                {metre && (
                  <td className="number figures" data-unit={unit('metre')}>
                    {baremFigure(row[BAREM])}
                  </td>
                )}
                <td className="number figures" data-unit={unit('piece')}>
                  {baremFigure(row.pieceWeight)}
                </td>
                <td data-part="state">
                  {taken ? (
                    there ? (
                      <StatusTag value="draft" word={t('products.family.taken')} />
                    ) : alike.has(row.code) ? (
                      <StatusTag value="pending" word={t('products.family.alike', { code: alike.get(row.code) })} />
                    ) : (
                      <StatusTag value="active" word={t('products.family.new')} />
                    )
                  ) : (
                    <span className="cell-absent">…</span>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
