import { ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { limits, withBranch, type Branch, type Graph, type NodeOf } from '@barem/workflows'
import { Button, Input, type InputRef } from 'antd'
import type { RefObject } from 'react'
import { useTranslate } from '@refinedev/core'
import { ConditionEditor } from '../conditions/ConditionEditor.tsx'
import type { Telling } from '../designer/words.ts'
import type { Workflow } from '../workflow.ts'
import { Labelled } from './Labelled.tsx'
import { TargetSelect } from './TargetSelect.tsx'

type Props = {
  id: string
  node: NodeOf<'condition'>
  graph: Graph
  telling: Telling
  names: Workflow['names']
  readOnly: boolean
  nameInput: RefObject<InputRef | null>
  onChange: (changes: Partial<NodeOf<'condition'>>, mark?: string) => void
}

/** The branches of a condition in the order in which they are tried, and where each leads. */
export function ConditionPanel({ id, node, graph, telling, names, readOnly, nameInput, onChange }: Props) {
  const t = useTranslate()
  const { branches } = node
  const replace = (place: number, changes: Partial<Branch>, mark?: string) =>
    onChange({ branches: branches.map((one, at) => (at === place ? { ...one, ...changes } : one)) }, mark)
  const up = (place: number) =>
    onChange({
      branches: branches.map((one, at) =>
        at === place ? branches[at - 1]! : at === place - 1 ? branches[place]! : one,
      ),
    })
  return (
    <>
      <Labelled label={t('workflows.condition.name')} required>
        {(input) => (
          <Input
            id={input}
            ref={nameInput}
            maxLength={200}
            disabled={readOnly}
            value={node.name}
            onChange={({ target }) => onChange({ name: target.value }, `name ${id}`)}
          />
        )}
      </Labelled>
      <h3>{t('workflows.condition.branches')}</h3>
      {branches.map((branch, place) => {
        const called = branch.name.trim() || t('workflows.ports.branch', { number: place + 1 })
        return (
          <section key={place} className="branch" aria-label={called}>
            <header>
              <b>{t('workflows.ports.branch', { number: place + 1 })}</b>
              {!readOnly && place > 0 && (
                <Button
                  type="text"
                  size="small"
                  icon={<ArrowUpOutlined />}
                  aria-label={`${t('workflows.condition.moveUp')}: ${called}`}
                  onClick={() => up(place)}
                />
              )}
              {!readOnly && branches.length > 1 && (
                <Button
                  type="text"
                  size="small"
                  icon={<DeleteOutlined />}
                  aria-label={`${t('workflows.condition.removeBranch')}: ${called}`}
                  onClick={() => onChange({ branches: branches.filter((_, at) => at !== place) })}
                />
              )}
            </header>
            <Labelled label={t('workflows.condition.branchName')}>
              {(input) => (
                <Input
                  id={input}
                  maxLength={200}
                  disabled={readOnly}
                  value={branch.name}
                  onChange={({ target }) => replace(place, { name: target.value }, `branch ${id} ${place}`)}
                />
              )}
            </Labelled>
            <ConditionEditor
              key={`${id} ${place} ${branches.length}`}
              label={`${t('workflows.condition.edit')}: ${called}`}
              value={branch.when}
              onChange={(when) => replace(place, { when }, `when ${id} ${place}`)}
              speech={telling}
              rows={names.rows}
              disabled={readOnly}
            />
            <TargetSelect
              label={`${t('workflows.condition.leads')}: ${called}`}
              graph={graph}
              node={id}
              value={branch.next}
              readOnly={readOnly}
              onChange={(next) => replace(place, { next })}
            />
          </section>
        )
      })}
      {!readOnly && (
        <Button
          icon={<PlusOutlined />}
          size="small"
          disabled={branches.length >= limits.branches}
          onClick={() => onChange({ branches: withBranch(node).branches })}
        >
          {t('workflows.condition.addBranch')}
        </Button>
      )}
      <section className="branch" aria-label={t('workflows.condition.otherwise')}>
        <header>
          <b>{t('workflows.condition.otherwise')}</b>
        </header>
        <TargetSelect
          label={`${t('workflows.condition.leads')}: ${t('workflows.condition.otherwise')}`}
          graph={graph}
          node={id}
          value={node.otherwise}
          readOnly={readOnly}
          onChange={(otherwise) => onChange({ otherwise })}
        />
      </section>
    </>
  )
}
