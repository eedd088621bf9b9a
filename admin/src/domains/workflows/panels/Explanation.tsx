import { CheckOutlined, CloseOutlined, QuestionOutlined } from '@ant-design/icons'
import type { Explained } from '@barem/workflows'
import { foundText, leafText, type Speech } from '../../../documents/way/sentence.ts'

const marks = { true: <CheckOutlined />, false: <CloseOutlined />, null: <QuestionOutlined /> }

/** Why a condition holds or does not, part by part. */
export function Explanation({ explained, speech }: { explained: Explained; speech: Speech }) {
  const { t } = speech
  const mark = (
    <span className="explained-mark" data-answer={String(explained.answer)} aria-hidden>
      {marks[String(explained.answer) as keyof typeof marks]}
    </span>
  )
  if ('leaf' in explained)
    return (
      <li>
        {mark} {leafText(speech, explained.leaf)} <small>({foundText(speech, explained)})</small>
      </li>
    )
  const words = { all: 'condition.all', any: 'condition.any', not: 'condition.not' } as const
  return (
    <li>
      {mark} {t(`workflows.${words[explained.how]}`)}
      <ul className="explained">
        {explained.parts.map((part, place) => (
          <Explanation key={place} explained={part} speech={speech} />
        ))}
      </ul>
    </li>
  )
}
