import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { sendPage } from './admin_page.ts'

const DIST = join(import.meta.dirname, '../../../admin/dist')

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
}

interface AdminFile {
  path: string
  type: string
  gzip: boolean
  brotli: boolean
}

const typeOf = (path: string) => TYPES[path.split('.').at(-1)!] ?? 'application/octet-stream'

/** Every file of the built admin by URL path, listed once, so that no path of a request reaches the disk. */
function builtFiles(): Map<string, AdminFile> {
  const files = new Map<string, AdminFile>()
  if (!existsSync(DIST)) return files
  for (const name of readdirSync(DIST, { recursive: true, encoding: 'utf8' })) {
    const path = join(DIST, name)
    if (/\.(gz|br)$/.test(name) || !statSync(path).isFile()) continue
    files.set(`/${relative(DIST, path).split(sep).join('/')}`, {
      path,
      type: typeOf(name),
      gzip: existsSync(`${path}.gz`),
      brotli: existsSync(`${path}.br`),
    })
  }
  return files
}

/** Kept outside of the class, since the framework makes a middleware for each request. */
const files = builtFiles()
const contents = new Map<string, Buffer>()

const PAGE = '/index.html'
const page = files.has(PAGE) ? readFileSync(files.get(PAGE)!.path, 'utf8') : null

/** Serves the built admin: its files as they are, and its one page for every other path that a browser opens. */
export default class AdminFiles {
  handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    const path = request.parsedUrl.pathname ?? '/'
    if (!['GET', 'HEAD'].includes(request.method()) || path.startsWith('/v1.0') || path === '/health') return next()
    const file = path === PAGE ? undefined : files.get(path)
    if (!file) return page !== null && isPage(path, request.header('accept')) ? sendPage(ctx, page) : next()
    const accepted = request.header('accept-encoding') ?? ''
    const encoding =
      file.brotli && accepted.includes('br') ? 'br' : file.gzip && accepted.includes('gzip') ? 'gz' : null
    const content = read(encoding ? `${file.path}.${encoding}` : file.path)
    // A build since the start of the server took it away.
    if (!content) return next()
    response.header('content-type', file.type)
    response.header('cache-control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    response.header('vary', 'accept-encoding')
    if (encoding) response.header('content-encoding', encoding === 'gz' ? 'gzip' : encoding)
    return response.send(content)
  }
}

/** Whether a request opens the page: it accepts HTML, or accepts anything and does not look like a missing file. */
function isPage(path: string, accept = '*/*'): boolean {
  if (path.startsWith('/assets/')) return false
  return accept.includes('text/html') || (accept.includes('*/*') && (path === PAGE || !/\.\w+$/.test(path)))
}

/** The content of a file; null where it is gone. */
function read(path: string): Buffer | null {
  const known = contents.get(path)
  if (known) return known
  if (!existsSync(path)) return null
  const content = readFileSync(path)
  contents.set(path, content)
  return content
}
