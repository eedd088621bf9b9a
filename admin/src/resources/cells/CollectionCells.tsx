import { useTranslate } from '@refinedev/core'
import type { CellProps } from './cell.ts'
import { deferred } from './deferred.tsx'

// Its cells are those of all types again, this one included.
const LinesTable = deferred<'lines'>(() => import('./LinesTable.tsx'))

export function AttributesCell({ value }: CellProps<'attributes'>) {
  return (
    <dl className="cell-pairs">
      {Object.entries(value).map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The number of lines in a list; all of them on the record's own page. */
export function LinesCell(props: CellProps<'lines'>) {
  const t = useTranslate()
  return props.inRow ? t('crud.lines.count', { count: props.value.length }) : <LinesTable {...props} />
}

/** The number of permissions; the matrix on the record's own page shows which. */
export function PermissionsCell({ value }: CellProps<'permissions'>) {
  const t = useTranslate()
  return t('crud.permissions.count', { count: value.length })
}

export function FilesCell({ value }: CellProps<'files'>) {
  return (
    <ul className="cell-list code">
      {value.map((key) => (
        <li key={key}>{key}</li>
      ))}
    </ul>
  )
}
