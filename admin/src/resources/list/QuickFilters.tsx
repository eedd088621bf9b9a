import type { AnyResource } from '@barem/resources/kit'
import { Button } from 'antd'
import dayjs from 'dayjs'
import { useTranslate } from '@refinedev/core'
import { useSession } from '../../session/session.ts'
import type { Words } from '../model/words.ts'
import type { ColumnFilter } from './address.ts'
import { NamedSum } from './NamedSum.tsx'
import { areOn, filtersOf, namedFilters } from './quick.ts'
import type { ListControl } from './useListState.ts'

type Props = { definition: AnyResource; words: Words; control: ListControl }

/** The filters of one click that a definition offers. */
export default function QuickFilters({ definition, words, control }: Props) {
  const t = useTranslate()
  const me = useSession()?.userId ?? ''
  const yesterday = dayjs().subtract(1, 'day').format('YYYY-MM-DD')
  const button = (word: string, label: string, wanted: ColumnFilter[]) => {
    const on = areOn(wanted, control.filters)
    return (
      <Button
        key={word}
        aria-pressed={on}
        onClick={() => control.setFilters(on ? wanted.map(({ column }) => ({ column, values: {} })) : wanted)}
      >
        {label}
      </Button>
    )
  }
  const named = namedFilters(definition)
  return (
    <div className="quick-filters" role="group" aria-label={t('lists.quick.label')}>
      {definition.list.quick.map((word) =>
        button(word, t(`lists.quick.${word}`), filtersOf(definition, word, me, yesterday)),
      )}
      {named.map(({ name, wanted }) => button(name, words.named(name), wanted))}
      {named.some(({ wanted }) => areOn(wanted, control.filters)) && (
        <NamedSum definition={definition} control={control} />
      )}
    </div>
  )
}
