import { on } from 'node:events'
import type { Answer, Part, Sent, Task } from './messages.ts'

/**
 * A process for one workbook, so that a file that breaks it leaves the server running. It gets the file or the rows and
 * nothing else, neither settings nor database.
 */
const send = (answer: Answer) => void process.send!(answer)

async function* partsIn(messages: AsyncIterable<[Sent]>): AsyncGenerator<Part> {
  for await (const [message] of messages) {
    if ('end' in message) return
    yield message
  }
}

async function carryOut(task: Task): Promise<void> {
  if (task.task === 'read') {
    const { readWorkbook } = await import('./read_workbook.ts')
    return send(await readWorkbook(task, send))
  }
  // Listens from now on: rows come while the library still loads.
  const messages = on(process, 'message') as AsyncIterable<[Sent]>
  const { writeWorkbook } = await import('./write_workbook.ts')
  send({ file: await writeWorkbook(partsIn(messages)) })
  send({ done: true })
}

// Without the server there is nobody to work for.
process.once('disconnect', () => process.exit(1))
process.once('message', (task: Task) => {
  void carryOut(task).catch(() => send({ done: true, problem: 'broken' }))
})
