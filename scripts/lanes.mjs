import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { env, root } from './steps.mjs'

const CORES = availableParallelism()
/** One more than cores: a test, its server and its database wait for each other half of the time. */
const LANES = CORES + 1

/** Runs a command to its end. Returns its exit code and all that it printed. */
export function captured(command, args, more = {}, cwd = root) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: env(more), stdio: ['ignore', 'pipe', 'pipe'] })
    const printed = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk))
    child.on('close', (status) => resolve({ status, output: Buffer.concat(printed).toString() }))
  })
}

/**
 * Works through `jobs` in their order, some at the same time: what takes longest belongs first.
 * @param lanes how many at the same time
 */
export async function inLanes(jobs, lanes = LANES) {
  const waiting = [...jobs]
  const lane = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await job()
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/**
 * Deals `things` out into a part for each core, at most `most`, of about the same size each.
 * @param size how much of one part a thing is
 */
export function dealt(things, most, size) {
  const parts = Array.from({ length: Math.min(CORES, most, things.length) }, () => ({ things: [], size: 0 }))
  for (const thing of [...things].sort((a, b) => size(b) - size(a))) {
    const least = parts.reduce((one, other) => (other.size < one.size ? other : one))
    least.things.push(thing)
    least.size += size(thing)
  }
  return parts.map((part) => part.things)
}
