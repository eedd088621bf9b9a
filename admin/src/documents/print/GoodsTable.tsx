import type { Column } from './column.ts'

type Props<Line> = { columns: readonly Column<Line>[]; lines: readonly Line[] }

/** The lines of a document with their sums; the head is repeated on every page and no line is split. */
export function GoodsTable<Line extends { id: string }>({ columns, lines }: Props<Line>) {
  const summed = columns.some(({ total }) => total !== undefined)
  return (
    <table className="paper-goods">
      <thead>
        <tr>
          {columns.map(({ key, head, align }) => (
            <th key={key} className={`goods-${key} at-${align}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={line.id}>
            {columns.map(({ key, align, of, note }) => (
              <td key={key} className={`goods-${key} at-${align}`}>
                {of(line, index)}
                {note?.(line) && <small>{note(line)}</small>}
              </td>
            ))}
          </tr>
        ))}
        {summed && (
          <tr className="paper-sum">
            {columns.map(({ key, align, total, totalNote }) => (
              <td key={key} className={`goods-${key} at-${align}`}>
                {total}
                {totalNote && <small>{totalNote}</small>}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  )
}
