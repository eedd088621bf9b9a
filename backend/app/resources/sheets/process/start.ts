import { fork, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { turns } from '#app/environment/turns'
import type { Answer, Sent, Task } from './messages.ts'

const PROCESS = join(import.meta.dirname, 'sheet_process.ts')
/** Megabytes of objects that a process may hold. What it unpacks comes on top and is limited by itself. */
const MEMORY = 256
/** Seconds that a process may take from its last part to the next, or to its end. */
const SECONDS = 60

/** Two processes at a time, and one of each company: whoever sends many keeps no other waiting. */
const inTurn = turns(2, { perPerson: 1, perCompany: 1 })

/** A process that ended before it was done: it took too much memory or time. */
export class SheetProcessEnded extends Error {
  override readonly name = 'SheetProcessEnded'
}

/** A process at work on a sheet. */
export interface SheetProcess {
  /** Sends what is to be written, and waits until it is on its way. */
  send: (part: Sent) => Promise<void>
  /** Its answers in their order, the last being that it is done. @throws SheetProcessEnded */
  answers: AsyncIterable<Answer>
}

/** It gets no setting of ours, and no secret: only where Node keeps what it compiled. */
const settings = () => {
  const { NODE_COMPILE_CACHE } = process.env
  return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}
}

function spawn(): ChildProcess {
  const child = fork(PROCESS, {
    env: settings(),
    execArgv: [`--max-old-space-size=${MEMORY}`, '--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Requests come first where cores are few.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  return child
}

async function* answersOf(child: ChildProcess): AsyncGenerator<Answer> {
  const [known, ended]: [Answer[], { error?: Error }] = [[], {}]
  let wake = () => {}
  const stop = () => {
    ended.error = new SheetProcessEnded()
    wake()
  }
  const limit = setTimeout(() => child.kill('SIGKILL'), SECONDS * 1000)
  child.on('message', (answer: Answer) => {
    limit.refresh()
    known.push(answer)
    wake()
  })
  child.once('exit', stop).once('error', stop)
  try {
    for (;;) {
      const answer = known.shift()
      if (answer) yield answer
      if (answer && 'done' in answer) return
      if (!answer && ended.error) throw ended.error
      if (!answer) await new Promise<void>((resolve) => (wake = resolve))
    }
  } finally {
    clearTimeout(limit)
  }
}

/** Runs `work` with a process of its own on `task`, when it is the caller's turn; the process ends with it. */
export const withSheetProcess = <T>(task: Task, work: (process: SheetProcess) => Promise<T>): Promise<T> =>
  inTurn(async () => {
    const child = spawn()
    const ended = new Promise<void>((resolve) => child.once('exit', resolve).once('error', () => resolve()))
    const say = (message: Task | Sent) =>
      new Promise<void>((resolve, reject) =>
        child.send(message, (error) => (error ? reject(new SheetProcessEnded()) : resolve())),
      )
    try {
      const answers = answersOf(child)
      await say(task)
      return await work({ send: say, answers })
    } finally {
      child.kill('SIGKILL')
      // The turn lasts until the memory of the process is free.
      await ended
    }
  })
