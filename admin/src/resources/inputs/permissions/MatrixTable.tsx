import { type Level, levels } from '@barem/resources/areas'
import { useTranslate } from '@refinedev/core'
import { Box } from './Box.tsx'
import { type Cell, changedIn, isLocked, levelsIn, stateOf } from './grants.ts'
import type { MatrixProps } from './matrixProps.ts'
import { type AreaRow } from './rows.ts'
import { useGridKeys } from './useGridKeys.ts'

/** What a box of a head sets: areas that wait for their page are given one by one. */
const column = (rows: AreaRow[], level: Level): Cell[] =>
  rows.filter(({ waits }) => !waits).map(({ code }): Cell => [code, level])

/** The matrix on a desktop. Its head stays in sight; a box of the head or of a group's row sets all below it. */
export function MatrixTable({ groups, grants, before, mayGive, noteId, onSet, onToggle }: MatrixProps) {
  const t = useTranslate()
  const every = groups.flatMap(({ rows }) => rows)
  const keys = useGridKeys({ row: every.length + groups.length, column: levels.length - 1 })
  let line = 0

  const many = (row: number, cells: (level: Level) => Cell[], label: (level: string) => string) =>
    levels.map((level, at) => {
      const its = cells(level)
      const box = (
        <Box
          label={label(t(`access.levels.${level}`))}
          state={stateOf(grants, its)}
          locked={its.every((cell) => isLocked(grants, cell, mayGive))}
          noteId={noteId}
          place={{ row, column: at, current: keys.isCurrent(row, at) }}
          onChange={() => onToggle(its)}
        />
      )
      return { level, box }
    })

  const areaRow = ({ code, label, waits }: AreaRow, row: number) => {
    const { gained, lost } = changedIn(before, grants, code)
    return (
      <tr key={code} data-changed={gained.length + lost.length > 0 || undefined}>
        <th scope="row">
          {label}
          {waits && <small className="matrix-waits">{t('access.waits')}</small>}
        </th>
        {levels.map((level, at) => (
          <td key={level} data-change={gained.includes(level) ? 'gained' : lost.includes(level) ? 'lost' : undefined}>
            <Box
              label={`${label}: ${t(`access.levels.${level}`)}`}
              state={levelsIn(grants, code).has(level) ? 'all' : 'none'}
              locked={isLocked(grants, [code, level], mayGive)}
              noteId={noteId}
              place={{ row, column: at, current: keys.isCurrent(row, at) }}
              onChange={(on) => onSet([code, level], on)}
            />
          </td>
        ))}
      </tr>
    )
  }

  return (
    <table role="grid" className="matrix-table" onKeyDown={keys.onKeyDown} onFocus={keys.onFocus}>
      <thead>
        <tr>
          <th scope="col">{t('access.area')}</th>
          {many(
            0,
            (level) => column(every, level),
            (level) => t('access.allOf', { level }),
          ).map(({ level, box }) => (
            <th key={level} scope="col">
              <label>
                <span>{t(`access.levels.${level}`)}</span>
                {box}
              </label>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ name, label, rows }) => {
        const head = ++line
        return (
          <tbody key={name}>
            <tr className="matrix-group">
              <th scope="rowgroup">{label}</th>
              {many(
                head,
                (level) => column(rows, level),
                (level) => t('access.allOfGroup', { level, group: label }),
              ).map(({ level, box }) => (
                <td key={level}>{box}</td>
              ))}
            </tr>
            {rows.map((row) => areaRow(row, ++line))}
          </tbody>
        )
      })}
    </table>
  )
}
