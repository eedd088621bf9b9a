import {
  BranchesOutlined,
  CheckCircleOutlined,
  PlayCircleOutlined,
  TeamOutlined,
  WarningFilled,
} from '@ant-design/icons'
import type { NodeKind, Port } from '@barem/workflows'
import { Handle, type Node, type NodeProps, Position } from '@xyflow/react'
import { memo } from 'react'

/** What a node shows; the words are made outside, so that a node is drawn anew only when they change. */
export type FlowNodeData = {
  kind: NodeKind
  kindName: string
  name: string
  note: string
  problem: { text: string; isWarning: boolean } | null
  ports: { id: string; port: Port; name: string }[]
  /** Its place on the way that was tried: passed, or left out. */
  tried: 'on' | 'off' | null
}
export type DrawnNode = Node<FlowNodeData, 'drawn'>

const icons = {
  start: <PlayCircleOutlined />,
  step: <TeamOutlined />,
  condition: <BranchesOutlined />,
  end: <CheckCircleOutlined />,
} as const

/** One node of the diagram: its kind, its name, and what it says. */
export const FlowNode = memo(function FlowNode({ data }: NodeProps<DrawnNode>) {
  const { kind, name, note, problem, ports, tried } = data
  return (
    <div
      className="flow-node"
      data-kind={kind}
      data-problem={problem ? (problem.isWarning ? 'warning' : 'error') : undefined}
      data-tried={tried ?? undefined}
    >
      {kind !== 'start' && <Handle type="target" position={Position.Top} />}
      <span className="flow-node-icon" aria-hidden>
        {icons[kind]}
      </span>
      <span className="flow-node-text">
        <b>{name}</b>
        {note && <small>{note}</small>}
      </span>
      {problem && (
        <span className="flow-node-problem" title={problem.text}>
          <WarningFilled aria-hidden />
        </span>
      )}
      {ports.map(({ id, name: port }, place) => (
        <Handle
          key={id}
          id={id}
          type="source"
          position={Position.Bottom}
          title={port || undefined}
          style={{ left: `${((place + 1) * 100) / (ports.length + 1)}%` }}
        />
      ))}
    </div>
  )
})
