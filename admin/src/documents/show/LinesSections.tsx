import { type AnyResource, type Field, lineFieldsOf } from '@barem/resources/kit'
import { Switch } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { useIsMobile } from '../../layout/useMedia.ts'
import type { Words } from '../../resources/model/words.ts'
import { readStored, writeStored } from '../../storage.ts'
import { withWords } from '../../i18n/later.ts'
import { barOf, type DocumentRow } from '../document.ts'
import { unusualLines } from '../review/review.ts'
import { linesOfWhich } from '../from/made.ts'
import { linesIn } from '../../lines/shown/difference.ts'
import { LineRows } from '../../lines/shown/LineRows.tsx'
import { LinesTable } from '../../lines/shown/LinesTable.tsx'
import { viewOf } from '../../lines/shown/view.ts'

const LinesSheet = lazy(() => withWords('sheets', () => import('../../resources/sheets/LinesSheet.tsx')))

type Props = { definition: AnyResource; words: Words; row: DocumentRow; leftOut: number }

const SHOWN = 'documents.prices'

const sheetOf = ({ fields }: AnyResource, name: string) => (fields[name] as Extract<Field, { type: 'lines' }>).sheet
const isSheet = (definition: AnyResource, name: string) => sheetOf(definition, name) !== null

/** Whether lines may be filled in from a sheet now. */
function takesSheet(definition: AnyResource, name: string, row: DocumentRow): boolean {
  const until = sheetOf(definition, name)?.until
  return barOf(definition, row).edit && (until == null || row[until] !== true)
}

/** Each field of lines as a table, or as cards on a phone. */
export function LinesSections({ definition, words, row, leftOut }: Props) {
  const t = useTranslate()
  const mobile = useIsMobile()
  const [prices, setPrices] = useState(() => readStored<boolean>(SHOWN) ?? false)
  const unusual = unusualLines(row.review)

  function toggle(next: boolean) {
    setPrices(next)
    writeStored(SHOWN, next)
  }

  return lineFieldsOf(definition).map((name) => {
    const lines = linesIn(linesOfWhich(definition, name, row))
    if (lines.length === 0) return null
    const shared = { definition, name, lines, unusual }
    const priced = lines.some(viewOf(definition.fields[name] as Field).hasPrices)
    return (
      <section key={name} className="panel document-goods" aria-labelledby={`lines-${name}`}>
        <header>
          <h2 id={`lines-${name}`}>
            {words.field(name)} <small>{t('crud.lines.count', { count: lines.length })}</small>
          </h2>
          {isSheet(definition, name) && (
            <Suspense>
              <LinesSheet
                {...{ definition, field: name, id: String(row.id) }}
                title={String(row[definition.title] ?? words.title)}
                takes={takesSheet(definition, name, row)}
              />
            </Suspense>
          )}
          {priced && !mobile && (
            <label>
              <Switch size="small" checked={prices} onChange={toggle} /> {t('documents.prices')}
            </label>
          )}
        </header>
        {mobile ? (
          <LineRows {...shared} prices={priced} />
        ) : (
          <LinesTable {...shared} prices={priced && prices} leftOut={leftOut} />
        )}
      </section>
    )
  })
}
