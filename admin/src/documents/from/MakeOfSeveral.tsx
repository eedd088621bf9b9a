import type { AnyResource, CreatedFrom } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { App, Button } from 'antd'
import { useNavigate } from 'react-router'
import type { AnyRow } from '../../resources/model/columns.ts'
import { paths } from '../../resources/model/paths.ts'
import { useTitles, useWords } from '../../resources/model/useWords.ts'
import { useSession } from '../../session/session.ts'
import { stateOf } from '../document.ts'
import { makersOfSeveral } from './makers.ts'
import { moreOf } from './moreOf.ts'

type Props = { definition: AnyResource; rows: readonly AnyRow[] }

/** Buttons for the documents that may be made of the ticked ones together. */
export function MakeOfSeveral({ definition, rows }: Props) {
  const who = useSession()
  return makersOfSeveral(who, definition).map(({ maker, from }) => (
    <MakeButton key={maker.name} maker={maker} from={from} definition={definition} rows={rows} />
  ))
}

function MakeButton({ maker, from, definition, rows }: Props & { maker: AnyResource; from: CreatedFrom }) {
  const t = useTranslate()
  const { message } = App.useApp()
  const navigate = useNavigate()
  const words = useWords(definition)
  const { one } = useTitles(maker)

  /** Why nothing is made of these rows; null where it is. */
  function refusal(): string | null {
    const early = rows.filter((row) => !from.inStates.includes(stateOf(definition, row)))
    if (early.length > 0) {
      const codes = early.map((row) => row[definition.title]).join(', ')
      const states = from.inStates.map((state) => words.choice(definition.states!.field, state)).join(', ')
      return t('documents.made.notYet', { codes, one, states })
    }
    const partners = new Set(rows.map((row) => row[definition.partner!]))
    return partners.size > 1
      ? t('documents.made.onePartner', { one, partner: words.field(definition.partner!).toLocaleLowerCase() })
      : null
  }

  function make() {
    const why = refusal()
    if (why !== null) return void message.warning(why)
    const [first, ...more] = rows.map(({ id }) => id)
    const others = moreOf(maker, from)!
    const query = new URLSearchParams([[from.relation, first!], ...more.map((id) => [others, id])])
    void navigate(`${paths.create(maker)}?${query}`)
  }

  return (
    <Button size="small" onClick={make}>
      {t('documents.made.make', { one })}
    </Button>
  )
}
