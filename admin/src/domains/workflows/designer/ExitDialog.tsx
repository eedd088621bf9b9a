import { connect, inReadingOrder, portsOf, type Exit, type Graph } from '@barem/workflows'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { Select } from '../../../controls/Select.tsx'
import { type Addable, addable } from './addMenu.ts'
import { nodeName, portName, type Telling } from './words.ts'

type Props = {
  /** What is asked for: a node behind this one, or another node to connect it to. */
  what: 'add' | 'connect'
  id: string
  graph: Graph
  telling: Telling
  onAdd: (exit: Exit, kind: Addable) => void
  onDraw: (graph: Graph, to: string) => void
  onClose: () => void
}

/** Adds behind a node, or connects it, by the keyboard: a list instead of a line that is drawn. */
export function ExitDialog({ what, id, graph, telling, onAdd, onDraw, onClose }: Props) {
  const t = useTranslate()
  const node = graph[id]!
  const ports = portsOf(node)
  const [port, setPort] = useState(ports[0]!)
  const name = nodeName(t, graph, id)
  const targets = inReadingOrder(graph).filter((one) => one !== id && graph[one]!.kind !== 'start')
  return (
    <Modal
      open
      title={t(`workflows.canvas.${what === 'add' ? 'add' : 'connectTitle'}`, { name })}
      footer={null}
      width={420}
      onCancel={onClose}
    >
      {ports.length > 1 && (
        <Select<string>
          className="exit-port"
          showSearch
          optionFilterProp="label"
          aria-label={t('workflows.condition.branches')}
          value={String(port)}
          onChange={(next) => setPort(ports.find((one) => String(one) === next)!)}
          options={ports.map((one) => ({
            value: String(one),
            label: portName(telling, graph, { node: id, port: one }),
          }))}
        />
      )}
      <div className="exit-choices">
        {what === 'add'
          ? addable.map((kind, place) => (
              <Button key={kind} autoFocus={place === 0} onClick={() => onAdd({ node: id, port }, kind)}>
                {t(`workflows.kinds.${kind}`)}
              </Button>
            ))
          : targets.map((to, place) => (
              <Button
                key={to}
                autoFocus={place === 0}
                onClick={() => onDraw(connect(graph, { node: id, port }, to), to)}
              >
                {nodeName(t, graph, to)}
              </Button>
            ))}
      </div>
    </Modal>
  )
}
