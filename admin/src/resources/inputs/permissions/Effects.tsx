import { areas, type Level } from '@barem/resources/areas'
import { useList, useTranslate } from '@refinedev/core'
import { useAllowed } from '../../../session/useAllowed.ts'
import { type Effect, effectsOf, type Group, type Person } from './effects.ts'
import { changedAreas, type Grants } from './grants.ts'
import { areaLabel } from './rows.ts'

type Props = { groupId: string; before: Grants; after: Grants }

/** The most lines that people read before saving. */
const SHOWN = 8

/** The effects of a role group's change on the people in it, before it is saved. */
export function Effects(props: Props) {
  const sees = useAllowed(areas.users, 'v')
  return sees && changedAreas(props.before, props.after).length > 0 ? <Told {...props} /> : null
}

const everyRow = { pagination: { mode: 'off' }, errorNotification: false, meta: { quiet: true } } as const

function Told({ groupId, before, after }: Props) {
  const t = useTranslate()
  const members = useList<Person>({
    ...everyRow,
    resource: 'users',
    filters: [{ field: 'roleGroupIds', operator: 'eq', value: groupId }],
  })
  const groups = useList<Group>({ ...everyRow, resource: 'role-groups' })
  if (!members.query.data || !groups.query.data) return null
  const total = members.result.total ?? 0
  const people = members.result.data
  if (total === 0) return <p className="matrix-effects">{t('access.effects.nobody')}</p>
  // Counting half of the people would say something wrong.
  if (total > people.length) return <p className="matrix-effects">{t('access.effects.many', { count: total })}</p>
  const effects = effectsOf(groupId, before, after, people, groups.result.data)
  return (
    <section className="matrix-effects" aria-live="polite">
      <h3>{t('access.effects.title')}</h3>
      {effects.length === 0 && <p>{t('access.effects.none')}</p>}
      <ul>
        {effects.slice(0, SHOWN).map((effect) => (
          <li key={`${effect.area} ${effect.kind} ${effect.levels.join()}`} data-kind={effect.kind}>
            <Line effect={effect} />
          </li>
        ))}
      </ul>
      {effects.length > SHOWN && <p>{t('access.effects.more', { total: effects.length - SHOWN })}</p>}
    </section>
  )
}

function Line({ effect: { area, kind, levels, people } }: { effect: Effect }) {
  const t = useTranslate()
  const told: Level[] =
    kind === 'gained'
      ? levels.includes('f')
        ? ['f']
        : levels
      : levels.length > 1
        ? levels.filter((level) => level !== 'f')
        : levels
  const what = told
    .map((level) => t(`access.levels.${level}`))
    .join(', ')
    .toLocaleLowerCase()
  const whom = people.length === 1 ? people[0].fullName : t('access.effects.people', { total: people.length })
  return (
    <>
      <strong>{areaLabel(area, t)}</strong>
      <span title={people.map(({ fullName }) => fullName).join(', ')}>
        {t(`access.effects.${kind}`, { whom, levels: what })}
      </span>
    </>
  )
}
