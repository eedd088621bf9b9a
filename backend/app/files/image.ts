import sharp, { type Sharp } from 'sharp'
import { turns } from '#app/environment/turns'
import { refused } from './refusals.ts'

export interface Image {
  content: Buffer
  thumb: Buffer
  width: number
  height: number
}

const MEGAPIXELS = 25
const LONGEST_SIDE = 2000
const THUMB_SIDE = 160
const SECONDS = 15

/** Two at a time, since a decoder takes a core and up to 100 MB for a while. */
const inTurn = turns(2)

sharp.cache(false)
sharp.concurrency(1)
// Allows only the decoders of accepted formats, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })

const decode = (content: Buffer) =>
  sharp(content, { failOn: 'warning', limitInputPixels: MEGAPIXELS * 1_000_000 }).timeout({ seconds: SECONDS })

const encoders = {
  jpg: (image: Sharp) => image.jpeg({ quality: 85 }),
  png: (image: Sharp) => image.png({ compressionLevel: 9 }),
  webp: (image: Sharp) => image.webp({ quality: 85 }),
}

export type ImageKind = keyof typeof encoders

const fit = (image: Sharp, side: number) => image.resize(side, side, { fit: 'inside', withoutEnlargement: true })

/**
 * Draws an image anew: upright, at most 2000 px, nothing in it but its pixels. Everything else (EXIF, GPS, scripts, a
 * second file) is removed.
 * @throws ApiError at `file` when it cannot be decoded to its end, or has too many pixels
 */
export function redraw(original: Buffer, kind: ImageKind): Promise<Image> {
  return inTurn(async () => {
    try {
      const { width: across, height: down } = await decode(original).metadata()
      if (across * down > MEGAPIXELS * 1_000_000) throw refused('imagePixels', { megapixels: MEGAPIXELS })
      const { data, info } = await encoders[kind](fit(decode(original).autoOrient(), LONGEST_SIDE)).toBuffer({
        resolveWithObject: true,
      })
      const thumb = await fit(decode(data), THUMB_SIDE).webp({ quality: 75 }).toBuffer()
      return { content: data, thumb, width: info.width, height: info.height }
    } catch (error) {
      const tooMany = error instanceof Error && error.message.includes('exceeds pixel limit')
      throw error instanceof Error && error.name === 'ApiError'
        ? error
        : tooMany
          ? refused('imagePixels', { megapixels: MEGAPIXELS })
          : refused('imageBroken')
    }
  })
}
