import { type Level, levels } from '@barem/resources/areas'
import { useTranslate } from '@refinedev/core'
import './level-mark.css'

type Props = { its: ReadonlySet<Level> }

/** The levels of an area in the fewest words; nothing without any. */
export function LevelMark({ its }: Props) {
  const t = useTranslate()
  if (its.size === 0) return null
  const [kind, words] = its.has('f')
    ? (['full', t('access.levels.f')] as const)
    : its.size === 1
      ? (['view', t('access.viewOnly')] as const)
      : ([
          'some',
          levels
            .filter((level) => its.has(level))
            .map((level) => t(`access.levels.${level}`))
            .join(' · '),
        ] as const)
  return (
    <span className="level-mark" data-kind={kind}>
      {words}
    </span>
  )
}
