import { DownloadOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { useTranslate } from '@refinedev/core'
import { messagesOf } from '../../../http/fieldErrors.ts'
import { type Begun, downloadRefused } from './sheet.ts'

type Props = {
  begun: Begun
  /** Whether they are being counted anew. */
  counting: boolean
  onProblem: (problem: string | null) => void
}

/** How many rows of a sheet fit, the first of those that do not with the reasons, and all of these as a sheet. */
export function RefusedRows({ begun, counting, onProblem }: Props) {
  const t = useTranslate()
  const { file, columns, rows, refused } = begun
  if (counting)
    return (
      <p className="own-hint" role="status">
        {t('own.sheet.counting')}
      </p>
    )
  if (refused.count === 0)
    return (
      <p className="own-hint" role="status">
        {t('own.sheet.allFit', { count: rows })}
      </p>
    )
  async function take() {
    onProblem(null)
    try {
      await downloadRefused(file, columns, t('own.sheet.rest', { name: file.name.replace(/\.xlsx$/i, '') }))
    } catch (error) {
      onProblem(messagesOf(error).join('. '))
    }
  }
  return (
    <Alert
      className="own-notice"
      type="warning"
      showIcon
      role="status"
      message={t('own.sheet.refused', { count: refused.count, rows })}
      description={
        <ul className="own-refused">
          {refused.rows.slice(0, SHOWN).map(({ line, errors }) => (
            <li key={line}>
              {t('own.sheet.line', { line })}{' '}
              {errors.map(({ field, message }) => (field === '' ? message : `${field}: ${message}`)).join('; ')}
            </li>
          ))}
        </ul>
      }
      action={
        <Button size="small" icon={<DownloadOutlined />} onClick={() => void take()}>
          {t('own.sheet.take')}
        </Button>
      }
    />
  )
}

/** How many refused rows the dialog lists; the sheet has all of them. */
const SHOWN = 5
