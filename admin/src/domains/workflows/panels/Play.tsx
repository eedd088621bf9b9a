import { advance, begin, routeThrough, type Event, type Instance, type Opener } from '@barem/workflows'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import type { Drawn, Simulated } from '../workflow.ts'

const AT = '2000-01-01T00:00:00.000Z'

/** Opens each step with the people whom the server found for it. */
function openerFor({ steps }: Simulated): Opener {
  let count = 0
  return ({ rules }, before) => {
    const found = steps.find(({ node }) => node === rules.node)?.asked ?? []
    const tasks = found.map(({ id, how }) => ({
      id: String(++count),
      assignee: id,
      how,
      skipped: rules.repeat === 'skip' && before.includes(id),
    }))
    const needed =
      rules.quorum === 'any' ? 1 : rules.quorum === 'all' ? tasks.length : Math.min(rules.quorum, tasks.length)
    return { needed: Math.max(1, needed), tasks }
  }
}

/** Plays the approvers one after the other: the same engine that decides about documents. */
export function Play({ simulated, drawn }: { simulated: Simulated; drawn: Drawn }) {
  const t = useTranslate()
  const opener = useMemo(() => openerFor(simulated), [simulated])
  const first = useMemo(() => {
    const { steps: route } = routeThrough(drawn.graph, simulated.facts)
    return begin({ hash: '', route }, opener).instance
  }, [drawn.graph, simulated, opener])
  const [instance, setInstance] = useState<Instance>(first)
  const names = new Map(simulated.steps.flatMap(({ asked }) => asked.map(({ id, name }) => [id, name])))
  const nameOf = (id: string) => names.get(id) ?? id
  const open = instance.tasks.filter(({ status }) => status === 'pending')

  function decide(task: string, by: string, kind: 'approve' | 'reject') {
    const said = { task, by, at: AT }
    const event: Event = kind === 'approve' ? { kind, hash: '', ...said } : { kind, ...said }
    const result = advance(instance, event, opener)
    if (result.ok) setInstance(result.instance)
  }

  const people = open.map(({ assignee }) => nameOf(assignee)).join(', ')
  return (
    <div className="play">
      <h3>{t('workflows.try.way')}</h3>
      <ol>
        {simulated.steps.map(({ node, name, asked }, place) => (
          <li
            key={node}
            data-state={place < instance.step ? 'done' : place === instance.step && open.length > 0 ? 'now' : undefined}
          >
            <b>{name || t('workflows.kinds.step')}</b> {asked.length === 0 && t('workflows.try.nobody')}
            {asked.map(({ id, name: person, how }, at) => (
              <span key={id}>
                {at > 0 && ', '}
                {person}
                {how !== 'asked' && <small> ({t(`workflows.how.${how}`)})</small>}
              </span>
            ))}
          </li>
        ))}
      </ol>
      <p role="status">{t(`workflows.try.outcome.${instance.status}`, { people })}</p>
      {open.map(({ id, assignee }) => (
        <p key={id} className="play-buttons">
          <Button size="small" onClick={() => decide(id, assignee, 'approve')}>
            {t('workflows.try.approve', { name: nameOf(assignee) })}
          </Button>
          <Button size="small" danger onClick={() => decide(id, assignee, 'reject')}>
            {t('workflows.try.reject', { name: nameOf(assignee) })}
          </Button>
        </p>
      ))}
      {instance !== first && (
        <Button size="small" type="link" onClick={() => setInstance(first)}>
          {t('workflows.try.restart')}
        </Button>
      )}
    </div>
  )
}
