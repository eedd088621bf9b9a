import { CheckCircleFilled, ExclamationCircleFilled, InfoCircleFilled } from '@ant-design/icons'
import type { Graph, Problem } from '@barem/workflows'
import { useTranslate } from '@refinedev/core'
import { nodeName, problemText } from '../designer/words.ts'

type Props = { problems: readonly Problem[]; graph: Graph; onGo: (id: string | null) => void }

/** What keeps the draft from being published; a click leads to the node, or to the settings. */
export function ProblemList({ problems, graph, onGo }: Props) {
  const t = useTranslate()
  if (problems.length === 0)
    return (
      <p className="designer-empty problems-none">
        <CheckCircleFilled aria-hidden /> {t('workflows.problems.none')}
      </p>
    )
  return (
    <ul className="problems">
      {problems.map((problem, place) => (
        <li key={place}>
          <button type="button" data-warning={problem.warning || undefined} onClick={() => onGo(problem.at || null)}>
            {problem.warning ? <InfoCircleFilled aria-hidden /> : <ExclamationCircleFilled aria-hidden />}
            <span>
              <b>{problem.at ? nodeName(t, graph, problem.at) : t('workflows.problems.ofWorkflow')}</b>
              {problem.warning && <i>{t('workflows.problems.warning')}</i>}
              {problemText(t, problem)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
