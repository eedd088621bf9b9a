import { useRef } from 'react'

/**
 * A handler that runs once at a time: a call that comes while it runs is dropped. State alone does not hold this: two
 * keys may come before the component is drawn again.
 */
export function useOneAtATime<Args extends unknown[]>(
  run: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  const running = useRef(false)
  return async (...args) => {
    if (running.current) return
    running.current = true
    try {
      await run(...args)
    } finally {
      running.current = false
    }
  }
}
