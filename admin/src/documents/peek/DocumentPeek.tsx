import { type AnyResource, type Field, lineFieldsOf } from '@barem/resources/kit'
import { Button } from 'antd'
import { useTranslate } from '@refinedev/core'
import { useNavigate } from 'react-router'
import { linesIn } from '../../lines/shown/difference.ts'
import { LineRows } from '../../lines/shown/LineRows.tsx'
import { viewOf } from '../../lines/shown/view.ts'
import { useRowActions } from '../../overrides/useRowActions.tsx'
import type { AnyRow } from '../../resources/model/columns.ts'
import { useWords } from '../../resources/model/useWords.ts'
import { useSession } from '../../session/session.ts'
import type { DocumentRow } from '../document.ts'
import { awaited } from '../document.ts'
import { linesOfWhich } from '../from/made.ts'
import { unusualLines } from '../review/review.ts'
import { EndedNote } from '../show/EndedNote.tsx'
import { stepPath } from '../stepPath.ts'
import { nextOf } from '../steps.ts'
import { stepWord } from '../stepWord.ts'
import { waitingFor } from '../waiting.ts'

type Props = { definition: AnyResource; row: AnyRow }

/** Of a document beside a list: how it ended or whom it waits for, its one next step, and its lines. */
export default function DocumentPeek({ definition, row }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const who = useSession()
  const words = useWords(definition)
  const document = row as DocumentRow
  const { offers, dialog } = useRowActions(definition, document)
  const next = nextOf(definition, document, offers)
  const people = awaited(document.approval)
  const lines = lineFieldsOf(definition)
    .map((name) => ({ name, rows: linesIn(linesOfWhich(definition, name, document)) }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <>
      {document.ended && <EndedNote definition={definition} words={words} row={document} ended={document.ended} />}
      {(next || people.length > 0) && (
        <section className="peek-part peek-next">
          <h3>{t('lists.peek.step')}</h3>
          {people.length > 0 && <p>{waitingFor(t, people, who?.userId)}</p>}
          {next && (
            <Button
              type="primary"
              block
              onClick={() =>
                next.kind === 'offer' ? next.offer.run() : void navigate(stepPath(definition, row.id, next))
              }
            >
              {stepWord(t, definition, next, document)}
            </Button>
          )}
        </section>
      )}
      {lines.map(({ name, rows }) => (
        <section key={name} className="peek-part peek-lines">
          <h3>
            {words.field(name)} <small>{t('crud.lines.count', { count: rows.length })}</small>
          </h3>
          <LineRows
            definition={definition}
            name={name}
            lines={rows}
            prices={rows.some(viewOf(definition.fields[name] as Field).hasPrices)}
            unusual={unusualLines(document.review)}
          />
        </section>
      ))}
      {dialog}
    </>
  )
}
