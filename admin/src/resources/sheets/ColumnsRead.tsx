import { useTranslate } from '@refinedev/core'
import type { ColumnRead } from './sheets.ts'
import type { Words } from '../model/words.ts'

/** How the columns of a sheet are read: some cells as the sheet shows them, and what each becomes. */
export function ColumnsRead({ columns, words }: { columns: ColumnRead[]; words: Pick<Words, 'field'> }) {
  const t = useTranslate()
  return (
    <details className="sheet-columns">
      <summary>{t('sheets.columns')}</summary>
      <div className="sheet-refusals" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('sheets.head')}</th>
              <th scope="col">{t('sheets.readInto')}</th>
              <th scope="col">{t('sheets.samples')}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ head, field, samples }) => (
              <tr key={field}>
                <td>{head}</td>
                <td>{words.field(field)}</td>
                <td>
                  {samples
                    .map(({ cell, read }) => (read === cell ? cell : `${cell} → ${read ?? t('sheets.unread')}`))
                    .join(' · ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
