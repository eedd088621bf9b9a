import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** `node ace`, whatever Node types it: the project's own Node runs the command. */
const own = new URL('node_modules/node/bin/node', import.meta.url).pathname
const node = existsSync(own) ? own : process.execPath
const { status } = spawnSync(
  node,
  [new URL('backend/bin/console.ts', import.meta.url).pathname, ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: new URL('node_modules/.cache/compile', import.meta.url).pathname, ...process.env },
  },
)
process.exit(status ?? 1)
