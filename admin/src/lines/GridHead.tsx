import { memo } from 'react'
import { useTranslate } from '@refinedev/core'
import { columnHeadId, useShared } from './context.ts'
import type { GridSpec } from './spec.ts'

/** Pixels of the number of a line together with its menu, and the most that a grid asks for. */
const [BESIDES, MOST] = [76, 1024]

/** The pixels below which the columns are scrolled sideways. */
export const widthOf = ({ columns }: GridSpec): number =>
  Math.min(
    MOST,
    columns.reduce((sum, { width }) => sum + width, BESIDES),
  )

/** The names of the columns. */
export const GridHead = memo(function GridHead() {
  const t = useTranslate()
  const { id, spec, heading, head } = useShared()
  const all = spec.columns.reduce((sum, { width }) => sum + width, BESIDES)
  const share = (width: number) => ({ width: `${(width / all) * 100}%` })
  return (
    <thead>
      <tr role="row" aria-rowindex={1}>
        <th role="columnheader" className="grid-number" scope="col" style={share(BESIDES / 2)}>
          #
        </th>
        {spec.columns.map(({ name, kind, width }) => (
          <th
            key={name}
            id={columnHeadId(id, name)}
            role="columnheader"
            scope="col"
            className={kind}
            data-counts={(spec.goods?.hasUnit && name === spec.goods.count.name) || undefined}
            style={share(width)}
            aria-label={heading(name)}
            title={heading(name)}
          >
            {head(name)}
          </th>
        ))}
        <th role="columnheader" scope="col" className="grid-menu" style={share(BESIDES / 2)}>
          <span className="visually-hidden">{t('crud.actions')}</span>
        </th>
      </tr>
    </thead>
  )
})
