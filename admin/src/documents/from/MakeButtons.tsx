import type { AnyResource } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import type { Offer } from '../../overrides/useRowActions.tsx'
import { useTitles } from '../../resources/model/useWords.ts'
import type { DocumentRow } from '../document.ts'
import { makePath } from '../stepPath.ts'
import type { Step } from '../steps.ts'
import { makesOf } from './makers.ts'
import './from.css'

type Props = {
  definition: AnyResource
  row: DocumentRow
  /** The next step of the page, which may be one of them. */
  next: Step | null
  /** What the domain offers besides: what a dialog makes has no button of its own. */
  offers: readonly Offer[]
}

/** Buttons for the documents that may be made from this one as it is now, by this person; the main one last. */
export const MakeButtons = ({ definition, row, next, offers }: Props) => {
  const isNext = (maker: AnyResource) => next?.kind === 'make' && next.maker.name === maker.name
  return makesOf(definition, row)
    .filter(({ maker }) => !offers.some(({ makes }) => makes === maker.name))
    .toReversed()
    .toSorted((one, other) => Number(isNext(one.maker)) - Number(isNext(other.maker)))
    .map(({ maker, from }) => (
      <MakeButton key={maker.name} maker={maker} by={from.relation} id={row.id} isMain={isNext(maker)} />
    ))
}

type ButtonProps = { maker: AnyResource; by: string; id: string; isMain: boolean }

function MakeButton({ maker, by, id, isMain }: ButtonProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { one } = useTitles(maker)
  return (
    <Button
      type={isMain ? 'primary' : 'default'}
      className="make-button"
      onClick={() => void navigate(makePath(maker, by, id))}
    >
      {t('documents.made.make', { one })}
    </Button>
  )
}
