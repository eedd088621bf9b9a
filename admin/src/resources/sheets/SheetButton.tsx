import { DownloadOutlined } from '@ant-design/icons'
import { App, Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { exportFile } from './sheets.ts'

/** Downloads a sheet that is made for a screen. @param title what its file is called */
export function SheetButton({ path, title, children }: { path: string; title: string; children: ReactNode }) {
  const { message } = App.useApp()
  const [isExporting, setExporting] = useState(false)
  async function download() {
    setExporting(true)
    await exportFile(path, title).catch((error: Error) => void message.error(error.message))
    setExporting(false)
  }
  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={isExporting} onClick={() => void download()}>
      {children}
    </Button>
  )
}
