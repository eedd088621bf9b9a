import { DeleteOutlined, UploadOutlined } from '@ant-design/icons'
import { Button, ConfigProvider } from 'antd'
import { useRef, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { FileLink } from '../files/FileLink.tsx'
import { refusalOf, uploadFile } from '../files/upload.ts'
import { type NamedFile, namedFiles } from '../files/named.ts'
import { waitFor } from '../form/pending.ts'
import '../files/files.css'
import type { InputProps } from './input.ts'

type Problem = { name: string; said: string }

/** Any number of files: chosen or dropped, sent at once, and kept with the row when the row is saved. */
export default function FilesInput({
  id,
  name,
  value,
  onChange,
  onBlur,
  label,
  field,
  row,
  ...props
}: InputProps<'files'>) {
  const t = useTranslate()
  const disabled = ConfigProvider.useConfig().componentDisabled
  const chooser = useRef<HTMLInputElement>(null)
  const paths = useRef(value ?? [])
  paths.current = value ?? []
  const [sent, setSent] = useState<readonly NamedFile[]>([])
  const [sending, setSending] = useState<{ name: string; percent: number } | null>(null)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const files = namedFiles(paths.current, [...sent, ...((row?.[`${name}Files`] ?? []) as NamedFile[])])
  const room = field.maxCount - files.length

  async function send(chosen: readonly File[]): Promise<boolean> {
    const refused: Problem[] = chosen
      .slice(room)
      .map((file) => ({ name: file.name, said: t('crud.files.full', { max: field.maxCount }) }))
    for (const file of chosen.slice(0, room)) {
      setSending({ name: file.name, percent: 0 })
      try {
        const stored = await uploadFile(
          field.folder,
          file,
          (share) => setSending({ name: file.name, percent: Math.round(share * 100) }),
          new AbortController().signal,
        )
        setSent((before) => [...before, { path: stored.filePath, name: stored.name, bytes: stored.bytes }])
        paths.current = [...paths.current, stored.filePath]
        onChange?.(paths.current)
      } catch (error) {
        refused.push({ name: file.name, said: refusalOf(error) })
      }
    }
    setSending(null)
    setProblems(refused)
    return refused.length === 0
  }

  const start = (list: FileList | null) => {
    const chosen = [...(list ?? [])]
    if (chosen.length > 0 && !disabled && !sending) waitFor(send(chosen))
  }

  return (
    <div
      className="files-input"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        start(event.dataTransfer.files)
      }}
    >
      {files.length > 0 && (
        <ul className="file-list">
          {files.map((file) => (
            <li key={file.path}>
              <FileLink file={file} />
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                aria-label={t('crud.files.remove', { name: file.name })}
                onClick={() => onChange?.(paths.current.filter((path) => path !== file.path))}
              />
            </li>
          ))}
        </ul>
      )}
      <input
        ref={chooser}
        id={id}
        type="file"
        multiple
        className="visually-hidden"
        aria-label={label}
        aria-invalid={problems.length > 0 || props['aria-invalid'] === 'true'}
        aria-describedby={props['aria-describedby']}
        disabled={disabled || room <= 0}
        onBlur={onBlur}
        onChange={({ target }) => {
          start(target.files)
          target.value = ''
        }}
      />
      <Button
        icon={<UploadOutlined />}
        loading={sending !== null}
        disabled={room <= 0}
        onClick={() => chooser.current?.click()}
      >
        {sending ? t('crud.image.sending', sending) : t('crud.files.add')}
      </Button>
      <small>{t('crud.files.kinds')}</small>
      {problems.map((problem) => (
        <p key={problem.name} className="image-problem" role="alert">
          {problem.name}: {problem.said}
        </p>
      ))}
    </div>
  )
}
