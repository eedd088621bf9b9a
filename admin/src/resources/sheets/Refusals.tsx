import { useTranslate } from '@refinedev/core'
import type { Words } from '../model/words.ts'
import type { RefusedLine } from './sheets.ts'

/** The most lines that people correct in one go. */
const SHOWN = 200

/** Lines that were refused: where, which field, why. */
export function Refusals({ lines, words }: { lines: RefusedLine[]; words: Pick<Words, 'field'> }) {
  const t = useTranslate()
  if (lines.length === 0) return null
  const rows = lines
    .slice(0, SHOWN)
    .flatMap(({ line, message, errors }) =>
      (errors.length > 0 ? errors : [{ field: '', message }]).map((error) => ({ line, ...error })),
    )
  return (
    <div className="sheet-refusals" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('sheets.line')}</th>
            <th scope="col">{t('sheets.field')}</th>
            <th scope="col">{t('sheets.why')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, field, message }) => (
            <tr key={`${line} ${field}`}>
              <td className="figures">{line}</td>
              <td>{field && field !== 'line' && words.field(field)}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
