import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { debian, freePort } from './postgres.ts'

/** A Redis of its own, from Debian's package, that keeps nothing on disk. */
export async function startRedis(): Promise<{ url: string; stop: () => void }> {
  debian('redis-server', () => existsSync('/usr/bin/redis-server'))
  const port = await freePort()
  const child = spawn(
    '/usr/bin/redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('Ready to accept') && resolve())
    child.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)))
  })
  return { url: `redis://127.0.0.1:${port}`, stop: () => child.kill('SIGKILL') }
}
