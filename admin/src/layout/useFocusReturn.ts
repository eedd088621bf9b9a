import { useEffect } from 'react'

const DIALOGS = '.ant-modal-root, .ant-drawer'
/** Everything that covers a page for a while. */
const OVERLAYS = `${DIALOGS}, .ant-dropdown, .ant-popover, .ant-select-dropdown, .ant-picker-dropdown, .ant-message, .ant-notification`

/**
 * Returns the cursor to where it was before a dialog opened, also when the dialog was opened from a menu that has
 * closed since, or is removed while still open. If that place no longer exists, the page gets the cursor. A cursor that
 * was moved elsewhere meanwhile stays there.
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

    // A dialog is in its own child of the body. Runs after the dialog has moved the cursor on closing.
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
