import type { AnyResource } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { paths } from '../../resources/model/paths.ts'
import { definitions } from '../../resources/model/registry.ts'
import { useTitles } from '../../resources/model/useWords.ts'
import { mayAct } from '../../session/permissions.ts'
import { useSession } from '../../session/session.ts'
import { type DocumentRow, stateOf } from '../document.ts'
import { makersOf } from './makers.ts'
import './from.css'

type Props = { definition: AnyResource; row: DocumentRow }

/** Buttons for the documents that may be made from this one as it is now, by this person. */
export function MakeButtons({ definition, row }: Props) {
  const who = useSession()
  return makersOf(definitions.get().all, definition)
    .filter(({ maker, from }) => from.in.includes(stateOf(definition, row)) && mayAct(who, maker.area, 'c'))
    .map(({ maker, from }) => <MakeButton key={maker.name} maker={maker} by={from.by} id={row.id} />)
}

function MakeButton({ maker, by, id }: { maker: AnyResource; by: string; id: string }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { one } = useTitles(maker)
  return (
    <Button type="primary" className="make-button" onClick={() => void navigate(`${paths.create(maker)}?${by}=${id}`)}>
      {t('documents.made.make', { one })}
    </Button>
  )
}
