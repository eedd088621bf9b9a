import { test } from '@japa/runner'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { Agent, get, request, type ClientRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { isAlive, type ProcessIdentity } from '#app/embedded/process_identity'
import { signIn } from '#tests/support/client'
import { PDF } from '#tests/support/files'
import { PROJECT, spawnServer, type Spawned } from '#tests/support/spawned'
import { demoStorage } from '#tests/support/storage'
import { until } from '#tests/support/until'

/** An upload that the server has begun to read, with its body still to come. */
async function begunUpload(url: string, token: string): Promise<ClientRequest> {
  const upload = request(`${url}/v1.0/File/documents`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/pdf',
      'content-length': PDF.length,
      expect: '100-continue',
    },
  })
  upload.flushHeaders()
  await once(upload, 'continue')
  return upload
}

/** The status and headers of an answer, read to its end, on a connection that may stay. */
async function asked(url: string, agent: Agent): Promise<IncomingMessage> {
  const sent = get(url, { agent })
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return answer
}

test.group('SIGTERM', (group) => {
  let storageDir = ''
  let server: Spawned

  group.each.setup(async () => {
    storageDir = demoStorage('stopping')
    server = await spawnServer({ STORAGE_DIR: storageDir })
    return async () => {
      await server.stop('SIGKILL')
      rmSync(storageDir, { recursive: true, force: true })
    }
  })

  const engine = () =>
    (JSON.parse(readFileSync(join(storageDir, 'lock'), 'utf8')) as { engine: ProcessIdentity }).engine

  test('a request under way ends first; meanwhile the node is not ready, and answers close their connection', async ({
    assert,
  }) => {
    const { url } = server
    const token = await signIn('superadmin', 'DONGA', url)
    const agent = new Agent({ keepAlive: true })
    assert.equal((await asked(`${url}/health`, agent)).headers.connection, 'keep-alive')
    const upload = await begunUpload(url, token)
    const answered = once(upload, 'response') as Promise<[IncomingMessage]>
    const ended = once(server.process, 'exit')
    const child = engine()
    server.process.kill('SIGTERM')
    const notReady = await until(async () => {
      const answer = await asked(`${url}/health`, agent)
      assert.equal(answer.statusCode, 503)
      return answer
    })
    assert.equal(notReady.headers.connection, 'close')
    const other = await asked(`${url}/v1.0/Account/tenants`, agent)
    assert.deepEqual([other.statusCode, other.headers.connection], [200, 'close'])
    upload.end(PDF)
    const [answer] = await answered
    assert.deepEqual([answer.statusCode, answer.headers.connection], [201, 'close'])
    answer.resume()
    assert.deepEqual(await ended, [0, null])
    assert.isFalse(isAlive(child))
  })

  test('clients that never stop asking keep nothing alive', async ({ assert }) => {
    const { url } = server
    let [done, answers] = [false, 0]
    const client = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      while (!done)
        await asked(`${url}/v1.0/Account/tenants`, agent)
          .then(() => answers++)
          // Nobody is there any more.
          .catch(() => new Promise((resolve) => setImmediate(resolve)))
      agent.destroy()
    }
    const clients = Array.from({ length: 8 }, client)
    await until(async () => assert.isAbove(answers, 100))
    assert.equal(await server.stop('SIGTERM'), 0)
    done = true
    await Promise.all(clients)
  })

  test('connections on which nothing is asked keep nothing alive', async ({ assert, cleanup }) => {
    const port = Number(new URL(server.url).port)
    for (const said of ['', 'GET /health HTTP/1.1\r\nHo']) {
      const connection = connect(port, '127.0.0.1', () => connection.write(said))
      cleanup(() => void connection.destroy())
      connection.on('error', () => {})
      await once(connection, 'connect')
    }
    const began = performance.now()
    assert.equal(await server.stop('SIGTERM'), 0)
    assert.isBelow(performance.now() - began, 6000)
  })

  test('a request that never ends is broken off, ten seconds after the signal at most', async ({ assert }) => {
    const { url } = server
    const upload = await begunUpload(url, await signIn('superadmin', 'DONGA', url))
    const broken = once(upload, 'error')
    const child = engine()
    const began = performance.now()
    await server.stop('SIGTERM')
    // The signal and the end of the process take a little themselves.
    assert.isBelow(performance.now() - began, 11_000)
    await broken
    assert.isFalse(isAlive(child))
  })
})

test.group('npm start', () => {
  for (const [who, command] of [
    ['its own process', [process.execPath, 'backend/tests/support/stays.mjs']],
    ['the shell between it and npm', ['sh', '-c', `${process.execPath} backend/tests/support/stays.mjs; exit $?`]],
  ] as const)
    test(`ends with its server and the embedded engine when ${who} is told to`, async ({ assert, cleanup }) => {
      const storageDir = demoStorage('npm')
      cleanup(() => rmSync(storageDir, { recursive: true, force: true }))
      const [program, ...args] = command
      const child = spawn(program!, args, {
        cwd: PROJECT,
        env: { ...process.env, STORAGE_DIR: storageDir, DATABASE_URL: '', PORT: '0', npm_lifecycle_event: 'start' },
      })
      let output = ''
      child.stdout.on('data', (chunk) => (output += chunk))
      await until(async () => assert.match(output, /Barem is ready/), 60_000)
      const { engine, ...server } = JSON.parse(readFileSync(join(storageDir, 'lock'), 'utf8')) as ProcessIdentity & {
        engine: ProcessIdentity
      }
      cleanup(() => [server, engine].filter(isAlive).forEach(({ pid }) => process.kill(pid, 'SIGKILL')))
      assert.isTrue(isAlive(server) && isAlive(engine))
      child.kill('SIGTERM')
      await until(async () => assert.isFalse(isAlive(server) || isAlive(engine)), 30_000)
    })
})
