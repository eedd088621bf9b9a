import { type ComponentType, lazy, useState } from 'react'

/**
 * A component whose code comes later. Once it is there it is drawn at once, where `lazy` would wait a moment more: keys
 * pressed right after a button land in the dialog that it opens. `load` brings the code; it may fail.
 */
export function loadedAhead<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> & { load: () => void } {
  let loaded: ComponentType<Props> | null = null
  const bring = async () => {
    const found = await load()
    loaded = found.default
    return found
  }
  const Later = lazy(bring) as ComponentType<Props>

  function Ahead(props: Props) {
    // What is drawn first stays: another component would begin anew.
    const [Shown] = useState(() => loaded ?? Later)
    return <Shown {...props} />
  }
  return Object.assign(Ahead, { load: () => void bring().catch(() => undefined) })
}
