import { useTranslate } from '@refinedev/core'
import { Alert, Button, Modal } from 'antd'
import { useState } from 'react'
import { Select } from '../../../controls/Select.tsx'
import { messagesOf } from '../../../http/fieldErrors.ts'
import { DropZone } from '../../../resources/sheets/DropZone.tsx'
import { COLUMNS, type Columns, importStatement, type Imported, type Preview, previewOf } from './statements.ts'
import '../../../resources/sheets/sheets.css'

type Props = { fundId: string; onClose: (isDone: boolean) => void }
type Step = { at: 'choose' } | { at: 'columns'; file: File; preview: Preview } | { at: 'done'; result: Imported }

/** Rows that are shown while columns are chosen. */
const SHOWN = 8

/** `A`, `B` … `AA`: what Excel calls a column. */
const letterOf = (place: number): string =>
  (place >= 26 ? letterOf(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26))

/** Takes a statement: its columns are chosen once for each account, and then proposed. */
export default function UploadDialog({ fundId, onClose }: Props) {
  const t = useTranslate()
  const [step, setStep] = useState<Step>({ at: 'choose' })
  const [columns, setColumns] = useState<Columns>({ head: 1 })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function attempt(work: () => Promise<void>) {
    setBusy(true)
    setFailure(null)
    await work().catch((error: unknown) => setFailure(messagesOf(error).join('. ')))
    setBusy(false)
  }
  const choose = (file: File) =>
    attempt(async () => {
      const preview = await previewOf(fundId, file)
      setColumns(preview.columns ?? { head: 1 })
      setStep({ at: 'columns', file, preview })
    })
  const keep = (file: File) =>
    attempt(async () => setStep({ at: 'done', result: await importStatement(fundId, file, columns) }))

  return (
    <Modal
      open
      title={t('statements.upload')}
      width="min(100vw, 880px)"
      maskClosable={false}
      closable={!busy}
      onCancel={() => onClose(step.at === 'done')}
      footer={[
        <Button key="close" disabled={busy} onClick={() => onClose(step.at === 'done')}>
          {t(step.at === 'done' ? 'crud.close' : 'buttons.cancel')}
        </Button>,
        step.at === 'columns' && (
          <Button key="keep" type="primary" loading={busy} onClick={() => void keep(step.file)}>
            {t('statements.keep')}
          </Button>
        ),
      ]}
    >
      <div role="alert">{failure && <Alert type="error" showIcon role="presentation" message={failure} />}</div>
      {step.at === 'choose' && <DropZone onFile={(file) => void choose(file)} />}
      {step.at === 'columns' && <ChosenColumns {...{ preview: step.preview, columns, setColumns }} />}
      {step.at === 'done' && <Outcome result={step.result} />}
    </Modal>
  )
}

type ChosenProps = { preview: Preview; columns: Columns; setColumns: (columns: Columns) => void }

/** The first rows of the statement, and which column is what. */
function ChosenColumns({ preview: { rows }, columns, setColumns }: ChosenProps) {
  const t = useTranslate()
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const head = rows.find(({ line }) => line === columns.head)?.cells
  const options = Array.from({ length: width }, (_, place) => ({
    value: place,
    label: [letterOf(place), head?.[place]].filter(Boolean).join(' · '),
  }))
  const shown = rows.filter(({ line }) => line >= columns.head).slice(0, SHOWN)
  return (
    <>
      <p>{t('statements.columnsNote')}</p>
      <div className="statement-columns">
        <label>
          {t('statements.head')}
          <Select<number>
            aria-label={t('statements.head')}
            value={columns.head}
            options={[0, ...rows.map(({ line }) => line)].map((line) => ({
              value: line,
              label: line === 0 ? t('statements.noHead') : t('statements.row', { line }),
            }))}
            onChange={(line) => setColumns({ ...columns, head: line })}
          />
        </label>
        {COLUMNS.map((name) => (
          <label key={name}>
            {t(`statements.columns.${name}`)}
            <Select<number>
              aria-label={t(`statements.columns.${name}`)}
              allowClear
              value={columns[name]}
              options={options}
              popupMatchSelectWidth={false}
              onChange={(place) => {
                const { [name]: _, ...rest } = columns
                setColumns({ ...rest, ...(place != null && { [name]: place }) } as Columns)
              }}
            />
          </label>
        ))}
      </div>
      <div className="sheet-refusals" tabIndex={0}>
        <table>
          <tbody>
            {shown.map(({ line, cells }) => (
              <tr key={line}>
                <th scope="row">{line}</th>
                {Array.from({ length: width }, (_, place) => (
                  <td key={place}>{cells[place]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** How many lines are new, how many were there, and which rows are no lines. */
function Outcome({ result: { accepted, passed, refused } }: { result: Imported }) {
  const t = useTranslate()
  return (
    <>
      <p className="sheet-summary" role="status">
        {t('statements.kept', { count: accepted })} {passed > 0 && t('statements.passed', { count: passed })}{' '}
        {refused.length > 0 && t('statements.refused', { count: refused.length })}
      </p>
      {refused.length > 0 && (
        <div className="sheet-refusals" tabIndex={0}>
          <table>
            <tbody>
              {refused.map(({ line, errors }) => (
                <tr key={line}>
                  <th scope="row">{t('statements.row', { line })}</th>
                  <td>{errors.map(({ message }) => message).join('. ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}
