import type { AnyResource } from '@barem/resources/kit'
import { Button } from 'antd'
import dayjs from 'dayjs'
import { useTranslate } from '@refinedev/core'
import { useSession } from '../../session/session.ts'
import { areOn, filtersOf } from './quick.ts'
import type { ListControl } from './useListState.ts'

/** The filters of one click that a definition offers. */
export default function QuickFilters({ definition, control }: { definition: AnyResource; control: ListControl }) {
  const t = useTranslate()
  const me = useSession()?.userId ?? ''
  const yesterday = dayjs().subtract(1, 'day').format('YYYY-MM-DD')
  return (
    <div className="quick-filters" role="group" aria-label={t('lists.quick.label')}>
      {definition.list.quick.map((word) => {
        const wanted = filtersOf(definition, word, me, yesterday)
        const on = areOn(wanted, control.filters)
        return (
          <Button
            key={word}
            aria-pressed={on}
            onClick={() => control.setFilters(on ? wanted.map(({ column }) => ({ column, values: {} })) : wanted)}
          >
            {t(`lists.quick.${word}`)}
          </Button>
        )
      })}
    </div>
  )
}
