/** Local storage that never throws: a browser may forbid it, or hold something that is not ours. */
const PREFIX = 'barem.'

export function readStored<T>(key: string): T | null {
  try {
    const raw = localStorage.getItem(PREFIX + key)
    return raw === null ? null : (JSON.parse(raw) as T)
  } catch {
    return null
  }
}

/**
 * Writes `value`, or removes the entry when it is null. False where that is not possible: then a choice lasts as long
 * as the page.
 */
export function writeStored(key: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key)
    else localStorage.setItem(PREFIX + key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** Names of all entries of ours. */
export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length))
  } catch {
    return []
  }
}

/**
 * Removes every entry of ours but those that stay, and all that lasts as long as the tab: scroll positions and such.
 */
export function clearStored(stays: (key: string) => boolean): void {
  for (const key of storedKeys()) if (!stays(key)) writeStored(key, null)
  try {
    sessionStorage.clear()
  } catch {
    // Storage that cannot be written holds nothing of ours.
  }
}

/** Calls `listener` when another tab changes `key` or clears everything. */
export function onStoredElsewhere(key: string, listener: () => void): () => void {
  const handle = (event: StorageEvent) => {
    if (event.key === null || event.key === PREFIX + key) listener()
  }
  addEventListener('storage', handle)
  return () => removeEventListener('storage', handle)
}
