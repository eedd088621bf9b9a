import { Socket } from 'node:net'
import type { Knex } from 'knex'

/**
 * A socket that sends all that one turn of the program writes in one system call, so that statements which do not wait
 * for each other reach the database together.
 */
export class GatheringSocket extends Socket {
  #isGathering = false

  /** Called before each statement by the driver, which writes one in several parts. */
  override cork(): void {
    this.#gather()
    super.cork()
  }

  override connect(...args: never): this {
    super.connect(...(args as Parameters<Socket['connect']>))
    // Node's connect() gives every socket a `write` of its own.
    delete (this as { write?: unknown }).write
    return this
  }

  override write(chunk: Uint8Array | string, ...more: never[]): boolean {
    this.#gather()
    return super.write(chunk, ...more)
  }

  #gather() {
    if (this.#isGathering) return
    this.#isGathering = true
    super.cork()
    // Runs once all promises that are ready have gone on.
    process.nextTick(() => {
      this.#isGathering = false
      this.uncork()
    })
  }
}

/**
 * Makes new connections of a knex client send statements without waiting for the answers to those before, and gather
 * them into few messages.
 */
export function pipelineStatements(knex: Knex): void {
  // Lucid opens connections by these; set here, since it copies its configuration and loses functions on the way.
  const { connection } = (knex.client as { config: { connection: object } }).config
  Object.assign(connection, { pipeline: true, stream: () => new GatheringSocket() })
}
