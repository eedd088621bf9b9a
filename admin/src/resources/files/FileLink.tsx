import { PaperClipOutlined } from '@ant-design/icons'
import { App, Button } from 'antd'
import { useState } from 'react'
import { call } from '../../http/client.ts'
import { type NamedFile, sizeOf } from './named.ts'

/** Downloads a stored file under its own name, with the person's own rights. */
export function FileLink({ file: { path, name, bytes } }: { file: NamedFile }) {
  const { message } = App.useApp()
  const [fetching, setFetching] = useState(false)

  async function open() {
    setFetching(true)
    try {
      const { body } = await call<Blob>(`File/${path}`, { file: true })
      const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(body), download: name })
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href))
    } catch (error) {
      void message.error((error as Error).message)
    }
    setFetching(false)
  }

  return (
    <Button
      type="link"
      icon={<PaperClipOutlined />}
      loading={fetching}
      className="file-link"
      onClick={() => void open()}
    >
      <span className="file-name">{name}</span> <small>{sizeOf(bytes)}</small>
    </Button>
  )
}
