import { readdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import type { Attack } from './attacks.ts'

/** Milliseconds of processor time that all threads of a process have used; Linux counts them in nanoseconds. */
export function processorTime(pid: number): number {
  const tasks = `/proc/${pid}/task`
  const used = readdirSync(tasks).map((task) =>
    Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]),
  )
  return used.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6
}

interface Answer {
  status: number
  bytes: number
}

/** Sends one request, whatever becomes of its connection. */
function send(url: string, agent: Agent, token: string, attack: Attack): Promise<Answer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const sent = request(
      {
        hostname,
        port,
        agent,
        method: attack.method ?? 'GET',
        path: attack.path,
        headers: {
          ...(attack.body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(attack.body),
          }),
          ...(attack.signedIn && { authorization: `Bearer ${token}` }),
          'idempotency-key': crypto.randomUUID(),
          ...attack.headers,
        },
      },
      (response) => {
        let bytes = 0
        response.on('data', (chunk: Buffer) => (bytes += chunk.length))
        response.once('close', () => resolve({ status: response.statusCode!, bytes }))
      },
    )
    sent.once('error', () => resolve({ status: 0, bytes: 0 }))
    sent.end(attack.body)
  })
}

export interface Cost extends Answer {
  /** Processor time of the server for one request, in ms. */
  ms: number
}

/** What a request costs the server that runs as `pid`, on average over so many. */
export async function costOf(url: string, pid: number, token: string, attack: Attack, times: number): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await send(url, agent, token, attack)
  const before = processorTime(pid)
  let answer: Answer = { status: 0, bytes: 0 }
  for (let time = 0; time < times; time++) answer = await send(url, agent, token, attack)
  const ms = (processorTime(pid) - before) / times
  agent.destroy()
  return { ...answer, ms }
}
