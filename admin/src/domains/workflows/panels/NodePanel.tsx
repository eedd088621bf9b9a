import { change, connect, nodeOf, type Graph, type NodeKind, type NodeOf } from '@barem/workflows'
import { Input, type InputRef } from 'antd'
import type { RefObject } from 'react'
import { useTranslate } from '@refinedev/core'
import type { Telling } from '../designer/words.ts'
import type { Kind } from '../../../documents/way/kinds.ts'
import type { Workflow } from '../workflow.ts'
import { ConditionPanel } from './ConditionPanel.tsx'
import { Labelled } from './Labelled.tsx'
import { Inform, StepPanel } from './StepPanel.tsx'
import { TargetSelect } from './TargetSelect.tsx'

type Props = {
  id: string | null
  graph: Graph
  kind: Kind
  telling: Telling
  names: Workflow['names']
  readOnly: boolean
  nameInput: RefObject<InputRef | null>
  onDraw: (graph: Graph, mark?: string) => void
}

/** What the chosen node says, to be changed. */
export function NodePanel({ id, graph, onDraw, ...rest }: Props) {
  const t = useTranslate()
  const node = nodeOf(graph, id)
  if (!node || id === null) return <p className="designer-empty">{t('workflows.chooseNode')}</p>
  const set = <K extends NodeKind>(changes: Partial<NodeOf<K>>, mark?: string) =>
    onDraw(change<K>(graph, id, changes), mark)
  const leads = 'next' in node && (
    <TargetSelect
      label={t('workflows.condition.leads')}
      graph={graph}
      node={id}
      value={node.next}
      readOnly={rest.readOnly}
      onChange={(to) => onDraw(connect(graph, { node: id, port: 'next' }, to))}
    />
  )
  return (
    <div className="designer-panel" key={id}>
      <h2>{t(`workflows.kinds.${node.kind}`)}</h2>
      {node.kind === 'step' && <StepPanel id={id} node={node} graph={graph} {...rest} onChange={set<'step'>} />}
      {node.kind === 'condition' && (
        <ConditionPanel id={id} node={node} graph={graph} {...rest} onChange={set<'condition'>} />
      )}
      {node.kind === 'end' && (
        <>
          <Labelled label={t('workflows.columns.name')}>
            {(input) => (
              <Input
                id={input}
                ref={rest.nameInput}
                maxLength={200}
                disabled={rest.readOnly}
                value={node.name}
                onChange={({ target }) => set<'end'>({ name: target.value }, `name ${id}`)}
              />
            )}
          </Labelled>
          <Inform
            value={node.inform}
            names={rest.names}
            readOnly={rest.readOnly}
            onChange={(inform) => set<'end'>({ inform })}
          />
        </>
      )}
      {leads}
    </div>
  )
}
