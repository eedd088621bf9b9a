import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { server } from '../server.ts'
import { spawnServer } from '../spawned.ts'
import { emptyFolder } from '../storage.ts'
import { startProxy, targetOf, type Proxy } from './proxy.ts'

/** A second node on the database under test, which it reaches through a proxy that cuts connections. */
export interface CutNode {
  url: string
  storageDir: string
  output: () => string
  proxy: Proxy
  stop: () => Promise<void>
}

export async function startCutNode(): Promise<CutNode> {
  const { databaseUrl, storageDir: first } = server()
  const proxy = await startProxy(targetOf(databaseUrl))
  const through = new URL(databaseUrl)
  through.searchParams.delete('host')
  through.hostname = '127.0.0.1'
  through.port = String(proxy.port)
  const storageDir = emptyFolder('cuts')
  const node = await spawnServer({
    STORAGE_DIR: storageDir,
    DATABASE_URL: through.href,
    APP_KEY: process.env.APP_KEY || readFileSync(join(first, 'app_key'), 'utf8'),
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
  })
  return {
    ...node,
    storageDir,
    proxy,
    async stop() {
      await node.stop()
      await proxy.close()
      rmSync(storageDir, { recursive: true, force: true })
    },
  }
}
