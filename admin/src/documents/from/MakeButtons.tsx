import type { AnyResource } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { paths } from '../../resources/model/paths.ts'
import { useTitles } from '../../resources/model/useWords.ts'
import type { DocumentRow } from '../document.ts'
import { makesOf } from './makers.ts'
import './from.css'

/** `isMain`: the first one is the main action of the page. */
type Props = { definition: AnyResource; row: DocumentRow; isMain: boolean }

/** Buttons for the documents that may be made from this one as it is now, by this person; the main one last. */
export const MakeButtons = ({ definition, row, isMain }: Props) =>
  makesOf(definition, row)
    .map(({ maker, from }, place) => (
      <MakeButton key={maker.name} maker={maker} by={from.relation} id={row.id} isMain={isMain && place === 0} />
    ))
    .reverse()

type ButtonProps = { maker: AnyResource; by: string; id: string; isMain: boolean }

function MakeButton({ maker, by, id, isMain }: ButtonProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { one } = useTitles(maker)
  return (
    <Button
      type={isMain ? 'primary' : 'default'}
      className="make-button"
      onClick={() => void navigate(`${paths.create(maker)}?${by}=${id}`)}
    >
      {t('documents.made.make', { one })}
    </Button>
  )
}
