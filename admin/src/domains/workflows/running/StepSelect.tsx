import { inReadingOrder } from '@barem/workflows'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '@refinedev/core'
import { Select } from '../../../controls/Select.tsx'
import { call } from '../../../http/client.ts'
import { nodeName } from '../designer/words.ts'
import type { Workflow } from '../workflow.ts'

type Props = { workflow: string; value: string | null; onChange: (node: string | null) => void }

/** Chooses a step of a workflow, as it is drawn now; a step keeps its id from version to version. */
export function StepSelect({ workflow, value, onChange }: Props) {
  const t = useTranslate()
  const { data } = useQuery({
    queryKey: ['workflow', workflow, 'steps'],
    queryFn: async ({ signal }) =>
      (await call<Workflow>(`workflows/${workflow}`, { signal, quiet: true, mayBeRefused: true })).body,
    retry: false,
  })
  const graph = data?.graph ?? {}
  return (
    <Select<string | undefined>
      className="workflow-kind"
      aria-label={t('workflows.running.step')}
      placeholder={t('workflows.running.allSteps')}
      allowClear
      value={value ?? undefined}
      onChange={(next) => onChange(next ?? null)}
      options={inReadingOrder(graph)
        .filter((id) => graph[id]!.kind === 'step')
        .map((id) => ({ value: id, label: nodeName(t, graph, id) }))}
    />
  )
}
