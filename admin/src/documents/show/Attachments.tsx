import { PaperClipOutlined } from '@ant-design/icons'
import { App, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../http/client.ts'

const nameOf = (path: string) => decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))

/** The files of a document, each to be opened with the person's own rights. */
export function Attachments({ paths }: { paths: readonly string[] }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [fetching, setFetching] = useState<string | null>(null)

  async function open(path: string) {
    setFetching(path)
    try {
      const { body } = await call<Blob>(`File/${path}`, { file: true })
      const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(body), download: nameOf(path) })
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href))
    } catch (error) {
      void message.error((error as Error).message)
    }
    setFetching(null)
  }

  if (paths.length === 0) return <p className="history-note">{t('crud.noFile')}</p>
  return (
    <ul className="attachments">
      {paths.map((path) => (
        <li key={path}>
          <Button type="link" icon={<PaperClipOutlined />} loading={fetching === path} onClick={() => void open(path)}>
            {nameOf(path)}
          </Button>
        </li>
      ))}
    </ul>
  )
}
