import { useEffect, useRef } from 'react'

type Keys = {
  save: () => void
  cancel: () => void
  saveAnd?: () => void
  /** What else saves, by its key. */
  more?: Readonly<Record<string, () => void>>
}

/** Open forms, the topmost last: a drawer over a page takes the keys until it closes. */
const stack: { current: Keys }[] = []

const floating =
  '.ant-select-dropdown, .ant-picker-dropdown, .ant-dropdown, .ant-popover, .ant-modal-wrap, .ant-color-picker, .ant-drawer-content:not(.record-drawer), .grid-popup, [data-cell]:not([data-mode="move"]):focus'

/** Whether something is open above the form; Esc closes that first. */
const somethingOpen = () =>
  [...document.querySelectorAll<HTMLElement>(floating)].some(
    (element) => element.offsetParent !== null || element.getClientRects().length > 0,
  )

/** Whether the key belongs to the quick finder, which is open above the form or about to open. */
const isFinders = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('.finder, .finder-catcher') !== null

/** Whether the key belongs to a cell of a grid, where it gives up what is typed and nothing else. */
const isOfCell = ({ target }: KeyboardEvent) => target instanceof Element && target.closest('[data-cell]') !== null

const modalOpen = () => document.querySelector('.ant-modal-wrap:not([style*="display: none"])') !== null

function press(event: KeyboardEvent) {
  const top = stack.at(-1)
  if (!top) return
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
    event.preventDefault()
    // To a select that has the focus it would be a letter to search for.
    event.stopPropagation()
    if (!modalOpen()) top.current.save()
  } else if ((event.ctrlKey || event.metaKey) && event.key === 'Enter' && top.current.saveAnd && !isFinders(event)) {
    event.preventDefault()
    event.stopPropagation()
    if (!modalOpen()) top.current.saveAnd()
  } else if (top.current.more?.[event.key] && !isFinders(event)) {
    event.preventDefault()
    if (!modalOpen()) top.current.more[event.key]!()
  } else if (
    event.key === 'Escape' &&
    !event.defaultPrevented &&
    !isFinders(event) &&
    !isOfCell(event) &&
    !somethingOpen()
  ) {
    event.preventDefault()
    event.stopPropagation()
    top.current.cancel()
  }
}

/** Ctrl+S saves, Ctrl+Enter and keys of its own save and go on, Esc leaves, in the topmost form only. */
export function useFormKeys(keys: Keys): void {
  const current = useRef(keys)
  current.current = keys
  useEffect(() => {
    stack.push(current)
    // Before antd's own listeners, while what they close is still open.
    if (stack.length === 1) addEventListener('keydown', press, true)
    return () => {
      stack.splice(stack.indexOf(current), 1)
      if (stack.length === 0) removeEventListener('keydown', press, true)
    }
  }, [])
}
