import { CameraOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { refusalOf, uploadFile } from '../../../resources/files/upload.ts'

const FOLDER = 'weighing'

type Props = { count: number; onStored: (path: string) => void }

/** Takes a picture of the truck or the scale and sends it; without a network it can be added to the ticket later. */
export function PhotoButton({ count, onStored }: Props) {
  const t = useTranslate()
  const chooser = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function send(file: File | undefined) {
    if (!file) return
    setBusy(true)
    setProblem(null)
    try {
      onStored((await uploadFile(FOLDER, file, () => {}, new AbortController().signal)).filePath)
    } catch (error) {
      setProblem(refusalOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="yard-photo">
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        capture="environment"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t('logistics.yard.photo')}
        onChange={({ target }) => {
          void send(target.files?.[0])
          target.value = ''
        }}
      />
      <Button size="large" icon={<CameraOutlined />} loading={busy} onClick={() => chooser.current?.click()}>
        {count > 0 ? t('logistics.yard.photos', { total: count }) : t('logistics.yard.photo')}
      </Button>
      {problem && <small role="alert">{problem}</small>}
    </div>
  )
}
