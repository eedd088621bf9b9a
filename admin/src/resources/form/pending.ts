/** Work that a form waits for before it is sent, such as a file on its way up; each tells whether it went well. */
const pending = new Set<Promise<boolean>>()

export function waitFor(work: Promise<boolean>): void {
  pending.add(work)
  void work.finally(() => pending.delete(work))
}

export const isWaiting = (): boolean => pending.size > 0

/** Whether all that was under way has gone well. */
export const allWentWell = async (): Promise<boolean> => (await Promise.all(pending)).every(Boolean)
