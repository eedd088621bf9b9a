import type { Translate } from '../../i18n/translate.ts'
import type { AnyResource } from '@barem/resources/kit'
import type { useAppProps } from 'antd/es/app/context'
import { sharesOf } from '../history/history.ts'
import type { AnyRow } from '../model/columns.ts'
import { nameOf } from '../model/row.ts'
import type { Words } from '../model/words.ts'
import type { Saved } from './useSave.ts'

/** How long a message with names of fields stays, in seconds. */
const MERGED_S = 8

/** Says that a row was added or changed. A later save of the same row says so in the same place. */
export function tellSaved(
  message: useAppProps['message'],
  t: Translate,
  definition: AnyResource,
  words: Words,
  row: AnyRow,
  isNew: boolean,
): void {
  const said = { one: words.one, name: nameOf(definition, row) }
  void message.success({ content: t(isNew ? 'crud.form.created' : 'crud.form.updated', said), key: row.id })
}

/** Shows which changes of others were taken over while a row was saved. */
export function tellMerged(
  message: useAppProps['message'],
  t: Translate,
  words: Words,
  { merged, since }: Pick<Saved, 'merged' | 'since'>,
): void {
  for (const { by, fields } of sharesOf(merged, since))
    void message.info(
      t(by ? 'crud.form.mergedBy' : 'crud.form.merged', { by, fields: fields.map(words.field).join(', ') }),
      MERGED_S,
    )
}
