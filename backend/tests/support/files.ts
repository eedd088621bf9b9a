import { readdirSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import ExcelJS from 'exceljs'
import sharp from 'sharp'
import { server } from './server.ts'

export interface Reply {
  status: number
  headers: Headers
  content: Buffer
  body: any
}

async function send(
  method: string,
  path: string,
  options: { token: string; url?: string; headers?: Record<string, string>; body?: FormData | Buffer },
): Promise<Reply> {
  const response = await fetch(`${options.url ?? server().url}/v1.0/File/${path}`, {
    method,
    headers: { 'accept-language': 'en', authorization: `Bearer ${options.token}`, ...options.headers },
    body: options.body as never,
  })
  const content = Buffer.from(await response.arrayBuffer())
  return {
    status: response.status,
    headers: response.headers,
    content,
    body: response.headers.get('content-type')?.includes('json') ? JSON.parse(content.toString()) : null,
  }
}

/** A form with one file, as a browser sends it. */
export function formWith(content: Buffer, name: string, type = '', field = 'file'): FormData {
  const form = new FormData()
  form.set(field, new Blob([new Uint8Array(content)], { type }), name)
  return form
}

export const upload = (
  token: string,
  path: string,
  content: Buffer,
  name: string,
  options: { url?: string; language?: string; type?: string; key?: string } = {},
): Promise<Reply> =>
  send('POST', path, {
    token,
    url: options.url,
    body: formWith(content, name, options.type),
    headers: {
      'accept-language': options.language ?? 'en',
      ...(options.key && { 'idempotency-key': options.key }),
    },
  })

/** Sends a body as it is, or a form that a test made itself. */
export const post = (
  token: string,
  path: string,
  body: FormData | Buffer,
  headers: Record<string, string> = {},
): Promise<Reply> => send('POST', path, { token, body, headers })

export const download = (
  token: string,
  path: string,
  headers: Record<string, string> = {},
  url?: string,
): Promise<Reply> => send('GET', path, { token, headers, url })

type Format = 'png' | 'jpeg' | 'webp'

/** Noise, which compresses badly, so that size and pixels go together. */
export const picture = (format: Format, width = 40, height = 30): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: '#3a77aa', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    [format]()
    .toBuffer()

export async function workbook(
  rows: unknown[][] = [
    ['Mã', 'Tên'],
    ['KH1', 'Thép'],
  ],
): Promise<Buffer> {
  const book = new ExcelJS.Workbook()
  book.addWorksheet('x').addRows(rows)
  return Buffer.from(await book.xlsx.writeBuffer())
}

export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

/** Everything below a folder, as paths relative to it; folders are left out. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort()

/**
 * Sends a head and then zeroes, whatever the server answers meanwhile, until it cuts the connection or `most` bytes
 * are gone.
 * @returns how many went, and the status line that came, if one came
 */
export function pour(
  token: string,
  path: string,
  most: number,
  headers: string[],
): Promise<{ sent: number; answer: string }> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(server().url).port), '127.0.0.1')
    const result = { sent: 0, answer: '' }
    const zeroes = Buffer.alloc(65_536)
    const more = () => {
      while (result.sent < most && socket.writable) {
        result.sent += zeroes.length
        if (!socket.write(zeroes)) return
      }
      socket.destroySoon()
    }
    socket.on('data', (text: Buffer) => (result.answer ||= text.toString().split('\r\n')[0]!))
    // A connection that is cut says so as an error; what counts is how much went until then.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(result))
    socket.on('drain', more)
    socket.write(
      [
        `POST /v1.0/File/${path} HTTP/1.1`,
        'Host: localhost',
        `Authorization: Bearer ${token}`,
        ...headers,
        '',
        '',
      ].join('\r\n'),
    )
    more()
  })
}
