import {
  applyNodeChanges,
  Background,
  Controls,
  type Connection,
  type NodeChange,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
} from '@xyflow/react'
import { connect, move, portsOf, type Edge, type Graph, type Port } from '@barem/workflows'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { useMode } from '../../../theme/preferences.ts'
import { useIsStill } from '../../../layout/useMedia.ts'
import { type Addable, addMenu } from './addMenu.ts'
import { HEIGHT, WIDTH } from './arrange.ts'
import { type DrawnEdge, FlowEdge } from './FlowEdge.tsx'
import { type DrawnNode, FlowNode, type FlowNodeData } from './FlowNode.tsx'
import { linesOf } from './lines.ts'
import { nodeName } from './words.ts'
import '@xyflow/react/dist/style.css'

const nodeTypes = { drawn: FlowNode }
const edgeTypes = { drawn: FlowEdge }
const FIT = { maxZoom: 1, padding: 0.15 }

export const portId = (port: Port): string => String(port)
const portOf = (id: string | null | undefined): Port =>
  id === null || id === undefined || id === 'next' || id === 'otherwise' ? ((id ?? 'next') as Port) : Number(id)

/** A node as a screen reader says it: what it is, what it says, and what is wrong with it. */
const saidOf = ({ kindName, name, note, problem }: FlowNodeData): string =>
  [...new Set([kindName, name, note, problem?.text])].filter(Boolean).join('. ')

/** Where the name of an exit stands, so that the names of one node do not cover each other. */
function sideOf(ports: readonly Port[], port: Port): 'left' | 'right' | 'middle' {
  if (port === ports[0]) return 'left'
  return port === ports.at(-1) ? 'right' : 'middle'
}

type Props = {
  graph: Graph
  data: ReadonlyMap<string, FlowNodeData>
  portNames: (edge: Edge) => string
  triedEdges: ReadonlySet<string> | null
  selected: string | null
  readOnly: boolean
  onSelect: (id: string | null) => void
  onDraw: (graph: Graph) => void
  onAdd: (exit: Edge, kind: Addable) => void
  onKey: (event: KeyboardEvent, id: string) => void
  /** Counts how often the whole diagram was to be shown. */
  fitted: number
}

export const edgeId = ({ node, port }: Pick<Edge, 'node' | 'port'>) => `${node}:${portId(port)}`

/** The diagram: nodes are dragged, connected and reconnected; every gesture changes the one graph. */
export function Canvas(props: Props) {
  return (
    <ReactFlowProvider>
      <Flow {...props} />
    </ReactFlowProvider>
  )
}

function Flow({
  graph,
  data,
  portNames,
  triedEdges,
  selected,
  readOnly,
  onSelect,
  onDraw,
  onAdd,
  onKey,
  ...props
}: Props) {
  const t = useTranslate()
  const still = useIsStill()
  const mode = useMode()
  const flow = useReactFlow()
  const box = useRef<HTMLDivElement>(null)
  const drawn = useMemo(
    () =>
      Object.entries(graph).map(([id, node]): DrawnNode => ({
        id,
        type: 'drawn',
        position: node.place,
        data: data.get(id)!,
        selected: id === selected,
        width: WIDTH,
        height: HEIGHT,
        deletable: false,
        ariaLabel: saidOf(data.get(id)!),
      })),
    [graph, data, selected],
  )
  // Places while a node is dragged; the graph gets them when it is dropped.
  const [nodes, setNodes] = useState(drawn)
  useEffect(() => setNodes(drawn), [drawn])
  const edges = useMemo(
    () =>
      linesOf(graph).map(({ edge, others, earlier }): DrawnEdge => ({
        id: edgeId(edge),
        type: 'drawn',
        source: edge.node,
        sourceHandle: portId(edge.port),
        target: edge.to,
        deletable: !readOnly,
        focusable: false,
        data: {
          name: portNames(edge),
          side: sideOf(portsOf(graph[edge.node]!), edge.port),
          label: t('workflows.canvas.add', { name: nodeName(t, graph, edge.node) }),
          add: readOnly ? null : addMenu(t, (kind) => onAdd(edge, kind)),
          tried: triedEdges && (triedEdges.has(edgeId(edge)) ? 'on' : 'off'),
          others,
          earlier,
        },
      })),
    [graph, portNames, triedEdges, readOnly, t, onAdd],
  )

  const shown = useRef(selected)
  useEffect(() => {
    if (shown.current === selected) return
    const node = selected && graph[selected] ? flow.getNode(selected) : undefined
    // What was just added is drawn a moment later.
    if (selected && !node) return
    shown.current = selected
    const bounds = box.current?.getBoundingClientRect()
    if (!node || !bounds) return
    const at = flow.flowToScreenPosition({ x: node.position.x, y: node.position.y })
    const isSeen =
      at.x >= bounds.left && at.x + WIDTH <= bounds.right && at.y >= bounds.top && at.y + HEIGHT <= bounds.bottom
    if (!isSeen)
      void flow.setCenter(node.position.x + WIDTH / 2, node.position.y + HEIGHT / 2, { zoom: flow.getZoom() })
  }, [selected, flow, nodes, graph])
  const { fitted } = props
  useEffect(() => {
    if (fitted > 0) void flow.fitView(FIT)
  }, [fitted, flow])

  function drop(changes: NodeChange<DrawnNode>[]) {
    setNodes((now) => applyNodeChanges(changes, now))
    const places = changes.flatMap((change) =>
      change.type === 'position' && change.dragging === false && change.position
        ? [[change.id, change.position] as const]
        : [],
    )
    if (places.length > 0) onDraw(move(graph, Object.fromEntries(places)))
  }
  const joined = ({ source, sourceHandle, target }: Connection) =>
    onDraw(connect(graph, { node: source, port: portOf(sourceHandle) }, target))

  return (
    <div
      ref={box}
      className="flow-canvas"
      aria-label={t('workflows.canvas.label')}
      role="application"
      aria-roledescription={t('workflows.canvas.label')}
    >
      <ReactFlow<DrawnNode, DrawnEdge>
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        colorMode={mode}
        onNodesChange={drop}
        onConnect={joined}
        onReconnect={(edge, connection) => {
          const from = { node: edge.source, port: portOf(edge.sourceHandle) }
          const left =
            connection.source === edge.source && connection.sourceHandle === edge.sourceHandle
              ? graph
              : connect(graph, from, null)
          onDraw(connect(left, { node: connection.source, port: portOf(connection.sourceHandle) }, connection.target))
        }}
        onEdgesDelete={(gone) =>
          onDraw(
            gone.reduce(
              (left, { source, sourceHandle }) => connect(left, { node: source, port: portOf(sourceHandle) }, null),
              graph,
            ),
          )
        }
        isValidConnection={({ source, target }) => source !== target && graph[target]?.kind !== 'start'}
        onNodeClick={(_event, { id }) => onSelect(id)}
        onPaneClick={() => onSelect(null)}
        onKeyDown={(event) => {
          const id = (event.target as HTMLElement).closest('.react-flow__node')?.getAttribute('data-id')
          if (id) onKey(event, id)
        }}
        nodesDraggable={!readOnly}
        nodesConnectable={!readOnly}
        edgesReconnectable={!readOnly}
        deleteKeyCode={readOnly ? null : ['Delete', 'Backspace']}
        disableKeyboardA11y
        nodesFocusable
        fitView
        fitViewOptions={FIT}
        minZoom={0.2}
        maxZoom={1.5}
        onlyRenderVisibleElements={false}
        proOptions={{ hideAttribution: false }}
        ariaLabelConfig={{
          'controls.ariaLabel': t('workflows.canvas.label'),
          'controls.zoomIn.ariaLabel': t('workflows.canvas.zoomIn'),
          'controls.zoomOut.ariaLabel': t('workflows.canvas.zoomOut'),
          'controls.fitView.ariaLabel': t('workflows.canvas.fit'),
          'handle.ariaLabel': t('workflows.canvas.connect'),
          'node.a11yDescription.default': t('workflows.canvas.hint'),
        }}
      >
        <Background gap={16} />
        <Controls showInteractive={false} fitViewOptions={{ ...FIT, duration: still ? 0 : 200 }} />
      </ReactFlow>
    </div>
  )
}
