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

/** Writes `value`, or removes the entry when it is null. False where that is not possible: then a choice lasts as long as the page. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key)
    else localStorage.setItem(PREFIX + key, JSON.stringify(value))
    return true
  } catch {
    return false
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
