import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../format/date.ts'
import type { AnyRow, Embedded } from '../model/columns.ts'

const nameOf = (person: unknown) => (person as Embedded | null | undefined)?.name ?? null

/** Who made the row and who changed it last, and when. */
export function History({ row }: { row: AnyRow }) {
  const { t } = useTranslation()
  const sentence = (key: string, at: unknown, person: unknown) => {
    const by = nameOf(person)
    const values = { at: formatDateTime(String(at)), by }
    return <p className="figures">{t(by ? `crud.history.${key}By` : `crud.history.${key}`, values)}</p>
  }
  return (
    <footer className="history">
      {sentence('created', row.createdAt, row.createdBy)}
      {Number(row.version) > 1 && sentence('updated', row.updatedAt, row.updatedBy)}
    </footer>
  )
}
