import { InboxOutlined } from '@ant-design/icons'
import { type DragEvent, useState } from 'react'
import { useTranslate } from '@refinedev/core'

/** The area to choose or drop one .xlsx file. */
export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const t = useTranslate()
  const [over, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }

  return (
    <label
      className="drop-zone"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <InboxOutlined aria-hidden />
      <span>{t('sheets.drop')}</span>
      <small>{t('sheets.limits')}</small>
      <input
        type="file"
        accept=".xlsx"
        className="visually-hidden"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onFile(file)
          target.value = ''
        }}
      />
    </label>
  )
}
