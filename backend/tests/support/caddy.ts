import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { debian, freePort } from './postgres.ts'
import { PROJECT } from './spawned.ts'
import { emptyFolder } from './storage.ts'
import { until } from './until.ts'

const CADDY = '/usr/bin/caddy'
/** A host name that Caddy signs for by itself, with an authority of its own, where it asks a public one for others. */
const HOST = 'localhost'
/** Where callers come from; the proxy itself asks its nodes from 127.0.0.1. */
const CALLER = '127.0.0.2'

export interface Reply {
  status: number
  headers: NodeJS.Dict<string | string[]>
  /** Every header line in the order of arrival: names and values. */
  raw: string[]
  body: string
}

export interface Caddy {
  /** Where it listens to plain HTTP. */
  http: string
  /** Asks the proxy by HTTPS, trusting its own authority alone. */
  ask: (path: string, more?: { method?: string; headers?: Record<string, string>; body?: string }) => Promise<Reply>
  stop: () => void
}

/** docker/Caddyfile as JSON for a host name: our ports, and `app1` and `app2` at addresses of this machine. */
function configuration(folder: string, ports: { http: number; https: number }, nodes: [string, string]): object {
  const adapted = execFileSync(CADDY, ['adapt', '--config', join(PROJECT, 'docker/Caddyfile')], {
    env: { ...process.env, SITE_ADDRESS: HOST, HOME: folder },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const text = nodes.reduce((made, node, place) => made.replace(`app${place + 1}:3333`, node), adapted.toString())
  const { apps } = JSON.parse(text)
  Object.assign(apps.http, { http_port: ports.http, https_port: ports.https })
  apps.http.servers.srv0.listen = [`127.0.0.1:${ports.https}`]
  const pki = { certificate_authorities: { local: { install_trust: false } } }
  return { admin: { disabled: true }, storage: { module: 'file_system', root: folder }, apps: { ...apps, pki } }
}

type Ask = Caddy['ask']

/** Asks by HTTPS; `authority` is the file of the certificate that signs. */
const asks =
  (port: number, authority: string): Ask =>
  (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const where = { host: '127.0.0.1', port, localAddress: CALLER, servername: HOST, ca: readFileSync(authority) }
      const sent = request({ ...where, path, method, headers: { host: HOST, ...headers } }, (answer) => {
        let text = ''
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
        answer.once('end', () =>
          resolve({ status: answer.statusCode!, headers: answer.headers, raw: answer.rawHeaders, body: text }),
        )
      })
      sent.once('error', reject)
      sent.end(body)
    })

/**
 * The proxy of docker-compose by HTTPS, from Debian's package, with the project's own configuration.
 * @param nodes `127.0.0.1:PORT` of both
 */
export async function startCaddy(nodes: [string, string]): Promise<Caddy> {
  debian('caddy', () => existsSync(CADDY))
  const folder = emptyFolder('caddy')
  const ports = { http: await freePort(), https: await freePort() }
  const child = spawn(CADDY, ['run', '--config', '-'], {
    env: { ...process.env, HOME: folder },
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.stdin.end(JSON.stringify(configuration(folder, ports, nodes)))
  const ask = asks(ports.https, join(folder, 'pki/authorities/local/root.crt'))
  // It makes its certificate after it has begun to listen.
  await until(() => ask('/health'))
  return {
    http: `http://127.0.0.1:${ports.http}`,
    ask,
    stop() {
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
