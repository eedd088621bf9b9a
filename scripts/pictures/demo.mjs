import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env, node, root } from '../steps.mjs'

const COMPANY = 'DONGA'
const PASSWORD = 'Barem@2026'

/** Starts a server with a new demo on a free port. Returns its address and how to end it. */
export async function startDemo() {
  const storage = mkdtempSync(join(tmpdir(), 'barem-pictures-'))
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', 'backend/bin/start.ts'], {
    cwd: root,
    env: env({ STORAGE_DIR: storage, DATABASE_URL: '', PORT: '0' }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const url = await new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      const found = /http:\/\/localhost:\d+/.exec(output)
      if (found) resolve(found[0])
    })
    void ended.then(() => reject(new Error(`the server ended: ${output}`)))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(storage, { recursive: true, force: true })
  }
  return { url, stop }
}

/** Opens a session of a demo account. Returns its token, its cookie, and a function that reads from the API. */
export async function signIn(url, account) {
  const api = `${url}/v1.0`
  const tenants = await (await fetch(`${api}/Account/tenants`)).json()
  const { id } = tenants.data.find(({ code }) => code === COMPANY)
  const answer = await fetch(`${api}/Account/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tenantId: id, account, password: PASSWORD, rememberMe: false }),
  })
  const token = (await answer.json()).data.jwToken
  const get = async (path) => (await fetch(`${api}${path}`, { headers: { authorization: `Bearer ${token}` } })).json()
  return { token, cookie: answer.headers.getSetCookie()[0], get }
}
