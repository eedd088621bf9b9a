/** Pictures below this size are sent as they are. */
const ENOUGH_BYTES = 4 * 1024 * 1024
/** The server keeps no more than this many pixels on the longer side. */
const LONGEST = 2000
const QUALITY = 0.9

/** A picture drawn no larger than the store keeps it; what cannot be drawn here is left for the server to judge. */
export async function smaller(file: File): Promise<File> {
  if (file.size <= ENOUGH_BYTES || !file.type.startsWith('image/')) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height))
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
    canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const drawn = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY })
    const name = file.name.replace(/\.[^.]*$/, '')
    return drawn.type === 'image/webp' && drawn.size < file.size
      ? new File([drawn], `${name}.webp`, { type: drawn.type })
      : file
  } catch {
    return file
  }
}
