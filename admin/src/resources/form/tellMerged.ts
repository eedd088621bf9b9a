import type { Translate } from '../../i18n/translate.ts'
import type { useAppProps } from 'antd/es/app/context'
import { sharesOf } from '../history/history.ts'
import type { Words } from '../model/words.ts'
import type { Saved } from './useSave.ts'

/** How long a message with names of fields stays, in seconds. */
const MERGED_S = 8

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
