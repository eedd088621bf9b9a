import { inReadingOrder, leadsTo, type Graph, type NodeOf, type OnReject } from '@barem/workflows'
import { Checkbox, Input, type InputRef, Segmented } from 'antd'
import type { RefObject } from 'react'
import { useTranslate } from '@refinedev/core'
import { Select } from '../../../controls/Select.tsx'
import { nodeName } from '../designer/words.ts'
import type { Kind } from '../../../documents/way/kinds.ts'
import { RowsSelect } from '../RowsSelect.tsx'
import type { Workflow } from '../workflow.ts'
import { ApproverLines } from './ApproverLines.tsx'
import { Labelled } from './Labelled.tsx'

type Props = {
  id: string
  node: NodeOf<'step'>
  graph: Graph
  kind: Kind
  names: Workflow['names']
  readOnly: boolean
  nameInput: RefObject<InputRef | null>
  onChange: (changes: Partial<NodeOf<'step'>>, mark?: string) => void
}

const spelled = (onReject: OnReject): string => (typeof onReject === 'string' ? onReject : `step:${onReject.step}`)
const readOnReject = (value: string): OnReject =>
  value === 'end' || value === 'requester' ? value : { step: value.slice('step:'.length) }

/** Everything about one step: who is asked, how many have to agree, and the special cases. */
export function StepPanel({ id, node, graph, kind, names, readOnly, nameInput, onChange }: Props) {
  const t = useTranslate()
  const earlier = inReadingOrder(graph).filter(
    (one) => one !== id && graph[one]!.kind === 'step' && leadsTo(graph, one, id) && !leadsTo(graph, id, one),
  )
  const isNumber = typeof node.quorum === 'number'
  return (
    <>
      <Labelled label={t('workflows.step.name')} required>
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
      <ApproverLines
        value={node.approvers}
        onChange={(approvers) => onChange({ approvers })}
        kind={kind}
        names={names}
        readOnly={readOnly}
      />
      <Labelled label={t('workflows.step.quorum')}>
        {(input) => (
          <span className="designer-row" id={input} role="group" aria-label={t('workflows.step.quorum')}>
            <Segmented<string>
              disabled={readOnly}
              value={isNumber ? 'number' : String(node.quorum)}
              onChange={(value) => onChange({ quorum: value === 'number' ? 2 : (value as 'any' | 'all') })}
              options={(['any', 'all', 'number'] as const).map((value) => ({
                value,
                label: t(`workflows.step.${value}`),
              }))}
            />
            {isNumber && (
              <Input
                className="designer-number"
                inputMode="numeric"
                aria-label={t('workflows.step.numberOf')}
                maxLength={2}
                disabled={readOnly}
                value={String(node.quorum)}
                onChange={({ target }) => {
                  const number = Number(target.value.replace(/\D/g, ''))
                  if (number >= 1 && number <= 50) onChange({ quorum: number }, `quorum ${id}`)
                }}
              />
            )}
          </span>
        )}
      </Labelled>
      <Labelled label={t('workflows.step.onReject')}>
        {(input) => (
          <Select<string>
            id={input}
            aria-label={t('workflows.step.onReject')}
            disabled={readOnly}
            value={spelled(node.onReject)}
            onChange={(value) => onChange({ onReject: readOnReject(value) })}
            options={[
              { value: 'end', label: t('workflows.step.onRejectEnd') },
              { value: 'requester', label: t('workflows.step.onRejectRequester') },
              ...earlier.map((one) => ({
                value: `step:${one}`,
                label: t('workflows.step.onRejectStep', { name: nodeName(t, graph, one) }),
              })),
            ]}
          />
        )}
      </Labelled>
      <h3>{t('workflows.step.special')}</h3>
      <Labelled label={t('workflows.step.self')}>
        {(input) => (
          <Select<'manager' | 'fallback' | 'allow'>
            id={input}
            aria-label={t('workflows.step.self')}
            disabled={readOnly}
            value={node.self}
            onChange={(self) => onChange({ self })}
            options={[
              { value: 'manager', label: t('workflows.step.selfManager') },
              { value: 'fallback', label: t('workflows.step.selfFallback') },
              { value: 'allow', label: t('workflows.step.selfAllow') },
            ]}
          />
        )}
      </Labelled>
      <Labelled label={t('workflows.step.repeat')}>
        {(input) => (
          <Select<'skip' | 'ask'>
            id={input}
            aria-label={t('workflows.step.repeat')}
            disabled={readOnly}
            value={node.repeat}
            onChange={(repeat) => onChange({ repeat })}
            options={[
              { value: 'skip', label: t('workflows.step.repeatSkip') },
              { value: 'ask', label: t('workflows.step.repeatAsk') },
            ]}
          />
        )}
      </Labelled>
      <Checkbox
        disabled={readOnly}
        checked={node.mayForward}
        onChange={({ target }) => onChange({ mayForward: target.checked })}
      >
        {t('workflows.step.mayForward')}
      </Checkbox>
      <Inform value={node.inform} names={names} readOnly={readOnly} onChange={(inform) => onChange({ inform })} />
    </>
  )
}

type InformProps = Pick<Props, 'names' | 'readOnly'> & { value: readonly string[]; onChange: (ids: string[]) => void }

/** People who get one mail. */
export function Inform({ value, names, readOnly, onChange }: InformProps) {
  const t = useTranslate()
  return (
    <Labelled label={t('workflows.step.inform')}>
      {(input) => (
        <RowsSelect
          id={input}
          resource="users"
          label={t('workflows.step.inform')}
          placeholder={t('workflows.step.choosePeople')}
          known={names.users}
          disabled={readOnly}
          value={value}
          onChange={onChange}
        />
      )}
    </Labelled>
  )
}
