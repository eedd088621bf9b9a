import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const at = (...parts) => join(root, ...parts)
const bin = at('node_modules/.bin')

/** The project's own Node, which the install brings; older ones only get us there. */
export const node = at('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Where Node keeps what it compiled: a server, a command or a test then starts in two thirds of the time. */
const compiled = at('node_modules/.cache/compile')

/** What every command of ours runs with: our Node and our tools before any other. */
export const env = (more = {}) => ({
  NODE_COMPILE_CACHE: compiled,
  ...process.env,
  ...more,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
})

export const say = (text) => process.stdout.write(`${text}\n`)

/** Runs a command to its end; leaves with its code when it fails. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: env(),
    shell: process.platform === 'win32',
    ...options,
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Milliseconds between two checks of the parent process. */
const LOOK = 500

/**
 * Calls `end` when npm has ended: a signal to npm ends the shell between npm and this process, but is not passed on.
 * Without npm, the parent may end at any time.
 */
function whenNpmEnds(end) {
  const parent = process.ppid
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && end(), LOOK).unref()
}

/** Starts a command that stays, handing on Ctrl+C, the end of npm and its exit code. */
export function stay(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: env(), ...options })
  const end = () => child.kill('SIGTERM')
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end)
  whenNpmEnds(end)
  return child
}

function filesUnder(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/node_modules|[\\/]dist([\\/]|$)/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(path.slice(root.length)).update(readFileSync(path))
  return hash.digest('hex')
}

const stamped = (stamp, value) => existsSync(stamp) && readFileSync(stamp, 'utf8') === value

function keep(stamp, value) {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, value)
}

/** Installs what the lockfile says, unless that is what is there. */
export function install() {
  const stamp = at('node_modules/.barem-installed')
  const wanted = fingerprint([at('package-lock.json')])
  if (stamped(stamp, wanted) && existsSync(node)) return
  say('Installing packages (about a minute the first time) …')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  keep(stamp, wanted)
}

/** Builds the admin, unless its sources are those of the last build. */
export function build() {
  const sources = ['admin', 'resources', 'locales'].flatMap((folder) => filesUnder(at(folder)))
  const stamp = at('admin/dist/.barem-built')
  const wanted = fingerprint([...sources, at('package-lock.json')])
  if (stamped(stamp, wanted)) return
  say('Building the admin …')
  run(node, [at('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: at('admin'),
    env: env({ NODE_ENV: 'production' }),
  })
  keep(stamp, wanted)
}
