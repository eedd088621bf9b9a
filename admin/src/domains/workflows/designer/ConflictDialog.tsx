import { Button, Modal } from 'antd'
import { useTranslate } from '@refinedev/core'
import { isSame } from '../same.ts'
import { type Drawn, drawnOf, type Workflow } from '../workflow.ts'
import { nodeDifferences } from './nodeFacts.ts'
import { nodeName, type Telling } from './words.ts'

type Props = { mine: Drawn; theirs: Workflow; telling: Telling; onMine: () => void; onTheirs: () => void }
type Difference = {
  how: 'changed' | 'onlyMine' | 'onlyTheirs' | 'both' | 'moved'
  what: string
  mine?: string
  theirs?: string
  parts?: Difference[]
}

const differs = (one: unknown, other: unknown) => !isSame(one, other)
const words = {
  code: 'settings.code',
  name: 'settings.name',
  description: 'settings.description',
  resource: 'settings.resource',
  everyDepartment: 'settings.department',
  departmentIds: 'settings.department',
  priority: 'settings.priority',
  fallbackId: 'settings.fallback',
  everyDocument: 'settings.rules',
  rules: 'settings.rules',
} as const

/** What can be shown as it is, on both sides. */
const textual = ['code', 'name', 'description', 'priority'] as const

/** The words of a diagram, with the names of people and rows that the other draft brings. */
function knowing(telling: Telling, { names }: Workflow): Telling {
  const all = [...names.users, ...names.roleGroups, ...names.departments, ...names.rows]
  const known = new Map(all.map(({ id, name }) => [id, name]))
  const nameOf = (id: string) => known.get(id) ?? telling.nameOf(id)
  return { ...telling, nameOf, names: { get: nameOf, has: () => true } as unknown as ReadonlyMap<string, string> }
}

/** Somebody else saved the draft meanwhile: what differs, and whose goes on. */
export function ConflictDialog({ mine, theirs, telling, onMine, onTheirs }: Props) {
  const t = useTranslate()
  const said = (value: string | number | null) => String(value ?? '') || t('workflows.conflict.nothing')
  const other = drawnOf(theirs)
  const fields = (Object.keys(words) as (keyof typeof words)[]).filter(
    (key) => !(textual as readonly string[]).includes(key) && differs(mine[key], other[key]),
  )
  const named = [...new Set(fields.map((key) => t(`workflows.${words[key]}`)))]
  const texts = textual.flatMap((key): Difference[] =>
    differs(mine[key], other[key]) ? [{ how: 'both', what: t(`workflows.${words[key]}`), ...bothOf(key) }] : [],
  )
  function bothOf(key: (typeof textual)[number]) {
    return { mine: said(mine[key]), theirs: said(other[key]) }
  }
  const nodes = [...new Set([...Object.keys(mine.graph), ...Object.keys(other.graph)])].flatMap((id): Difference[] => {
    const [own, its] = [mine.graph[id], other.graph[id]]
    const what = nodeName(t, own ? mine.graph : other.graph, id)
    if (!its) return [{ how: 'onlyMine', what }]
    if (!own) return [{ how: 'onlyTheirs', what }]
    if (!differs(own, its)) return []
    const parts = nodeDifferences(knowing(telling, theirs), mine.graph, other.graph, id).map(
      ({ label, ...both }): Difference => ({
        ...{ how: 'both', what: label },
        ...{ mine: said(both.mine), theirs: said(both.theirs) },
      }),
    )
    return [{ how: parts.length > 0 ? 'changed' : 'moved', what, parts }]
  })
  const all: Difference[] = [...texts, ...named.map((what): Difference => ({ how: 'changed', what })), ...nodes]
  return (
    <Modal
      open
      closable={false}
      maskClosable={false}
      keyboard={false}
      title={t('workflows.conflict.title', { by: theirs.updatedBy?.name ?? t('workflows.conflict.someone') })}
      footer={
        <>
          <Button onClick={onTheirs}>{t('workflows.conflict.theirs')}</Button>
          <Button type="primary" onClick={onMine}>
            {t('workflows.conflict.mine')}
          </Button>
        </>
      }
    >
      {all.length === 0 ? (
        <p>{t('workflows.conflict.same')}</p>
      ) : (
        <>
          <p>{t('workflows.conflict.text')}</p>
          <ul>
            {all.map(({ how, parts = [], ...words }, place) => (
              <li key={place}>
                {t(`workflows.conflict.${how}`, words)}
                {parts.length > 0 && (
                  <ul>
                    {parts.map(({ how: partly, ...part }) => (
                      <li key={part.what}>{t(`workflows.conflict.${partly}`, part)}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Modal>
  )
}
