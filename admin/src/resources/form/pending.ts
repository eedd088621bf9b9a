/** Work that a form waits for before it is sent, such as an upload; each resolves to whether it succeeded. */
const pending = new Set<Promise<boolean>>()

export function waitFor(work: Promise<boolean>): void {
  pending.add(work)
  void work.finally(() => pending.delete(work))
}

export const isWaiting = (): boolean => pending.size > 0

/** Whether all pending work succeeded. */
export const allWentWell = async (): Promise<boolean> => (await Promise.all(pending)).every(Boolean)
