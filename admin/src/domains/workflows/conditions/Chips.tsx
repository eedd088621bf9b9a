import { isLeaf, type Condition } from '@barem/workflows'
import { Fragment } from 'react'
import { leafText, type Speech } from '../../../documents/way/sentence.ts'

/** A condition as a sentence of chips: one for each comparison, with the words between them. */
export function Chips({ condition, speech }: { condition: Condition; speech: Speech }) {
  return (
    <span className="condition-chips">
      <Part condition={condition} speech={speech} isInner={false} />
    </span>
  )
}

function Part({ condition, speech, isInner }: { condition: Condition; speech: Speech; isInner: boolean }) {
  const { t } = speech
  if (isLeaf(condition)) return <span className="condition-chip">{leafText(speech, condition)}</span>
  if ('not' in condition)
    return (
      <>
        <i>{t('workflows.condition.not')}</i>
        <Part condition={condition.not} speech={speech} isInner />
      </>
    )
  const [word, parts] = 'all' in condition ? (['and', condition.all] as const) : (['or', condition.any] as const)
  const isGrouped = isInner && parts.length > 1
  return (
    <>
      {isGrouped && <i>(</i>}
      {parts.map((part, place) => (
        <Fragment key={place}>
          {place > 0 && <i>{t(`workflows.condition.${word}`)}</i>}
          <Part condition={part} speech={speech} isInner />
        </Fragment>
      ))}
      {isGrouped && <i>)</i>}
    </>
  )
}
