import type { ShapeName } from '@barem/resources/calc/shapes'
import { useTranslate } from '@refinedev/core'
import { useSymbols } from '../shapes/useSymbols.ts'

type Props = {
  attributes: Readonly<Record<string, string | undefined>>
  dimensions: readonly string[]
  shape: ShapeName | null
}

/** Names and values: dimensions first, in their order and by their names, then the rest. */
export function AttributesTable({ attributes, dimensions, shape }: Props) {
  const t = useTranslate()
  const { nameOf, symbolWord } = useSymbols(shape)
  const measured = dimensions
    .filter((symbol) => attributes[symbol])
    .map((symbol) => [symbol, `${nameOf(symbol)} (${symbolWord(symbol)})`, `${attributes[symbol]} mm`])
  const others = Object.entries(attributes)
    .filter(([name]) => !dimensions.includes(name))
    .map(([name, text]) => [name, name, text])
  const rows = [...measured, ...others]
  if (rows.length === 0) return null
  return (
    <table className="attributes-table">
      <caption>{t('products.attributes')}</caption>
      <tbody>
        {rows.map(([key, name, text]) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td className="tabular">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
