import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const PAGE = 3

export interface S3Stub {
  url: string
  /** What lies in the buckets, by `bucket/key`. */
  objects: Map<string, { content: Buffer; type: string; at: Date }>
  /** Each request as `METHOD bucket/key`. */
  requests: string[]
  /** Headers that were signed with another key, or not at all. */
  unsigned: string[]
  /** From now on every request fails, as a store does that is down. */
  fail: () => void
  stop: () => Promise<unknown>
}

/** A page of keys as S3 lists them, few on each so that there are several. */
function listing(objects: S3Stub['objects'], bucket: string, query: URLSearchParams): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(`${bucket}/${query.get('prefix') ?? ''}`)).sort()
  const start = Number(query.get('continuation-token') ?? 0)
  const contents = keys
    .slice(start, start + PAGE)
    .map(
      (key) =>
        `<Contents><Key>${key.slice(bucket.length + 1)}</Key><LastModified>${objects.get(key)!.at.toISOString()}</LastModified><ETag>"x"</ETag><Size>${objects.get(key)!.content.length}</Size></Contents>`,
    )
  const more = start + PAGE < keys.length
  return `<ListBucketResult><Name>${bucket}</Name><IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${start + PAGE}</NextContinuationToken>` : ''}${contents.join('')}</ListBucketResult>`
}

/**
 * As much of S3 as one bucket needs: put, get, delete and list, kept in memory, for requests signed with `accessKeyId`.
 */
export async function startS3(accessKeyId: string): Promise<S3Stub> {
  const [objects, requests, unsigned] = [new Map() as S3Stub['objects'], [] as string[], [] as string[]]
  let failing = false
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://s3')
    const key = decodeURIComponent(pathname.slice(1))
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    requests.push(`${request.method} ${key}`)
    const signature = request.headers.authorization ?? ''
    if (!signature.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKeyId}/`)) unsigned.push(signature)
    const found = objects.get(key)
    if (failing)
      return response
        .writeHead(400, { 'content-type': 'application/xml' })
        .end('<Error><Code>InvalidRequest</Code><Message>down</Message></Error>')
    if (request.method === 'PUT') {
      objects.set(key, { content: Buffer.concat(chunks), type: request.headers['content-type'] ?? '', at: new Date() })
      return response.writeHead(200, { etag: '"x"' }).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    if (searchParams.get('list-type') === '2')
      return response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(listing(objects, key.replace(/\/$/, ''), searchParams))
    if (!found)
      return response
        .writeHead(404, { 'content-type': 'application/xml' })
        .end('<Error><Code>NoSuchKey</Code><Message>none</Message></Error>')
    response.writeHead(200, { 'content-type': found.type, 'content-length': found.content.length }).end(found.content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    requests,
    unsigned,
    fail: () => void (failing = true),
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
