import autocannon from 'autocannon'

export interface Load {
  requestsPerSecond: number
  p50: number
  p99: number
}

export interface Target {
  url: string
  connections: number
  seconds: number
  headers: Record<string, string>
  /** A fresh request each time: path, and body when it creates. */
  next: () => { method: 'GET' | 'POST'; path: string; body?: string; headers?: Record<string, string> }
}

/** Runs one load and refuses to report one that got errors. */
export async function load({ url, connections, seconds, headers, next }: Target): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    requests: [
      {
        setupRequest: (request) => {
          const { headers: own, ...wanted } = next()
          return { ...request, ...wanted, headers: { ...headers, ...own } }
        },
      },
    ],
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return { requestsPerSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}
