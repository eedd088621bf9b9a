import { type AnyResource, statusField } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { isAbsent } from '../model/absent.ts'
import { rendersEmptyValues } from '../../overrides/resolve.ts'
import { RowValue } from '../cells/RowValue.tsx'
import { Value } from '../cells/Value.tsx'
import { type AnyRow, columnOf, type Column } from '../model/columns.ts'
import { paths } from '../model/paths.ts'
import type { Rights } from '../model/rights.ts'
import { codeOf, shortTitleOf } from '../model/row.ts'
import type { Words } from '../model/words.ts'
import { isPlaceholder, placeholders } from './placeholders.ts'
import { RowMenu } from './RowMenu.tsx'
import { sumsOf } from './sums.ts'

type Props = {
  definition: AnyResource
  words: Words
  shown: Column[]
  rows: AnyRow[] | undefined
  rights: Rights
  onDelete: (row: AnyRow) => void
  onPeek?: (row: AnyRow) => void
  /** What all rows come to, by field. */
  sums?: AnyRow | null
}

const FIGURES = 2

/** The list on a phone: of each row its name, its state and the columns that its definition chose, or the two first. */
export default function Cards({ definition, words, shown, rows, rights, onDelete, onPeek, sums = null }: Props) {
  const t = useTranslate()
  const [main] = sumsOf(definition)
  const mainSum = sums && main ? columnOf(definition, main) : null
  const status = statusField(definition)
  const statusColumn = status ? columnOf(definition, status) : null
  const told = new Set([definition.title, status, 'code'])
  const { card: chosen } = definition.list
  const figures =
    chosen.length > 0
      ? chosen.flatMap((name) => shown.filter((column) => column.name === name))
      : shown.filter(({ name, type }) => !told.has(name) && type !== 'image').slice(0, FIGURES)
  const callers = definition.partner
    ? shown.filter(({ name }) => name === definition.partner)
    : [
        ...shown.filter(({ name }) => definition.hint.includes(name)),
        ...shown.filter(({ field }) => field?.type === 'belongsTo'),
      ]
  const picture = shown.find(({ type }) => type === 'image')

  function cardOf(row: AnyRow) {
    if (isPlaceholder(row))
      return (
        <li key={row.id} className="card">
          <i className="bar" />
          <i className="bar" />
        </li>
      )
    const title = shortTitleOf(definition, row)
    const code = codeOf(definition, row)
    // A document is called by whom it is with, or by what else tells it; its code stands below.
    const isCalled = code === title || definition.partner !== null
    const called = isCalled
      ? callers.find(({ name }) => !isAbsent(row[name]) || rendersEmptyValues(definition, name))
      : undefined
    const name = called ? <Value definition={definition} row={row} column={called} words={words} inRow /> : title
    const below = called ? code || title : code !== title ? code : null
    return (
      <li key={row.id} className="card">
        {picture && <Value definition={definition} row={row} column={picture} words={words} inRow />}
        <div className="card-body">
          <div className="card-head">
            <div className="card-name">{rights.show ? <Link to={paths.row(definition, row)}>{name}</Link> : name}</div>
            {statusColumn && <Value definition={definition} row={row} column={statusColumn} words={words} />}
          </div>
          <dl>
            {below && (
              <div>
                <dt className="visually-hidden">{words.field('code')}</dt>
                <dd className="code">{below}</dd>
              </div>
            )}
            {figures.map((column) => (
              <div key={column.name}>
                <dt className="visually-hidden">{words.field(column.name)}</dt>
                <dd>
                  <RowValue definition={definition} row={row} column={column} words={words} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <RowMenu {...{ definition, row, rights, onDelete, onPeek }} />
      </li>
    )
  }

  return (
    <ul className="cards" aria-label={words.title}>
      {(rows ?? placeholders(4)).map(cardOf)}
      {mainSum && (
        <li className="card-sum">
          {t('crud.sum')} · {words.field(mainSum.name)}
          <RowValue definition={definition} row={sums!} column={mainSum} words={words} />
        </li>
      )}
    </ul>
  )
}
