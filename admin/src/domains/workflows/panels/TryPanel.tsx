import { numberingOf } from '@barem/resources/kit'
import { leavesOf, type Condition, type FactType } from '@barem/workflows'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { call } from '../../../http/client.ts'
import { FactValue } from '../conditions/ValueEditor.tsx'
import { portName, type Telling } from '../designer/words.ts'
import { factName } from '../../../documents/way/factWords.ts'
import type { Kind } from '../../../documents/way/kinds.ts'
import { RowsSelect } from '../RowsSelect.tsx'
import type { Drawn, Simulated, Workflow } from '../workflow.ts'
import { Choice } from './Choice.tsx'
import { DocumentSelect } from './DocumentSelect.tsx'
import { Explanation } from './Explanation.tsx'
import { Labelled } from './Labelled.tsx'
import { Play } from './Play.tsx'

type Props = {
  workflow: Workflow
  drawn: Drawn
  kind: Kind
  telling: Telling
  onTried: (simulated: Simulated | null) => void
}

/** What a draft asks: its rules, and the branches of its conditions. */
const conditionsOf = ({ graph, rules, everyDocument }: Drawn): Condition[] => [
  ...(everyDocument || rules === null ? [] : [rules]),
  ...Object.values(graph).flatMap((node) =>
    node.kind === 'condition' ? node.branches.flatMap(({ when }) => when ?? []) : [],
  ),
]

/** Sends a document, or typed facts, along the draft: which way it goes, why, and who would be asked. */
export function TryPanel({ workflow, drawn, kind, telling, onTried }: Props) {
  const t = useTranslate()
  const [recordId, setRecordId] = useState<string | null>(null)
  const [requesterId, setRequesterId] = useState<string | null>(null)
  const [facts, setFacts] = useState<Record<string, string | string[]>>({})
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => {
      const { code: _code, name: _name, description: _description, ...draft } = drawn
      const { body } = await call<Simulated>(`workflows/${workflow.id}/simulate`, {
        method: 'POST',
        body: { recordId, requesterId, facts, draft },
      })
      return body
    },
    onSuccess: onTried,
  })
  const asked = new Set(
    conditionsOf(drawn)
      .flatMap(leavesOf)
      .map(({ fact }) => fact),
  )
  const isMoney = (fact: FactType) => fact.unit === 'money' && !('lines' in fact.from)
  const typed = kind.facts.filter((fact) => asked.has(fact.name) || isMoney(fact))
  const type = ({ name, many }: FactType, value: string[]) =>
    setFacts(({ [name]: _old, ...rest }) =>
      value.length > 0 ? { ...rest, [name]: many ? value : value.at(-1)! } : rest,
    )
  if (!kind.seen) return <p className="designer-empty">{t('validation.workflow_noType')}</p>
  return (
    <div className="designer-panel">
      <h2>{t('workflows.try.tab')}</h2>
      <p className="designer-note">{t('workflows.try.text')}</p>
      <Labelled label={t('workflows.try.document')}>
        {(id) => (
          <DocumentSelect
            id={id}
            path={kind.seen!.path}
            code={numberingOf(kind.seen!)?.field ?? kind.seen!.title}
            value={recordId}
            onChange={setRecordId}
          />
        )}
      </Labelled>
      <Labelled label={t('workflows.try.requester')}>
        {(id) => (
          <RowsSelect
            id={id}
            multiple={false}
            allowClear
            resource="users"
            label={t('workflows.try.requester')}
            placeholder={t('workflows.step.choosePeople')}
            value={requesterId ? [requesterId] : []}
            onChange={([one = null]) => setRequesterId(one)}
          />
        )}
      </Labelled>
      <details className="try-facts">
        <summary>{t('workflows.try.typed')}</summary>
        {typed.map((fact) => (
          <div key={fact.name} className="designer-field">
            <span>{factName(t, kind.seen!.name, fact)}</span>
            <FactValue
              fact={fact}
              resource={kind.seen!.name}
              label={factName(t, kind.seen!.name, fact)}
              value={[facts[fact.name] ?? []].flat()}
              onChange={(value) => type(fact, value)}
              rows={workflow.names.rows}
              disabled={false}
            />
          </div>
        ))}
      </details>
      <Button type="primary" loading={isPending} onClick={() => mutate()}>
        {t('workflows.try.run')}
      </Button>
      <div role="status">{error && <Alert type="error" showIcon message={error.message} />}</div>
      {data && <Result simulated={data} workflow={workflow} drawn={drawn} telling={telling} />}
    </div>
  )
}

type ResultProps = { simulated: Simulated; workflow: Workflow; drawn: Drawn; telling: Telling }

function Result({ simulated, workflow, drawn, telling }: ResultProps) {
  const t = useTranslate()
  const { matches, rules, turns, end } = simulated
  const verdict = matches === null ? 'matchesUnknown' : matches ? 'matches' : 'matchesNot'
  return (
    <section className="try-result" aria-live="polite">
      <p data-answer={String(matches)}>
        <b>{t(`workflows.try.${verdict}`)}</b>
      </p>
      {rules && (
        <ul className="explained">
          <Explanation explained={rules} speech={telling} />
        </ul>
      )}
      <Choice choice={simulated.choice} own={workflow.id} telling={telling} />
      {turns.map((turn) => (
        <div key={turn.node}>
          <p>
            <b>{turn.name || t('workflows.kinds.condition')}</b>:{' '}
            {portName(telling, drawn.graph, { node: turn.node, port: turn.branch ?? 'otherwise' })}
          </p>
          <ul className="explained">
            {turn.tried.map((one, place) => (
              <Explanation key={place} explained={one} speech={telling} />
            ))}
          </ul>
        </div>
      ))}
      {end === null ? (
        <Alert type="warning" showIcon message={t('workflows.try.broken')} />
      ) : (
        <Play key={JSON.stringify(simulated)} simulated={simulated} drawn={drawn} />
      )}
    </section>
  )
}
