import type { AnyResource } from '@barem/resources/kit'
import type { useAppProps } from 'antd/es/app/context'
import { i18n } from '../../i18n/i18n.ts'
import { changes, type Values } from '../../resources/form/values.ts'
import type { AnyRow } from '../../resources/model/columns.ts'
import { codeOf } from '../../resources/model/row.ts'
import type { Words } from '../../resources/model/words.ts'
import { awaited, type DocumentRow } from '../document.ts'

type Change = { definition: AnyResource; words: Words; base: AnyRow; values: Values; modal: useAppProps['modal'] }

/** Asks before a change that takes a request for approval back; true where it takes none back. */
export async function mayTakeBack({ definition, words, base, values, modal }: Change): Promise<boolean> {
  const who = awaited((base as DocumentRow).approval)
    .map(({ name }) => name)
    .join(', ')
  const material = Object.keys(changes(definition, base, values)).filter(
    (name) => !definition.states!.free.includes(name),
  )
  if (who === '' || material.length === 0) return true
  const said = { who, one: words.one, code: codeOf(definition, base) }
  return new Promise((resolve) => {
    modal.confirm({
      title: i18n.t('documents.form.takeBack'),
      content: i18n.t('documents.form.takeBackText', said),
      okText: i18n.t('documents.form.takeBackGo'),
      cancelText: i18n.t('documents.back'),
      autoFocusButton: 'cancel',
      onOk: () => resolve(true),
      onCancel: () => resolve(false),
    })
  })
}
