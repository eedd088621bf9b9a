import { dayInVietnam, insideSentence, periodField, yearBefore, type AnyResource } from '@barem/resources/kit'
import { Alert, Button, DatePicker, Modal, Radio } from 'antd'
import type { Dayjs } from 'dayjs'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { formatDate } from '../../format/date.ts'
import { DAY_FORMATS } from '../inputs/DatePickers.tsx'
import type { ListState } from '../list/address.ts'
import { useWords } from '../model/useWords.ts'
import { exportRows, type Range } from './sheets.ts'
import './sheets.css'

type Props = { definition: AnyResource; state: ListState; onClose: () => void }
type How = 'year' | 'dates' | 'all'

const DAY = 'YYYY-MM-DD'

/** Asks for the period of an export that no filter bounds; a year by default. */
export default function ExportDialog({ definition, state, onClose }: Props) {
  const t = useTranslate()
  const words = useWords(definition)
  const period = periodField(definition)!
  const [how, setHow] = useState<How>('year')
  const [[from, to], setDates] = useState<[Dayjs | null, Dayjs | null]>([null, null])
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const since = formatDate(yearBefore(dayInVietnam(new Date())))

  const ranges: Record<How, () => Range> = {
    year: () => ({}),
    all: () => ({ _range: 'all' }),
    dates: () => ({
      ...(from && { [`${period}_gte`]: from.format(DAY) }),
      ...(to && { [`${period}_lte`]: to.format(DAY) }),
    }),
  }

  async function take() {
    setBusy(true)
    setFailure(null)
    try {
      await exportRows(definition, state, words.title, ranges[how]())
      onClose()
    } catch (error) {
      setFailure((error as Error).message)
      setBusy(false)
    }
  }

  return (
    <Modal
      open
      title={t('sheets.export.title', { many: words.many })}
      onCancel={onClose}
      closable={!busy}
      maskClosable={false}
      keyboard={!busy}
      width={480}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('buttons.cancel')}
          </Button>
          <Button type="primary" loading={busy} autoFocus onClick={() => void take()}>
            {t('buttons.export')}
          </Button>
        </>
      }
    >
      <p className="dialog-note">{t('sheets.export.usual')}</p>
      <Radio.Group
        className="export-ranges"
        aria-label={words.field(period)}
        value={how}
        disabled={busy}
        onChange={({ target }) => setHow(target.value as How)}
        options={[
          { value: 'year', label: t('sheets.export.year', { since }) },
          { value: 'dates', label: t('sheets.export.dates', { field: insideSentence(words.field(period)) }) },
          { value: 'all', label: t('sheets.export.all') },
        ]}
      />
      {how === 'dates' && (
        <DatePicker.RangePicker
          className="export-dates"
          format={DAY_FORMATS}
          allowEmpty
          disabled={busy}
          aria-label={words.field(period)}
          placeholder={[t('crud.filter.fromDate'), t('crud.filter.toDate')]}
          value={[from, to]}
          onChange={(range) => setDates([range?.[0] ?? null, range?.[1] ?? null])}
        />
      )}
      {failure && <Alert type="error" showIcon message={failure} />}
    </Modal>
  )
}
