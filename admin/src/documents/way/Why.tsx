import type { Explained, Turn } from '@barem/workflows'
import { foundText, leafText, type Speech } from './sentence.ts'

/** Every comparison of a condition that was tried, with its answer. */
const leavesOf = (explained: Explained): Extract<Explained, { leaf: object }>[] =>
  'leaf' in explained ? [explained] : explained.parts.flatMap(leavesOf)

/** Why a request takes its way: the branch of every condition, and what was known. */
export function Why({ turns, speech }: { turns: readonly Turn[]; speech: Speech }) {
  const { t } = speech
  return (
    <details className="way-why">
      <summary>
        {t('documents.way.why', {
          branches: turns.map(({ branchName }) => branchName || t('documents.way.otherwise')).join(', '),
        })}
      </summary>
      <ul>
        {turns.map(({ node, name, branchName, tried }) => (
          <li key={node}>
            <b>{name}</b>: {branchName || t('documents.way.otherwise')}
            <ul>
              {tried.flatMap(leavesOf).map((leaf, place) => (
                <li key={place} data-answer={String(leaf.answer)}>
                  {leafText(speech, leaf.leaf)} <small>({foundText(speech, leaf)})</small>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  )
}
