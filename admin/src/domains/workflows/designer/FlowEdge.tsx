import { PlusOutlined } from '@ant-design/icons'
import { BaseEdge, type Edge, EdgeLabelRenderer, type EdgeProps, getSmoothStepPath } from '@xyflow/react'
import { Button, Dropdown } from 'antd'
import { memo } from 'react'
import type { AddMenu } from './addMenu.ts'
import { type Box, middleOf, pathOf, type Point, routed } from './routing.ts'

export type FlowEdgeData = {
  name: string
  /** Where its name stands: beside the exit on the left or right of its node, or under one between them. */
  side: 'left' | 'right' | 'middle'
  label: string
  /** Adds a node here; null where nothing may be changed. */
  add: AddMenu | null
  tried: 'on' | 'off' | null
  /** Nodes that it does not cross. */
  others: readonly Box[]
  /** Lines that were drawn before it, and that it does not run along. */
  earlier: readonly (readonly Point[])[]
}
export type DrawnEdge = Edge<FlowEdgeData, 'drawn'>

/** Pixels between an exit and its name. */
const NAME_GAP = 4
const shifts = { left: 'calc(-100% - 2px)', right: '2px', middle: '-50%' } as const

/** A connection with its name, and a button that adds a node in it. */
export const FlowEdge = memo(function FlowEdge(props: EdgeProps<DrawnEdge>) {
  const { id, sourceX, sourceY, targetX, targetY, data, markerEnd } = props
  const { name = '', side = 'middle', label = '', add = null, tried = null, others = [], earlier = [] } = data ?? {}
  const way = routed({ x: sourceX, y: sourceY }, { x: targetX, y: targetY }, others, earlier)
  const [smooth, smoothX, smoothY] = getSmoothStepPath({ ...props, borderRadius: 8 })
  const path = way ? pathOf(way) : smooth
  const { x, y } = way ? middleOf(way, name !== '') : { x: smoothX, y: smoothY }
  return (
    <>
      <BaseEdge id={id} path={path} markerEnd={markerEnd} className={tried ? `edge-tried-${tried}` : undefined} />
      <EdgeLabelRenderer>
        {name && (
          <span
            className="flow-edge-name"
            title={name}
            style={{ transform: `translate(${sourceX}px, ${sourceY + NAME_GAP}px) translate(${shifts[side]})` }}
          >
            {name}
          </span>
        )}
        <div
          className="flow-edge nodrag nopan"
          style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}
        >
          {add && (
            <Dropdown autoFocus menu={add} trigger={['click']}>
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
