import { lineResource, type Field } from '@barem/resources/kit'
import { useScrolled } from '../../layout/useScrolled.ts'
import { useWords } from '../model/useWords.ts'
import type { AnyRow } from '../model/columns.ts'
import type { CellProps } from './cell.ts'
import { layouts } from './layout.ts'
import { Value } from './Value.tsx'

/** The lines of a document, each field as its type shows it. */
export default function LinesTable({ value, column, definition }: CellProps<'lines'>) {
  const lines = lineResource(definition, column.name)
  const words = useWords(lines)
  const { fields } = column.field as Extract<Field, { type: 'lines' }>
  const columns = (Object.entries(fields) as [string, Field][]).map(([name, field]) => ({
    name,
    field,
    type: field.type,
  }))
  return (
    <div className="lines-table" {...useScrolled()}>
      <table>
        <thead>
          <tr>
            {columns.map(({ name, type }) => (
              <th key={name} style={{ textAlign: layouts[type].align }}>
                {words.field(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(value as AnyRow[]).map((line, index) => (
            <tr key={line.id ?? index}>
              {columns.map((cell) => (
                <td key={cell.name} style={{ textAlign: layouts[cell.type].align }}>
                  <Value definition={lines} row={line} column={cell} words={words} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
