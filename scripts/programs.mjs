import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { env, root } from './steps.mjs'

/** Where the first of `names` that is installed is; null when none is. */
export function installed(names) {
  for (const name of names) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return null
}

/** Runs a command that may fail: the next way is tried, and if none works, the caller says so. */
export function quietly(command, args) {
  try {
    execFileSync(command, args, {
      cwd: root,
      env: env({ DEBIAN_FRONTEND: 'noninteractive' }),
      stdio: 'ignore',
      timeout: 300_000,
    })
  } catch {
    // The caller checks whether the program is there now.
  }
}

/** Whether packages of the system can be installed from here. */
export const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

export function aptInstall(name) {
  quietly('apt-get', ['update', '-qq'])
  quietly('apt-get', ['install', '-y', '-qq', name])
}
