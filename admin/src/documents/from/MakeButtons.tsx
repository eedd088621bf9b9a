import type { AnyResource } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import type { Offer } from '../../overrides/useRowActions.tsx'
import type { DocumentRow } from '../document.ts'
import { stepPath } from '../stepPath.ts'
import { isSame, keyOf, type Step } from '../steps.ts'
import { stepWord } from '../stepWord.ts'
import { begunOf, makesOf } from './makers.ts'
import './from.css'

type Props = {
  definition: AnyResource
  row: DocumentRow
  /** The next step of the page, which may be one of them. */
  next: Step | null
  /** What the domain offers besides: what a dialog makes has no button of its own. */
  offers: readonly Offer[]
}

/**
 * Buttons for the documents that may be made from this one as it is now, by this person, and for those that were begun
 * from it; the main one last.
 */
export const MakeButtons = ({ definition, row, next, offers }: Props) => {
  const ways: Leading[] = [
    ...begunOf(row).map((one): Leading => ({ kind: 'open', ...one })),
    ...makesOf(definition, row)
      .filter(({ maker }) => !offers.some(({ makes }) => makes === maker.name))
      .toReversed()
      .map(({ maker, from }): Leading => ({ kind: 'make', maker, by: from.relation })),
  ]
  const isNext = (step: Leading) => next !== null && isSame(step, next)
  return ways
    .toSorted((one, other) => Number(isNext(one)) - Number(isNext(other)))
    .map((step) => (
      <LeadingButton key={keyOf(step)} definition={definition} step={step} id={row.id} isMain={isNext(step)} />
    ))
}

type Leading = Extract<Step, { kind: 'make' | 'open' }>
type ButtonProps = { definition: AnyResource; step: Leading; id: string; isMain: boolean }

function LeadingButton({ definition, step, id, isMain }: ButtonProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  return (
    <Button
      type={isMain ? 'primary' : 'default'}
      className="make-button"
      onClick={() => void navigate(stepPath(definition, id, step))}
    >
      {stepWord(t, definition, step)}
    </Button>
  )
}
