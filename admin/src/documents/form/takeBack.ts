import type { AnyResource } from '@barem/resources/kit'
import type { useAppProps } from 'antd/es/app/context'
import { say } from '../../i18n/i18n.ts'
import { changes, type Values } from '../../resources/form/values.ts'
import type { AnyRow } from '../../resources/model/columns.ts'
import { codeOf } from '../../resources/model/row.ts'
import type { Words } from '../../resources/model/words.ts'
import { session } from '../../session/session.ts'
import { awaited, type DocumentRow } from '../document.ts'
import { isMe, namesOf } from '../waiting.ts'

type Change = { definition: AnyResource; words: Words; base: AnyRow; values: Values; modal: useAppProps['modal'] }

/** Asks before a change that takes a request for approval back; true where it takes none back. */
export async function mayTakeBack({ definition, words, base, values, modal }: Change): Promise<boolean> {
  const me = session.get()?.userId
  const people = awaited((base as DocumentRow).approval)
  const material = Object.keys(changes(definition, base, values)).filter(
    (name) => !definition.states!.alwaysEditable.includes(name),
  )
  if (people.length === 0 || material.length === 0) return true
  const said = { who: namesOf(say, people, me), one: words.one, code: codeOf(definition, base) }
  return new Promise((resolve) => {
    modal.confirm({
      title: say('documents.form.takeBack'),
      content: say(isMe(people, me) ? 'documents.form.takeBackTextYou' : 'documents.form.takeBackText', said),
      okText: say('documents.form.takeBackGo'),
      cancelText: say('documents.back'),
      autoFocusButton: 'cancel',
      onOk: () => resolve(true),
      onCancel: () => resolve(false),
    })
  })
}
