import { useCallback, useSyncExternalStore } from 'react'

/** Follows a media query. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** Below this width the menu starts collapsed. */
export const useIsDesktop = () => useMedia('(min-width: 992px)')

/** Below this width the menu is a drawer. */
export const useIsMobile = () => useMedia('(max-width: 767.98px)')

/** From this width on the facts of a document stand beside its lines. */
export const useHasRail = () => useMedia('(min-width: 1360px)')

/** How many of the columns of lines that need much room have none. */
export function useLeftOut(): number {
  const [isWide, isMiddle] = [useMedia('(min-width: 1600px)'), useMedia('(min-width: 1200px)')]
  return isWide ? 0 : isMiddle ? 1 : 2
}

/** Whether the person asked their system for less motion. */
export const useIsStill = () => useMedia('(prefers-reduced-motion: reduce)')
