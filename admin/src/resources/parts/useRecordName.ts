import { type HttpError, useTranslate } from '@refinedev/core'
import type { AnyResource } from '@barem/resources/kit'
import { usePageTitle } from '../../layout/pageTitle.ts'
import type { AnyRow } from '../model/columns.ts'
import { codeOf, titleOf } from '../model/row.ts'
import type { Words } from '../model/words.ts'

/** Whether the server says that a row is not there. */
export const isMissing = (error: HttpError | null): boolean => error?.statusCode === 404

/** Names the page of a row in the breadcrumb and the tab: by its code or title, or as missing. */
export function useRecordName(
  definition: AnyResource,
  words: Words,
  { row, error }: { row: AnyRow | undefined; error: HttpError | null },
): void {
  const t = useTranslate()
  const name = row && (codeOf(definition, row) || titleOf(definition, row))
  usePageTitle(isMissing(error) ? t('crud.missing.title', { one: words.one }) : name)
}
