import { useKey } from '../documents/form/useKey.ts'

/** The key that leads from anywhere on the page to the line to be added. */
export const WAY_IN = 'F3'

/** Calls `enter` when the key is pressed, unless a dialog is open. */
export const useWayIn = (enter: () => void, enabled: boolean): void => useKey(WAY_IN, enter, enabled)
