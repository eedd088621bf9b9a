import { PictureOutlined } from '@ant-design/icons'
import { type PictureSize, useFileUrl } from './useFileUrl.ts'
import './files.css'

type Props = { path: string | null; size: PictureSize; alt: string; className: string }

/** A stored picture, or the place of one that is on its way, missing or lost. */
export function Picture({ path, size, alt, className }: Props) {
  const { url, failed } = useFileUrl(path, size)
  if (url) return <img src={url} alt={alt} className={`picture ${className}`} draggable={false} />
  return <span className={`picture picture-place ${className}`}>{failed && <PictureOutlined aria-hidden />}</span>
}
