import { env, install, node, say, stay } from './steps.mjs'

/** `npm run dev`: the server starts anew when a file of it changes; the admin changes under the eyes. */
/** Not backend/ as a whole: what the framework writes there on every start would start it again. */
const watched = [
  'backend/app',
  'backend/bin',
  'backend/commands',
  'backend/config',
  'backend/database',
  'backend/start',
  'resources',
  'workflows',
  'locales',
]

install()
const api = process.env.PORT ?? '3333'
const admin = process.env.ADMIN_PORT ?? '5173'
say(`Admin with hot reload: http://localhost:${admin} (API on ${api})`)
const server = stay(
  node,
  [...watched.map((path) => `--watch-path=${path}`), '--watch-preserve-output', 'backend/bin/start.ts'],
  { env: env({ PORT: api }) },
)
const vite = stay(node, ['node_modules/vite/bin/vite.js', 'admin', '--config', 'admin/vite.config.ts'], {
  env: env({ API_URL: `http://127.0.0.1:${api}`, ADMIN_PORT: admin }),
})
server.on('exit', (code) => (vite.kill(), process.exit(code ?? 0)))
vite.on('exit', (code) => (server.kill('SIGTERM'), process.exit(code ?? 0)))
