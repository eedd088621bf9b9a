import { useState } from 'react'
import { readStored, writeStored } from '../storage.ts'
import { useStore } from '../store.ts'
import { roomForWork } from './roomForWork.ts'
import { useIsDesktop, useIsMobile } from './useMedia.ts'

const KEY = 'siderCollapsed'

export type SiderControl = {
  /** `drawer` is for phones, where the menu takes no room of its own. */
  state: 'open' | 'collapsed' | 'drawer'
  drawerOpen: boolean
  toggle: () => void
  /** Called when an item is picked: on a narrow screen the menu makes room. */
  picked: () => void
  close: () => void
}

/** On a desktop the choice lasts; on a tablet or phone, and where work needs the room, the menu opens for one pick. */
export function useSider(): SiderControl {
  const isWide = useIsDesktop()
  const needsRoom = useStore(roomForWork)
  const desktop = isWide && !needsRoom
  const mobile = useIsMobile()
  const [collapsed, setCollapsed] = useState(() => readStored<boolean>(KEY) ?? false)
  const [narrowOpen, setNarrowOpen] = useState(false)
  const close = () => setNarrowOpen(false)

  function toggle() {
    if (!desktop) return setNarrowOpen(!narrowOpen)
    writeStored(KEY, !collapsed)
    setCollapsed(!collapsed)
  }

  const open = desktop ? !collapsed : narrowOpen
  return {
    state: mobile ? 'drawer' : open ? 'open' : 'collapsed',
    drawerOpen: mobile && narrowOpen,
    toggle,
    picked: close,
    close,
  }
}
