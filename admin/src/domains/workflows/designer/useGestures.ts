import { addLoose, insert, nodeOf, remove as without, type Exit, type Graph } from '@barem/workflows'
import type { InputRef } from 'antd'
import { type KeyboardEvent, type RefObject, useCallback, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import type { Addable } from './addMenu.ts'
import { arranged } from './arrange.ts'
import type { Designer } from './useDesigner.ts'
import { pressAt } from './useKeys.ts'
import { nodeName } from './words.ts'

type Props = {
  designer: Designer
  choose: (id: string | null) => void
  nameInput: RefObject<InputRef | null>
  onAsked: () => void
}

export type Gestures = ReturnType<typeof useGestures>

/** Moves the cursor to a node of the diagram or its row in the table, once it is drawn. */
function focusNode(id: string): void {
  const name = CSS.escape(id)
  const places = `.react-flow__node[data-id="${name}"], .outline [data-node="${name}"] .outline-actions button`
  requestAnimationFrame(() => document.querySelector<HTMLElement>(places)?.focus())
}

/** Whether somebody is in a control beside the diagram that has nothing open. */
const isBeside = (target: EventTarget) =>
  target instanceof HTMLElement &&
  target.closest('.designer-side') !== null &&
  target.getAttribute('aria-expanded') !== 'true'

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA)$/.test(target.tagName))

/** Everything that people do to a diagram, by mouse or keyboard; each can be undone, and is said to screen readers. */
export function useGestures({ designer, choose, nameInput, onAsked }: Props) {
  const t = useTranslate()
  const { drawn, draw, stored } = designer
  const { graph } = drawn
  const readOnly = !stored.allowed.edit
  const [asking, setAsking] = useState<{ what: 'add' | 'connect'; id: string } | null>(null)
  const [said, setSaid] = useState('')
  const [fitted, setFitted] = useState(0)
  const [showsKeys, setShowsKeys] = useState(false)

  const added = (result: { graph: Graph; id: string }, kind: Addable) => {
    draw(result.graph)
    setAsking(null)
    choose(result.id)
    setSaid(t('workflows.canvas.added', { name: t(`workflows.kinds.${kind}`) }))
    focusNode(result.id)
  }
  const add = useCallback(
    (exit: Exit, kind: Addable) =>
      added(insert(graph, exit, kind, kind === 'end' ? '' : t(`workflows.kinds.${kind}`)), kind),
    [graph, t],
  )
  const remove = (id: string) => {
    const node = nodeOf(graph, id)
    if (!node || node.kind === 'start') return
    draw(without(graph, id))
    setSaid(t('workflows.canvas.removed', { name: nodeName(t, graph, id) }))
    const next = 'next' in node ? node.next : null
    if (next) focusNode(next)
  }
  const undo = () => {
    designer.undo()
    setSaid(t('workflows.canvas.undone'))
  }
  const redo = () => {
    designer.redo()
    setSaid(t('workflows.canvas.redone'))
  }
  const rename = () => {
    onAsked()
    requestAnimationFrame(() => nameInput.current?.focus({ cursor: 'all' }))
  }

  return {
    asking,
    said,
    showsKeys,
    setShowsKeys,
    add,
    remove,
    undo,
    redo,
    stopAsking() {
      if (asking) focusNode(asking.id)
      setAsking(null)
    },
    addLoose: (kind: Addable) => added(addLoose(graph, kind, t(`workflows.kinds.${kind}`)), kind),
    /** How often the whole diagram was to be shown. */
    fitted,
    arrange() {
      draw(arranged(graph))
      setFitted((count) => count + 1)
      setSaid(t('workflows.canvas.arranged'))
    },
    connected(next: Graph, to: string) {
      const from = asking!.id
      draw(next)
      setAsking(null)
      setSaid(t('workflows.canvas.connected', { name: nodeName(t, graph, from), to: nodeName(t, graph, to) }))
      focusNode(from)
    },
    onNodeKey: (event: KeyboardEvent, id: string) =>
      pressAt(event, id, {
        graph,
        readOnly,
        select(next) {
          choose(next)
          focusNode(next)
        },
        draw,
        askAdd: (one) => nodeOf(graph, one)?.kind !== 'end' && setAsking({ what: 'add', id: one }),
        askConnect: (one) => nodeOf(graph, one)?.kind !== 'end' && setAsking({ what: 'connect', id: one }),
        rename,
        remove,
      }),
    /** Keys anywhere in the designer; `selected` is the node that Escape leads back to from beside the diagram. */
    onKeyDown(event: KeyboardEvent, selected: string | null) {
      const key = event.key.toLowerCase()
      if (key === 'escape' && selected && isBeside(event.target)) return focusNode(selected)
      if (key === '?' && !isTyping(event.target)) return setShowsKeys(true)
      if (!(event.ctrlKey || event.metaKey) || readOnly) return
      if (key === 's') void designer.saveNow()
      // What is typed has an undo of its own.
      else if (isTyping(event.target)) return
      else if (key === 'z' && event.shiftKey) redo()
      else if (key === 'z') undo()
      else if (key === 'y') redo()
      else return
      event.preventDefault()
    },
  }
}
