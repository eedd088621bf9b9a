import type { AnyResource } from '@barem/resources/kit'
import { Button } from 'antd'
import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { PlainPage } from '../../pages/PlainPage.tsx'
import { type AnyRow } from '../../resources/model/columns.ts'
import { paths } from '../../resources/model/paths.ts'
import { codeOf } from '../../resources/model/row.ts'
import type { Words } from '../../resources/model/words.ts'

/** Shown instead of the form when the state of a document allows no change. */
export default function Closed({ definition, words, row }: { definition: AnyResource; words: Words; row: AnyRow }) {
  const t = useTranslate()
  return (
    <PlainPage title={codeOf(definition, row)} text={t('documents.form.closed', { one: words.one })}>
      <Link to={paths.show(definition, row.id)}>
        <Button type="primary" tabIndex={-1}>
          {t('documents.form.open', { one: words.one })}
        </Button>
      </Link>
    </PlainPage>
  )
}
