import type { AnyResource } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { formatDateTime } from '../../format/date.ts'
import { useSession } from '../../session/session.ts'
import type { Approval, DocumentRow, Task } from '../document.ts'
import { Since } from '../Since.tsx'
import { namesOf } from '../waiting.ts'
import { useKind } from './kinds.ts'
import type { Speech } from './sentence.ts'
import { WayEvents } from './WayEvents.tsx'
import { Why } from './Why.tsx'
import './way.css'

/** The tasks of a step that count: of its last round, without those given to somebody else. */
function tasksOf({ tasks }: Approval, node: string): Task[] {
  const own = tasks.filter((task) => task.node === node)
  const round = Math.max(0, ...own.map((task) => task.round))
  return own.filter((task) => task.round === round && task.status !== 'forwarded' && task.status !== 'closed')
}

/** The way of a request through its workflow: every step with who and when, and why it takes this way. */
export default function WayPanel({ definition, row }: { definition: AnyResource; row: DocumentRow }) {
  const t = useTranslate()
  const me = useSession()?.userId
  const kind = useKind(definition.name)
  const { approval } = row
  if (!approval?.workflow) return null
  const { workflow, steps, turns, step, status } = approval
  const speech: Speech = { t, resource: definition.name, facts: kind.facts, names: new Map() }
  const stateOf = (place: number) =>
    status === 'approved' || place < step ? 'done' : place > step || status !== 'pending' ? 'later' : 'now'
  return (
    <section className="panel way" aria-label={t('documents.way.title')}>
      <h2>
        {t('documents.way.title')}
        <small>
          <Link to={`/workflows/${workflow.id}`}>{workflow.name}</Link> ·{' '}
          {t('documents.way.version', { number: workflow.number })}
        </small>
      </h2>
      <ol className="way-steps">
        {steps.map(({ node, name }, place) => {
          const state = stateOf(place)
          return (
            <li key={node} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <b>{name || t('documents.way.step', { number: place + 1 })}</b>
              {tasksOf(approval, node).map((task) => (
                <Decision key={task.id} task={task} me={me} />
              ))}
            </li>
          )
        })}
      </ol>
      {turns.length > 0 && <Why turns={turns} speech={speech} />}
      <WayEvents approval={approval} />
    </section>
  )
}

/** One person's part in a step. */
function Decision({ task, me }: { task: Task; me: string | undefined }) {
  const t = useTranslate()
  const { status, assignee, decidedAt, comment, how } = task
  const who = namesOf(t, [assignee], me)
  return (
    <span className="way-decision" data-status={status}>
      {t(`documents.way.status.${status}`, { who })}
      {decidedAt && (
        <time dateTime={decidedAt} title={formatDateTime(decidedAt)}>
          {' '}
          <Since moment={decidedAt} ago />
        </time>
      )}
      {how !== 'asked' && <small> ({t(`documents.way.how.${how}`)})</small>}
      {comment && <q>{comment}</q>}
    </span>
  )
}
