import { INVISIBLE } from '#app/language/clean_text'
import { composed } from '#app/language/composed'

const LONGEST = 200

/**
 * The name of an uploaded file as it is kept for people: no folders, nothing invisible, short enough, its extension
 * whole.
 */
export function tidyName(name: string): string {
  const last = composed(name.toWellFormed()).split(/[\\/]/).at(-1)!
  const visible = [...last]
    .filter((sign) => (!INVISIBLE.test(sign) && !/\s/.test(sign)) || sign === ' ')
    .join('')
    .trim()
  const [, stem, extension] = /^(.*?)(\.[a-z0-9]{1,8})?$/i.exec(visible)!
  return [...stem!].slice(0, LONGEST - (extension ?? '').length).join('') + (extension ?? '')
}

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** A Content-Disposition that always downloads, with the name for old readers and for all others. */
export const attachment = (name: string): string =>
  `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encoded(name)}`

/** The name that a Content-Disposition header gives, or null. */
export function nameInHeader(header: string | undefined): string | null {
  const extended = /filename\*=utf-8''([^;\s]+)/i.exec(header ?? '')?.[1]
  try {
    if (extended) return decodeURIComponent(extended)
  } catch {
    return null
  }
  return /filename="([^"]+)"/i.exec(header ?? '')?.[1] ?? null
}
