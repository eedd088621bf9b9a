import { type Level, levels } from '@barem/resources/areas'
import { useTranslate } from '@refinedev/core'
import { Box } from './Box.tsx'
import { changedIn, isLocked, levelsIn } from './grants.ts'
import type { MatrixProps } from './matrixProps.ts'
import type { AreaRow } from './rows.ts'

/** The matrix on a phone: groups that open, and in each the areas with a box and a word for every level. */
export function MatrixCards({
  groups,
  grants,
  before,
  mayGive,
  noteId,
  onSet,
  searching,
}: MatrixProps & { searching: boolean }) {
  const t = useTranslate()

  const area = ({ code, label, waits }: AreaRow) => {
    const { gained, lost } = changedIn(before, grants, code)
    const chip = (level: Level) => (
      <label
        key={level}
        className="matrix-chip"
        data-change={gained.includes(level) ? 'gained' : lost.includes(level) ? 'lost' : undefined}
      >
        <Box
          label={`${label}: ${t(`access.levels.${level}`)}`}
          state={levelsIn(grants, code).has(level) ? 'all' : 'none'}
          locked={isLocked(grants, [code, level], mayGive)}
          noteId={noteId}
          onChange={(on) => onSet([code, level], on)}
        />
        {t(`access.levels.${level}`)}
      </label>
    )
    return (
      <div
        key={code}
        className="matrix-area"
        role="group"
        aria-label={label}
        data-changed={gained.length + lost.length > 0 || undefined}
      >
        <div>
          <span>
            {label}
            {waits && <small className="matrix-waits">{t('access.waits')}</small>}
          </span>
          {chip('f')}
        </div>
        <div>{levels.filter((level) => level !== 'f').map(chip)}</div>
      </div>
    )
  }

  return (
    <div className="matrix-cards">
      {groups.map(({ name, label, rows }) => {
        const given = rows.filter(({ code }) => levelsIn(grants, code).size > 0).length
        const changed = rows.filter(
          ({ code }) => changedIn(before, grants, code).gained.length + changedIn(before, grants, code).lost.length > 0,
        ).length
        return (
          <details key={`${name} ${searching}`} open={searching || undefined}>
            <summary>
              <span>{label}</span>
              {changed > 0 && <span className="matrix-changes">{t('access.changed', { total: changed })}</span>}
              <span className="tabular">{t('access.some', { given, total: rows.length })}</span>
            </summary>
            <div className="matrix-areas">{rows.map(area)}</div>
          </details>
        )
      })}
    </div>
  )
}
