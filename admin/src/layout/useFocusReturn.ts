import { useEffect } from 'react'

const DIALOGS = '.ant-modal-root, .ant-drawer'
/** What else lies over a page for a while. */
const OVERLAYS = `${DIALOGS}, .ant-dropdown, .ant-popover, .ant-select-dropdown, .ant-picker-dropdown, .ant-message, .ant-notification`

/**
 * Gives the cursor back to where it was before a dialog opened, also when the dialog was opened from a menu that is
 * gone by then
 * and when it is taken out while still open; where that is gone too, the page gets it. Whoever put it elsewhere
 * meanwhile keeps it.
 */
export function useFocusReturn(): void {
  useEffect(() => {
    let place: HTMLElement | null = null
    let inDialog = false

    function follow({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement)) return
      inDialog = target.closest(DIALOGS) !== null
      if (!target.closest(OVERLAYS)) place = target
    }

    function giveBack() {
      if (!inDialog || document.activeElement !== document.body) return
      const back = place?.isConnected ? place : document.getElementById('content')
      back?.focus({ preventScroll: true })
    }

    // A dialog lies in a child of the body of its own; after what its going does with the cursor itself.
    const observer = new MutationObserver(
      (changes) => changes.some(({ removedNodes }) => removedNodes.length > 0) && setTimeout(giveBack),
    )
    addEventListener('focusin', follow)
    observer.observe(document.body, { childList: true })
    return () => {
      removeEventListener('focusin', follow)
      observer.disconnect()
    }
  }, [])
}
