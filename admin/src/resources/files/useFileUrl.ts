import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../http/client.ts'

/** A small picture for lists and forms, or the picture as it is kept. */
export type PictureSize = 'thumb' | 'whole'

const KEPT_MS = 10 * 60_000

/** An address of a blob for as long as the component shows it. */
export function useObjectUrl(blob: Blob | null | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return setUrl(null)
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}

/** The query key of a picture. */
export const pictureKey = (path: string | null | undefined, size: PictureSize) => ['file', path, size] as const

/** A stored picture, fetched with the person's token and kept a while; a path never changes what it holds from here. */
export function useFileUrl(
  path: string | null | undefined,
  size: PictureSize,
): { url: string | null; failed: boolean } {
  const { data, isError } = useQuery({
    queryKey: pictureKey(path, size),
    queryFn: async ({ signal }) =>
      (await call<Blob>(`File/${path}${size === 'thumb' ? '?size=thumb' : ''}`, { file: true, quiet: true, signal }))
        .body,
    enabled: Boolean(path),
    staleTime: Infinity,
    gcTime: KEPT_MS,
  })
  return { url: useObjectUrl(data), failed: isError }
}
