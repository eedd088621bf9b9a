import { useMutation } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { formatNumber } from '../../../format/number.ts'
import { call } from '../../../http/client.ts'
import { paths } from '../../../resources/model/paths.ts'
import type { Kind } from '../../../documents/way/kinds.ts'
import type { Backtest, Drawn, Group, Workflow } from '../workflow.ts'

const DAYS = 90

type Props = { workflow: Workflow; drawn: Drawn; kind: Kind }

/** What the draft would have asked of whom in the last days; every number opens its documents. */
export function BacktestPanel({ workflow, drawn, kind }: Props) {
  const t = useTranslate()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => {
      const { code: _code, name: _name, description: _description, ...draft } = drawn
      const { body } = await call<Backtest>(`workflows/${workflow.id}/backtest`, {
        method: 'POST',
        body: { days: DAYS, draft },
      })
      return body
    },
  })
  if (!kind.seen) return <p className="designer-empty">{t('validation.workflow_noType')}</p>
  const group = (words: string, one: Group, more: object = {}) =>
    one.count > 0 && (
      <Documents text={t(`workflows.backtest.${words}`, { count: one.count, ...more })} group={one} kind={kind} />
    )
  return (
    <div className="designer-panel">
      <h2>{t('workflows.backtest.tab')}</h2>
      <p className="designer-note">{t('workflows.backtest.text', { days: DAYS })}</p>
      <Button type="primary" loading={isPending} onClick={() => mutate()}>
        {t('workflows.backtest.run')}
      </Button>
      <div role="status">{error && <Alert type="error" showIcon message={error.message} />}</div>
      {data && (
        <section className="backtest" aria-live="polite">
          <Documents
            text={t('workflows.backtest.matched', { count: data.matched.count, total: formatNumber(data.total) })}
            group={data.matched}
            kind={kind}
          />
          {group('newly', data.newlyAsked)}
          {group('noLonger', data.noLongerAsked)}
          {group('unknown', data.unknown)}
          {data.medianHours !== null && (
            <p>{t('workflows.backtest.median', { hours: formatNumber(data.medianHours, 1) })}</p>
          )}
          {data.isCut && <p>{t('workflows.backtest.cut')}</p>}
          {data.people.length > 0 && (
            <table>
              <caption>{t('workflows.backtest.people')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('workflows.backtest.person')}</th>
                  <th scope="col" className="number">
                    {t('workflows.backtest.count')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {data.people.map((one) => (
                  <tr key={one.person.id}>
                    <td>{one.person.name}</td>
                    <td className="number figures">
                      <Documents text={formatNumber(one.count)} group={one} kind={kind} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      )}
    </div>
  )
}

/** A number, and the documents that make it. */
function Documents({ text, group, kind }: { text: string; group: Group; kind: Kind }) {
  const t = useTranslate()
  if (group.count === 0) return <p>{text}</p>
  return (
    <details>
      <summary title={t('workflows.backtest.open')}>{text}</summary>
      <ul className="backtest-documents">
        {group.documents.map(({ id, code }) => (
          <li key={id}>
            <Link to={paths.show(kind.seen!, id)} className="code" target="_blank">
              {code}
            </Link>
          </li>
        ))}
        {group.more > 0 && <li>{t('workflows.backtest.more', { count: group.more })}</li>}
      </ul>
    </details>
  )
}
