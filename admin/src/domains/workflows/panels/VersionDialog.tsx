import type { Graph } from '@barem/workflows'
import { useQuery } from '@tanstack/react-query'
import { Alert, App, Button, Modal, Skeleton } from 'antd'
import { useTranslate } from '@refinedev/core'
import { call } from '../../../http/client.ts'
import type { Designer } from '../designer/useDesigner.ts'
import type { Telling } from '../designer/words.ts'
import type { Person } from '../workflow.ts'
import { Outline } from './Outline.tsx'

type Props = { number: number; designer: Designer; telling: Telling; onClose: () => void }
type Published = { number: number; graph: Graph; names: { users: Person[]; roleGroups: Person[] } }

/** What was published as a version, as a table; its diagram can be taken into the draft. */
export function VersionDialog({ number, designer, telling, onClose }: Props) {
  const t = useTranslate()
  const { message } = App.useApp()
  const { stored, draw } = designer
  const { data, error } = useQuery({
    queryKey: ['workflow', stored.id, 'version', number],
    queryFn: async ({ signal }) =>
      (await call<Published>(`workflows/${stored.id}/versions/${number}`, { signal, quiet: true })).body,
    staleTime: Infinity,
    retry: false,
  })
  const known = new Map([...(data?.names.users ?? []), ...(data?.names.roleGroups ?? [])].map((one) => [one.id, one]))
  const nameOf = (id: string) => known.get(id)?.name ?? telling.nameOf(id)

  function restore(graph: Graph) {
    draw(graph)
    void message.success(t('workflows.publish.restored', { number }))
    onClose()
  }
  return (
    <Modal
      open
      width={880}
      title={t('workflows.publish.lookTitle', { number })}
      onCancel={onClose}
      footer={
        data &&
        stored.allowed.edit && <Button onClick={() => restore(data.graph)}>{t('workflows.publish.restore')}</Button>
      }
    >
      {error && <Alert type="error" showIcon message={error.message} />}
      {!data && !error && <Skeleton active />}
      {data && <Outline graph={data.graph} telling={{ ...telling, nameOf }} problems={[]} selected={null} readOnly />}
    </Modal>
  )
}
