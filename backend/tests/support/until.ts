/** Between two attempts, so that the awaited process gets the core, in milliseconds. */
const BREATH = 10

/** Tries until `attempt` gives something, or fails with its last error after `limit` milliseconds. */
export async function until<T>(attempt: () => Promise<T>, limit = 10_000): Promise<T> {
  const deadline = Date.now() + limit
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, BREATH))
    }
  }
}
