import { PlusOutlined } from '@ant-design/icons'
import { BaseEdge, type Edge, EdgeLabelRenderer, type EdgeProps, getSmoothStepPath } from '@xyflow/react'
import { Button, Dropdown } from 'antd'
import { memo } from 'react'
import type { AddMenu } from './addMenu.ts'

export type FlowEdgeData = {
  name: string
  label: string
  /** Adds a node here; null where nothing may be changed. */
  add: AddMenu | null
  tried: 'on' | 'off' | null
}
export type DrawnEdge = Edge<FlowEdgeData, 'drawn'>

/** A connection with its name, and a button that adds a node in it. */
export const FlowEdge = memo(function FlowEdge(props: EdgeProps<DrawnEdge>) {
  const { id, sourceX, sourceY, targetX, targetY, data, markerEnd } = props
  const [path, x, y] = getSmoothStepPath({ ...props, sourceX, sourceY, targetX, targetY, borderRadius: 8 })
  const { name = '', label = '', add = null, tried = null } = data ?? {}
  return (
    <>
      <BaseEdge id={id} path={path} markerEnd={markerEnd} className={tried ? `edge-tried-${tried}` : undefined} />
      <EdgeLabelRenderer>
        <div
          className="flow-edge nodrag nopan"
          style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}
        >
          {name && <span className="flow-edge-name">{name}</span>}
          {add && (
            <Dropdown menu={add} trigger={['click']}>
              <Button
                className="flow-edge-add"
                size="small"
                shape="circle"
                icon={<PlusOutlined />}
                aria-label={label}
                tabIndex={-1}
              />
            </Dropdown>
          )}
        </div>
      </EdgeLabelRenderer>
    </>
  )
})
