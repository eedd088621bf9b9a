import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { waitFor } from '../form/pending.ts'
import { refusalOf, uploadFile } from './upload.ts'
import { pictureKey } from './useFileUrl.ts'

export type Upload = {
  /** The file being sent, and the share sent so far, from 0 to 1. */
  sending: { file: File; share: number } | null
  /** Why the last one was refused. */
  problem: string | null
  start: (file: File) => void
  cancel: () => void
}

/** Sends one picture at a time; the form it is in waits for it. */
export function useUpload(folder: string, onStored: (path: string) => void): Upload {
  const client = useQueryClient()
  const [sending, setSending] = useState<Upload['sending']>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const current = useRef<AbortController | null>(null)
  const stored = useRef(onStored)
  stored.current = onStored
  useEffect(() => () => current.current?.abort(), [])

  async function send(file: File): Promise<boolean> {
    current.current?.abort()
    const control = new AbortController()
    current.current = control
    setProblem(null)
    setSending({ file, share: 0 })
    try {
      const { filePath } = await uploadFile(
        folder,
        file,
        (share) => !control.signal.aborted && setSending({ file, share }),
        control.signal,
      )
      client.setQueryData(pictureKey(filePath, 'thumb'), file)
      stored.current(filePath)
      return true
    } catch (error) {
      if (!control.signal.aborted) setProblem(refusalOf(error))
      // A cancelled upload keeps nobody waiting.
      return control.signal.aborted
    } finally {
      if (current.current === control) setSending(null)
    }
  }

  return {
    sending,
    problem,
    start: (file) => waitFor(send(file)),
    cancel() {
      current.current?.abort()
      setSending(null)
    },
  }
}
