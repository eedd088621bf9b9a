import { useTranslate } from '@refinedev/core'
import { App, Button } from 'antd'
import { useState } from 'react'
import { exportFile } from '../../resources/sheets/sheets.ts'

/** Downloads figures in Excel. @param title what the file is called, with the day of today */
export function ExportButton({ path, title, disabled }: { path: string; title: string; disabled?: boolean }) {
  const t = useTranslate()
  const { message } = App.useApp()
  const [isExporting, setExporting] = useState(false)
  async function download() {
    setExporting(true)
    await exportFile(path, title).catch(() => void message.error(t('dashboard.exportFailed')))
    setExporting(false)
  }
  return (
    <Button loading={isExporting} disabled={disabled} onClick={() => void download()}>
      {t('dashboard.export')}
    </Button>
  )
}
