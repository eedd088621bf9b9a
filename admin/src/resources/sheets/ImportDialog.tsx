import { useTranslate } from '@refinedev/core'
import { Button, Modal } from 'antd'
import { useEffect, useState } from 'react'
import { splitErrors } from '../../http/fieldErrors.ts'
import type { Words } from '../model/words.ts'
import { ColumnsRead } from './ColumnsRead.tsx'
import { DropZone } from './DropZone.tsx'
import type { ImportResult } from './sheets.ts'
import { Refusals } from './Refusals.tsx'
import './sheets.css'

/** A sheet that the server has already. */
export type StoredSheet = { name: string; send: (check: boolean) => Promise<ImportResult> }

/** How a sheet is taken, and what is said of it. */
export interface SheetWay {
  title: string
  about: string
  /** The words of a number of its rows. */
  counted: (count: number) => string
  /** What is said of rows that were there before. */
  passed: (count: number) => string
  /** Gives an empty sheet, or the one to fill in. */
  template: () => Promise<void>
  take: (file: File, check: boolean) => Promise<ImportResult>
  /** After rows were taken. */
  done: () => void
}

type Props = { words: Pick<Words, 'field'>; way: SheetWay; onClose: () => void; stored?: StoredSheet }
/** What is imported: a file of the person, or one that is stored. */
type Source = File | StoredSheet
type Step =
  | { at: 'choose'; problem?: string }
  | { at: 'busy'; doing: 'checking' | 'importing'; file: Source }
  | { at: 'checked'; file: Source; result: ImportResult }
  | { at: 'done'; result: ImportResult }

/** Checks a file, shows line by line what would happen, and imports the correct lines on request. */
export default function ImportDialog({ words, way, onClose, stored }: Props) {
  const t = useTranslate()
  const [step, setStep] = useState<Step>(stored ? { at: 'busy', doing: 'checking', file: stored } : { at: 'choose' })
  useEffect(() => {
    if (stored) void send(stored, true)
  }, [])
  const busy = step.at === 'busy'

  async function send(file: Source, check: boolean) {
    setStep({ at: 'busy', doing: check ? 'checking' : 'importing', file })
    try {
      const result = await ('send' in file ? file.send(check) : way.take(file, check))
      setStep(check ? { at: 'checked', file, result } : { at: 'done', result })
      if (!check) way.done()
    } catch (error) {
      const { atFields, rest } = splitErrors(error, Object.keys((error as { errors?: object }).errors ?? {}))
      setStep({ at: 'choose', problem: rest ?? atFields.flatMap(({ errors }) => errors).join(' · ') })
    }
  }

  const result = step.at === 'checked' || step.at === 'done' ? step.result : null
  const passed = result?.passed ?? 0
  const refused = result ? result.total - result.accepted - passed : 0
  const footer = (
    <>
      <Button
        key={step.at === 'done' ? 'close' : 'cancel'}
        onClick={onClose}
        disabled={busy}
        autoFocus={step.at === 'done'}
      >
        {t(step.at === 'done' ? 'crud.close' : 'buttons.cancel')}
      </Button>
      {step.at === 'checked' && <Button onClick={() => setStep({ at: 'choose' })}>{t('sheets.another')}</Button>}
      {step.at === 'checked' && step.result.accepted > 0 && (
        <Button type="primary" autoFocus onClick={() => void send(step.file, false)}>
          {t('sheets.go', { what: way.counted(step.result.accepted) })}
        </Button>
      )}
    </>
  )

  return (
    <Modal
      open
      title={way.title}
      footer={footer}
      onCancel={onClose}
      closable={!busy}
      maskClosable={false}
      keyboard={!busy}
      width={640}
    >
      {step.at === 'choose' && (
        <>
          {step.problem && (
            <p className="sheet-problem" role="alert">
              {step.problem}
            </p>
          )}
          <DropZone onFile={(file) => void send(file, true)} />
          <p className="dialog-note">
            {way.about}{' '}
            <button
              type="button"
              className="link-button"
              onClick={() =>
                void way.template().catch((error: Error) => setStep({ at: 'choose', problem: error.message }))
              }
            >
              {t('sheets.template')}
            </button>
          </p>
        </>
      )}
      {step.at === 'busy' && (
        <div className="sheet-busy" role="status">
          <i />
          {t(`sheets.${step.doing}`, { name: step.file.name })}
        </div>
      )}
      {result && (
        <p className="sheet-summary" role="status">
          {result.accepted === 0
            ? t('sheets.nothing')
            : t(step.at === 'done' ? 'sheets.imported' : 'sheets.ready', { what: way.counted(result.accepted) })}
          {passed > 0 && ` ${way.passed(passed)}`}
          {refused > 0 && ` ${t('sheets.refused', { count: refused })}`}
        </p>
      )}
      {result && <Refusals lines={result.refused} words={words} />}
      {result?.columns && <ColumnsRead columns={result.columns} words={words} />}
    </Modal>
  )
}
