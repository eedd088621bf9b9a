import { PictureOutlined } from '@ant-design/icons'
import { Button, ConfigProvider } from 'antd'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { Picture } from '../files/Picture.tsx'
import { pictureIn } from '../files/upload.ts'
import { useObjectUrl } from '../files/useFileUrl.ts'
import { type Upload, useUpload } from '../files/useUpload.ts'
import type { InputProps } from './input.ts'

const KINDS = 'image/jpeg,image/png,image/webp'

/** One picture: chosen, dropped or pasted, sent at once, and kept with the row when the row is saved. */
export default function ImageInput({ id, value, onChange, onBlur, label, field, ...props }: InputProps<'image'>) {
  const t = useTranslate()
  const disabled = ConfigProvider.useConfig().componentDisabled
  const upload = useUpload(field.folder, (path) => onChange?.(path))
  const chooser = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const { start } = upload
  const wrong = upload.problem !== null || props['aria-invalid'] === 'true'

  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const picture = disabled ? null : pictureIn(event.clipboardData)
      if (!picture) return
      event.preventDefault()
      start(picture)
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  })

  function drag(event: DragEvent, inside: boolean) {
    event.preventDefault()
    setOver(inside && !disabled)
  }

  function drop(event: DragEvent) {
    drag(event, false)
    const picture = disabled ? null : pictureIn(event.dataTransfer)
    if (picture) start(picture)
  }

  return (
    <>
      <div
        className="image-input"
        data-over={over || undefined}
        data-wrong={wrong || undefined}
        data-filled={Boolean(value || upload.sending) || undefined}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={drop}
      >
        <input
          ref={chooser}
          id={id}
          type="file"
          accept={KINDS}
          className="visually-hidden"
          aria-label={label}
          aria-invalid={wrong}
          aria-describedby={props['aria-describedby']}
          disabled={disabled}
          onBlur={onBlur}
          onChange={({ target }) => {
            const file = target.files?.[0]
            target.value = ''
            if (file) start(file)
          }}
        />
        {upload.sending ? (
          <Sending sending={upload.sending} onCancel={upload.cancel} />
        ) : value ? (
          <>
            <Picture path={value} size="thumb" alt={label} className="image-chosen" />
            <div className="image-said">
              <div>
                <Button size="small" onClick={() => chooser.current?.click()}>
                  {t('crud.image.replace')}
                </Button>
                <Button size="small" type="text" onClick={() => onChange?.(null)}>
                  {t('crud.image.remove')}
                </Button>
              </div>
              <small>{t('crud.image.more')}</small>
            </div>
          </>
        ) : (
          <label className="image-drop" htmlFor={id}>
            <PictureOutlined aria-hidden />
            <span>
              <b>{t('crud.image.choose')}</b> {t('crud.image.drop')}
            </span>
            <small>{t('crud.image.kinds')}</small>
          </label>
        )}
      </div>
      {upload.problem && (
        <p className="image-problem" role="alert">
          {upload.problem}
        </p>
      )}
    </>
  )
}

/** The picture from this machine, while it is being sent. */
function Sending({
  sending: { file, share },
  onCancel,
}: {
  sending: NonNullable<Upload['sending']>
  onCancel: () => void
}) {
  const t = useTranslate()
  const url = useObjectUrl(file)
  const percent = Math.round(share * 100)
  return (
    <>
      {url && <img src={url} alt="" className="picture image-chosen" />}
      <div className="image-said">
        <span className="image-name">{t('crud.image.sending', { name: file.name, percent })}</span>
        <div
          className="image-progress"
          role="progressbar"
          aria-label={file.name}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <i style={{ width: `${percent}%` }} />
        </div>
        <div>
          <Button size="small" disabled={false} onClick={onCancel}>
            {t('buttons.cancel')}
          </Button>
        </div>
      </div>
    </>
  )
}
