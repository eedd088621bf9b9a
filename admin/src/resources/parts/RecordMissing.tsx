import type { HttpError } from '@refinedev/core'
import type { AnyResource } from '@barem/resources/kit'
import { Button } from 'antd'
import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { PlainPage } from '../../pages/PlainPage.tsx'
import { paths } from '../model/paths.ts'
import { useRights } from '../model/useRights.ts'
import type { Words } from '../model/words.ts'
import { isMissing } from './useRecordName.ts'

type Props = { definition: AnyResource; words: Words; error: HttpError; onRetry: () => void }

/** A row that is not there any more, or could not be loaded. */
export function RecordMissing({ definition, words, error, onRetry }: Props) {
  const t = useTranslate()
  const rights = useRights(definition)
  const gone = isMissing(error)
  return (
    <PlainPage
      code={gone ? '404' : undefined}
      title={t(gone ? 'crud.missing.title' : 'crud.failed.title', { one: words.one })}
      text={gone ? t('crud.missing.text') : error.message}
    >
      {!gone && (
        <Button type="primary" onClick={onRetry}>
          {t('app.retry')}
        </Button>
      )}
      {rights.list && (
        <Link to={paths.list(definition)}>
          <Button tabIndex={-1}>{t('crud.backToList')}</Button>
        </Link>
      )}
    </PlainPage>
  )
}
