import { Alert, Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { messagesOf } from '../../../http/fieldErrors.ts'
import { DropZone } from '../../../resources/sheets/DropZone.tsx'
import '../../../resources/sheets/sheets.css'
import { RefusedRows } from './RefusedRows.tsx'
import { type Begun, readHeads, type SheetHead } from './sheet.ts'
import { SheetColumns } from './SheetColumns.tsx'

type Props = { begun: Begun | null; onChange: (begun: Begun | null) => void }

/** Milliseconds without a change after which the rows are counted anew. */
const PAUSE_MS = 500

/** Asks for a sheet, and shows what its columns seem to be, to be corrected, and which rows do not fit. */
export function SheetStart({ begun, onChange }: Props) {
  const t = useTranslate()
  const [reading, setReading] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [counting, setCounting] = useState(false)
  const calling = useRef(new AbortController())
  useEffect(() => () => calling.current.abort(), [])

  async function read(file: File) {
    setReading(file.name)
    setProblem(null)
    try {
      onChange({ file, ...(await readHeads(file, null)) })
    } catch (error) {
      setProblem(messagesOf(error).join('. '))
    }
    setReading(null)
  }

  /** Has the rows counted that do not fit the columns as they are now. */
  function choose(before: Begun, columns: SheetHead[]) {
    onChange({ ...before, columns })
    calling.current.abort()
    const { signal } = (calling.current = new AbortController())
    setCounting(true)
    const timer = setTimeout(() => {
      readHeads(before.file, columns, signal)
        .then(({ refused }) => onChange({ ...before, columns, refused }))
        .catch((error: unknown) => !signal.aborted && setProblem(messagesOf(error).join('. ')))
        .finally(() => !signal.aborted && setCounting(false))
    }, PAUSE_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }

  if (reading)
    return (
      <div className="sheet-busy" role="status">
        <i />
        {t('own.sheet.reading', { name: reading })}
      </div>
    )
  const failed = (
    <div role="alert">{problem && <Alert type="error" showIcon role="presentation" message={problem} />}</div>
  )
  if (!begun)
    return (
      <>
        <DropZone onFile={(file) => void read(file)} />
        {failed}
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
      <SheetColumns columns={begun.columns} onChange={(columns) => choose(begun, columns)} />
      <RefusedRows begun={begun} counting={counting} onProblem={setProblem} />
      {failed}
    </>
  )
}
