import { inReadingOrder, type Graph } from '@barem/workflows'
import { useTranslate } from '@refinedev/core'
import { Select } from '../../../controls/Select.tsx'
import { nodeName } from '../designer/words.ts'
import { Labelled } from './Labelled.tsx'

type Props = {
  label: string
  graph: Graph
  /** The node that leads on; it cannot lead to itself. */
  node: string
  value: string | null
  readOnly: boolean
  onChange: (id: string | null) => void
}

/** Chooses the node that an exit leads to. */
export function TargetSelect({ label, graph, node, value, readOnly, onChange }: Props) {
  const t = useTranslate()
  const targets = inReadingOrder(graph).filter((id) => id !== node && graph[id]!.kind !== 'start')
  return (
    <Labelled label={t('workflows.condition.leads')}>
      {(input) => (
        <Select<string | undefined>
          id={input}
          aria-label={label}
          allowClear
          disabled={readOnly}
          placeholder={t('workflows.condition.nowhere')}
          value={value ?? undefined}
          onChange={(id) => onChange(id ?? null)}
          options={targets.map((id) => ({ value: id, label: nodeName(t, graph, id) }))}
        />
      )}
    </Labelled>
  )
}
