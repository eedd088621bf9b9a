import { spawnSync } from 'node:child_process'
import { build, root } from './steps.mjs'

/** Builds the admin with the Node at hand: inside an image it is the right one already. */
if (process.versions.node.split('.')[0] >= 24) {
  const { status } = spawnSync(process.execPath, ['../node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    cwd: `${root}/admin`,
    stdio: 'inherit',
  })
  process.exit(status ?? 1)
}
build()
