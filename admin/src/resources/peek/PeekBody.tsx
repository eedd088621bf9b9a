import type { AnyResource } from '@barem/resources/kit'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useTranslate } from '@refinedev/core'
import { RowValue } from '../cells/RowValue.tsx'
import type { AnyRow, Column } from '../model/columns.ts'
import { registered } from '../model/registry.ts'
import { useRested } from '../model/rested.ts'
import type { Words } from '../model/words.ts'
import { headsOf } from '../../overrides/heads.tsx'
import { lineViews } from '../../lines/shown/views.ts'
import { loadedAhead } from '../../layout/loadedAhead.tsx'
import { withWords } from '../../i18n/later.ts'
import { useRecord } from '../parts/useRecord.ts'
import { LinkedValue } from '../show/LinkedValue.tsx'
import { peekFacts, peekFigures } from './facts.ts'

const DocumentPeek = loadedAhead(() =>
  withWords('documents', () =>
    withWords('counts', () => lineViews.with(() => import('../../documents/peek/DocumentPeek.tsx'))),
  ),
)

type Props = {
  definition: AnyResource
  words: Words
  row: AnyRow
  columns: readonly Column[]
  shown: readonly Column[]
}

/** A row is read whole once the walk rests on it this long; until then the list's own row is shown. */
const REST_MS = 120

/** What a look at a row says. */
export function PeekBody(props: Props) {
  return props.definition.query ? <QueryRow {...props} /> : <ReadRow {...props} />
}

/** A row of a query is all that there is of it, save the document that it is about. */
function QueryRow(props: Props) {
  const { definition, row } = props
  const opens = definition.query!.opens
  const document = typeof opens === 'object' && opens !== null ? registered(String(row[opens.document])) : undefined
  const id = useRested(typeof opens === 'object' && opens !== null ? String(row[opens.id]) : '', REST_MS)
  return (
    <>
      <Said {...props} />
      {document?.states && id && <ReadDocument definition={document} id={id} />}
    </>
  )
}

function ReadDocument({ definition, id }: { definition: AnyResource; id: string }) {
  const { row } = useRecord(definition, id)
  return row ? <Document definition={definition} row={row} /> : null
}

function Document(props: { definition: AnyResource; row: AnyRow }) {
  return (
    <Suspense>
      <DocumentPeek {...props} />
    </Suspense>
  )
}

function ReadRow(props: Props) {
  const t = useTranslate()
  const { definition } = props
  const id = useRested(props.row.id, REST_MS)
  useEffect(() => void (definition.states && DocumentPeek.load()), [definition])
  const { row: read, error } = useRecord(definition, id)
  const whole = read?.id === props.row.id ? read : undefined
  const row = whole ?? props.row
  return (
    <>
      <Said {...props} row={row}>
        {definition.states && whole && <Document definition={definition} row={whole} />}
      </Said>
      {!whole && <p className="peek-note">{error ? error.message : t('app.loading')}</p>}
    </>
  )
}

/** Figures first, then whatever else; columns that the list has no room for, and further facts. */
function Said({ definition, words, row, columns, shown, children }: Props & { children?: ReactNode }) {
  const t = useTranslate()
  const figures = peekFigures(definition, row)
  const { hidden, more } = peekFacts(definition, row, { columns, shown, figures })
  return (
    <>
      {figures.length > 0 && (
        <dl className="peek-figures">
          {figures.map((column) => (
            <div key={column.name}>
              <dt>{headsOf(definition, column.name) ?? words.field(column.name)}</dt>
              <dd className="figures">
                <RowValue definition={definition} row={row} column={column} words={words} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      <Facts title={t('lists.peek.columns')} definition={definition} words={words} row={row} columns={hidden} />
      <Facts title={t('lists.peek.facts')} definition={definition} words={words} row={row} columns={more} />
    </>
  )
}

type FactsProps = Pick<Props, 'definition' | 'words' | 'row' | 'columns'> & { title: string }

function Facts({ title, definition, words, row, columns }: FactsProps) {
  if (columns.length === 0) return null
  return (
    <section className="peek-part">
      <h3>{title}</h3>
      <dl className="peek-facts">
        {columns.map((column) => (
          <div key={column.name}>
            <dt>{headsOf(definition, column.name) ?? words.field(column.name)}</dt>
            <dd>
              {column.type === 'weight' ? (
                <RowValue definition={definition} row={row} column={column} words={words} />
              ) : (
                <LinkedValue definition={definition} row={row} column={column} words={words} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
