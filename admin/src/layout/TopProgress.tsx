import { pendingCalls } from '../http/loading.ts'
import { useStore } from '../store.ts'

/**
 * A thin line on top while calls are under way; CSS holds it back for the first moment, so quick answers show nothing.
 */
export function TopProgress() {
  const busy = useStore(pendingCalls) > 0
  return <div className="top-progress" data-busy={busy || undefined} aria-hidden />
}
