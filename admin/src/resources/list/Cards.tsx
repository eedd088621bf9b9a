import { type AnyResource, statusField } from '@barem/resources/kit'
import { Link } from 'react-router'
import { RowValue } from '../cells/RowValue.tsx'
import { Value } from '../cells/Value.tsx'
import { type AnyRow, columnOf, type Column } from '../model/columns.ts'
import { paths } from '../model/paths.ts'
import type { Rights } from '../model/rights.ts'
import { codeOf, titleOf } from '../model/row.ts'
import type { Words } from '../model/words.ts'
import { isPlaceholder, placeholders } from './placeholders.ts'
import { RowMenu } from './RowMenu.tsx'

type Props = {
  definition: AnyResource
  words: Words
  shown: Column[]
  rows: AnyRow[] | undefined
  rights: Rights
  onDelete: (row: AnyRow) => void
}

const FIGURES = 2

/** The list on a phone: of each row its name, its state and the columns that its definition chose, or the two first. */
export function Cards({ definition, words, shown, rows, rights, onDelete }: Props) {
  const status = statusField(definition)
  const statusColumn = status ? columnOf(definition, status) : null
  const told = new Set([definition.title, status, 'code'])
  const { card: chosen } = definition.list
  const figures =
    chosen.length > 0
      ? shown.filter(({ name }) => chosen.includes(name))
      : shown.filter(({ name, type }) => !told.has(name) && type !== 'image').slice(0, FIGURES)
  const partner = shown.find(({ name, field }) =>
    definition.partner ? name === definition.partner : field?.type === 'belongsTo',
  )
  const picture = shown.find(({ type }) => type === 'image')

  function cardOf(row: AnyRow) {
    if (isPlaceholder(row))
      return (
        <li key={row.id} className="card">
          <i className="bar" />
          <i className="bar" />
        </li>
      )
    return (
      <li key={row.id} className="card">
        <div className="card-head">
          {picture && <Value definition={definition} row={row} column={picture} words={words} inRow />}
          <div className="card-name">
            {rights.show ? (
              <Link className="cell-text" to={paths.show(definition, row.id)}>
                {titleOf(definition, row)}
              </Link>
            ) : (
              <span className="cell-text">{titleOf(definition, row)}</span>
            )}
            {codeOf(definition, row) === titleOf(definition, row) ? (
              <span className="cell-text">
                {partner && <Value definition={definition} row={row} column={partner} words={words} />}
              </span>
            ) : (
              <span className="code">{codeOf(definition, row)}</span>
            )}
          </div>
          {statusColumn && <Value definition={definition} row={row} column={statusColumn} words={words} />}
          <RowMenu definition={definition} row={row} rights={rights} onDelete={onDelete} />
        </div>
        <dl>
          {figures.map((column) => (
            <div key={column.name}>
              <dt>{words.field(column.name)}</dt>
              <dd>
                <RowValue definition={definition} row={row} column={column} words={words} />
              </dd>
            </div>
          ))}
        </dl>
      </li>
    )
  }

  return (
    <ul className="cards" aria-label={words.title}>
      {(rows ?? placeholders(4)).map(cardOf)}
    </ul>
  )
}
