/** What is called while an XML file is read; names come without their prefix. */
export interface XmlHandlers {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** A comment, literal text, an instruction, the end or the beginning of an element, or text; nothing else is XML. */
const PIECE =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<\/([^\s<>/]+)\s*>|<([^\s<>/!?=]+)((?:\s+[^\s<>/=]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

const bare = (name: string) => name.slice(name.indexOf(':') + 1)

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Text with the signs that its entities stand for. @throws Error for those that no XML has by itself */
function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|(\w*));?/g,
    (all, hex?: string, decimal?: string, name?: string) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
      const sign = name === undefined ? (code <= 0x10ffff ? String.fromCodePoint(code) : undefined) : NAMED[name]
      if (sign === undefined || !all.endsWith(';')) throw new Error('an entity that no XML has')
      return sign
    },
  )
}

function attributesIn(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  if (text !== '')
    for (const [, name, one, other] of text.matchAll(ATTRIBUTE)) attributes[bare(name!)] = decoded(one ?? other ?? '')
  return attributes
}

const textOf = (content: Buffer) =>
  content.toString(content[0] === 0xff && content[1] === 0xfe ? 'utf16le' : 'utf8').replace(/^\ufeff/, '')

/** Reads an XML file from its beginning to its end. @throws Error for what is none, or has a document type */
export function readXml(content: Buffer, { open, text, close }: XmlHandlers): void {
  const source = textOf(content)
  const within: string[] = []
  let at = 0
  while (at < source.length) {
    PIECE.lastIndex = at
    const piece = PIECE.exec(source)
    if (!piece) throw new Error(`no XML at ${at}`)
    at = PIECE.lastIndex
    const [, literal, end, begin, attributes = '', closed, words] = piece
    if (begin !== undefined) {
      within.push(begin)
      open?.(bare(begin), attributesIn(attributes))
    }
    if (end !== undefined || closed === '/') {
      const name = within.pop()
      if (name === undefined || (end !== undefined && end !== name)) throw new Error(`an end of nothing at ${at}`)
      close?.(bare(name))
    }
    if (words !== undefined && within.length > 0) text?.(decoded(words))
    else if (literal !== undefined) text?.(literal)
    else if (words !== undefined && words.trim() !== '') throw new Error(`text outside at ${at}`)
  }
  if (within.length > 0) throw new Error('a file that does not end')
}
