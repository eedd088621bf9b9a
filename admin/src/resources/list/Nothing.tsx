import { PlusOutlined } from '@ant-design/icons'
import type { HttpError } from '@refinedev/core'
import type { AnyResource } from '@barem/resources/kit'
import { Button } from 'antd'
import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { PlainPage } from '../../pages/PlainPage.tsx'
import { paths } from '../model/paths.ts'
import type { Rights } from '../model/rights.ts'
import type { Words } from '../model/words.ts'
import type { ListControl } from './useListState.ts'

/** A list without any row yet: what it is for, and the first step. */
function EmptyList({ definition, words, rights }: { definition: AnyResource; words: Words; rights: Rights }) {
  const t = useTranslate()
  return (
    <PlainPage title={t('crud.empty.title', { many: words.many })} text={words.about}>
      {rights.create && (
        <Link to={paths.create(definition)}>
          <Button type="primary" icon={<PlusOutlined />} tabIndex={-1}>
            {words.first}
          </Button>
        </Link>
      )}
    </PlainPage>
  )
}

/** A search or filters that leave no row. */
function NothingFound({ words, q, onClear }: { words: Words; q: string; onClear: () => void }) {
  const t = useTranslate()
  return (
    <PlainPage
      title={t('crud.nothing.title', { many: words.many })}
      text={q ? t('crud.nothing.search', { q }) : t('crud.nothing.filters')}
    >
      <Button onClick={onClear}>{t(q ? 'crud.nothing.clearAll' : 'buttons.clear')}</Button>
    </PlainPage>
  )
}

/** Rows that could not be loaded: what happened, and a way on. */
function ListFailed({ error, onRetry, onClear }: { error: HttpError; onRetry: () => void; onClear?: () => void }) {
  const t = useTranslate()
  return (
    <PlainPage title={t('crud.failed.title')} text={error.message}>
      {onClear && <Button onClick={onClear}>{t('buttons.clear')}</Button>}
      <Button type="primary" onClick={onRetry}>
        {t('app.retry')}
      </Button>
    </PlainPage>
  )
}

type Props = {
  definition: AnyResource
  words: Words
  rights: Rights
  control: ListControl
  error: HttpError | null
  retry: () => void
  /** Whether a search or filters leave something out. */
  narrowed: boolean
}

/** What stands in place of rows where there are none. */
export default function Nothing({ definition, words, rights, control, error, retry, narrowed }: Props) {
  if (error) return <ListFailed error={error} onRetry={retry} onClear={narrowed ? control.clear : undefined} />
  return narrowed ? (
    <NothingFound words={words} q={control.q} onClear={control.clear} />
  ) : (
    <EmptyList definition={definition} words={words} rights={rights} />
  )
}
