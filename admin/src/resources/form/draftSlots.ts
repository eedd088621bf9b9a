import { type Draft, readDraft } from '../drafts.ts'

/** The most drafts of one form on a device; beyond that the oldest is deleted. */
const MOST = 5

/** A draft and where it is kept. */
export type Kept = { slot: string; draft: Draft }

const slotsOf = (key: string) => [key, ...Array.from({ length: MOST - 1 }, (_, place) => `${key}.${place + 2}`)]

function keptUnder(key: string): Kept[] {
  const found = slotsOf(key).flatMap((slot): Kept[] => {
    const draft = readDraft(slot)
    return draft ? [{ slot, draft }] : []
  })
  return found.sort((one, other) => other.draft.at.localeCompare(one.draft.at))
}

/** Browsers have no locks for pages that come without TLS from another machine. */
const locks = () => (navigator as { locks?: LockManager }).locks

/** Milliseconds that a page which is being left may still hold its slot. */
const LEAVING_MS = 2000

/** Whether a slot that is held gets free at once: that of a page being reloaded does, that of another tab does not. */
async function isLetGo(slot: string): Promise<boolean> {
  try {
    await locks()!.request(slot, { signal: AbortSignal.timeout(LEAVING_MS) }, () => undefined)
    return true
  } catch {
    return false
  }
}

/** The drafts under `key` that no open tab is typing in, newest first. */
export async function draftsLeft(key: string): Promise<Kept[]> {
  const held = new Set((await locks()?.query())?.held?.map(({ name }) => name))
  const kept = keptUnder(key)
  const left = await Promise.all(kept.map(async ({ slot }) => !held.has(slot) || (await isLetGo(slot))))
  return kept.filter((_, place) => left[place])
}

/** A free slot for the draft of a form, or that of the oldest draft if none is free. */
export function freeSlot(key: string): string {
  const kept = keptUnder(key)
  return slotsOf(key).find((slot) => !kept.some((one) => one.slot === slot)) ?? kept.at(-1)!.slot
}

/** Holds a slot while this tab is open, so that other tabs leave it alone. Returns a function that ends this. */
export function holdSlot(slot: string): () => void {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  void locks()?.request(slot, () => ended)
  return end
}
