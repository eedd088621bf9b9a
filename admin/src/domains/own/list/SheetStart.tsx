import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { Select } from '../../../controls/Select.tsx'
import { formatDate, formatDateTime } from '../../../format/date.ts'
import { messagesOf } from '../../../http/fieldErrors.ts'
import { DropZone } from '../../../resources/sheets/DropZone.tsx'
import '../../../resources/sheets/sheets.css'
import { type Chosen, readHeads, SHEET_TYPES, type SheetHead } from './sheet.ts'

export type Begun = { file: File; rows: number; columns: Chosen[] }
type Props = { begun: Begun | null; onChange: (begun: Begun | null) => void }

/** Asks for a sheet, and shows what each of its columns seems to be, to be corrected. */
export function SheetStart({ begun, onChange }: Props) {
  const t = useTranslate()
  const [reading, setReading] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function read(file: File) {
    setReading(file.name)
    setProblem(null)
    try {
      const { columns, rows } = await readHeads(file)
      let hasCode = false
      const chosen = columns.map((column): Chosen => {
        // One code is enough for a row.
        const as = column.counts ? null : column.type === 'code' && hasCode ? 'text' : column.type
        hasCode ||= column.type === 'code'
        return { ...column, as }
      })
      onChange({ file, rows, columns: chosen })
    } catch (error) {
      setProblem(messagesOf(error).join('. '))
    }
    setReading(null)
  }

  if (reading)
    return (
      <div className="sheet-busy" role="status">
        <i />
        {t('own.sheet.reading', { name: reading })}
      </div>
    )
  if (!begun)
    return (
      <>
        <DropZone onFile={(file) => void read(file)} />
        <div role="alert">{problem && <Alert type="error" showIcon role="presentation" message={problem} />}</div>
      </>
    )
  return (
    <>
      <p className="own-sheet-file" role="status">
        <b>{begun.file.name}</b> · {t('own.sheet.rows', { count: begun.rows })}{' '}
        <Button size="small" onClick={() => onChange(null)}>
          {t('sheets.another')}
        </Button>
      </p>
      <Columns columns={begun.columns} onChange={(columns) => onChange({ ...begun, columns })} />
    </>
  )
}

/** Days as people here write them, all else as the sheet has it. */
const shownSample = (type: SheetHead['type'], sample: string): string =>
  !/^\d{4}-\d\d-\d\d/.test(sample) ? sample : type === 'dateTime' ? formatDateTime(sample) : formatDate(sample)

type ColumnsProps = { columns: Chosen[]; onChange: (columns: Chosen[]) => void }

function Columns({ columns, onChange }: ColumnsProps) {
  const t = useTranslate()
  const types = (column: Chosen) => SHEET_TYPES.filter((type) => type !== 'select' || column.values !== null)
  return (
    <div className="own-scroll own-heads">
      <table className="own-list-parts">
        <thead>
          <tr>
            <th scope="col">{t('own.sheet.head')}</th>
            <th scope="col">{t('own.sheet.becomes')}</th>
            <th scope="col">{t('own.sheet.samples')}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column, place) => (
            <tr key={column.head}>
              <th scope="row">{column.head}</th>
              <td>
                <Select<string>
                  aria-label={t('own.sheet.typeOf', { head: column.head })}
                  popupMatchSelectWidth={false}
                  value={column.as ?? ''}
                  onChange={(as) =>
                    onChange(
                      columns.map((one, at) => (at === place ? { ...one, as: (as || null) as Chosen['as'] } : one)),
                    )
                  }
                  options={[
                    ...types(column).map((type) => ({ value: type, label: t(`own.types.${type}.name`) })),
                    { value: '', label: t('own.sheet.leaveOut') },
                  ]}
                />
              </td>
              <td className="own-samples">
                {column.samples.map((sample) => shownSample(column.type, sample)).join(' · ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
