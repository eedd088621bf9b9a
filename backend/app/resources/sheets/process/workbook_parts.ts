import { posix } from 'node:path'
import { composed } from '#app/language/composed'
import type { ZipEntry } from '#app/zip/entries'
import { unpack } from '#app/zip/unpack'
import { readXml } from './xml.ts'

/** A workbook whose parts cannot be read. */
export class BrokenWorkbook extends Error {}

/** More rows or columns than a sheet may have, or more cells than are read at all. */
export class TooManyCells extends Error {
  readonly problem: 'tooManyRows' | 'tooHeavy'

  constructor(problem: 'tooManyRows' | 'tooHeavy' = 'tooHeavy') {
    super(problem)
    this.problem = problem
  }
}

export type Parts = ReadonlyMap<string, ZipEntry>

export const partsOf = (entries: readonly ZipEntry[]): Parts =>
  new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]))

/** The content of a part; null where there is none. @throws BrokenWorkbook */
export async function partAt(parts: Parts, path: string): Promise<Buffer | null> {
  const entry = parts.get(path.toLowerCase())
  if (!entry) return null
  const content = await unpack(entry)
  if (!content) throw new BrokenWorkbook()
  return content
}

/** Where the parts are that a part names, by the ids of their relations, and what they are. */
export async function relationsOf(parts: Parts, path: string): Promise<{ id: string; type: string; path: string }[]> {
  const folder = posix.dirname(path)
  const content = await partAt(parts, posix.join(folder, '_rels', `${posix.basename(path)}.rels`))
  const relations: { id: string; type: string; path: string }[] = []
  if (content)
    readXml(content, {
      open(name, { Id: id = '', Type: type = '', Target: target = '' }) {
        if (name === 'Relationship')
          relations.push({
            id,
            type: type.split('/').at(-1)!,
            path: posix.join(target.startsWith('/') ? '' : folder, target).replace(/^\//, ''),
          })
      },
    })
  return relations
}

/** What Excel writes of signs that XML cannot say, and of line breaks: `_x000D_`. */
const ESCAPED = /_x([0-9A-Fa-f]{4})_/g
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g

/** A text of a workbook as people see it. */
export const readable = (text: string): string =>
  composed(
    text
      .replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      .replace(/\r\n?/g, '\n')
      .replace(UNSEEN, ''),
  )

/** Texts that cells share, without how they are pronounced. @throws TooManyCells */
export function sharedTexts(content: Buffer, most: number): string[] {
  const texts: string[] = []
  let [text, isText, spoken] = ['', false, 0]
  readXml(content, {
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') spoken++
      isText = name === 't' && spoken === 0
    },
    text(part) {
      if (isText) text += part
    },
    close(name) {
      isText = false
      if (name === 'rPh') spoken--
      if (name === 'si' && texts.push(readable(text)) > most) throw new TooManyCells()
    },
  })
  return texts
}

/** The format of cells by their style: its number, and what it is where the workbook says so. */
export interface Format {
  id: number
  format: string | null
}

/** The formats of cells, in the order of their styles. */
export function cellFormats(content: Buffer): Format[] {
  const formats = new Map<number, string>()
  const styles: number[] = []
  let isCells = false
  readXml(content, {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') formats.set(Number(numFmtId), formatCode)
      if (name === 'cellXfs') isCells = true
      if (name === 'xf' && isCells) styles.push(Number(numFmtId))
    },
    close(name) {
      if (name === 'cellXfs') isCells = false
    },
  })
  return styles.map((id) => ({ id, format: formats.get(id) ?? null }))
}

/** The sheets of a workbook in their order, and how it counts days. */
export function sheetsOf(content: Buffer): { sheets: { id: string; isHidden: boolean }[]; is1904: boolean } {
  const sheets: { id: string; isHidden: boolean }[] = []
  let is1904 = false
  readXml(content, {
    open(name, { id = '', state = 'visible', date1904 = '0' }) {
      if (name === 'workbookPr') is1904 = date1904 === '1' || date1904 === 'true'
      if (name === 'sheet') sheets.push({ id, isHidden: state !== 'visible' })
    },
  })
  return { sheets, is1904 }
}
