import { bandsOf } from '@barem/resources/kit'
import { formatDate } from '../../format/date.ts'
import { formatNumber } from '../../format/number.ts'
import { useLocale } from '../../i18n/i18n.ts'
import { calledIn } from '../model/columns.ts'
import { useChosen } from '../model/options.ts'
import { bandIn } from './bandIn.ts'
import type { SentenceProps } from './filter.ts'

/** At most this many names are spelt out. */
const SPELT = 2

function list(names: string[], t: SentenceProps['t']): string {
  if (names.length <= SPELT) return names.join(` ${t('crud.filter.or')} `)
  return t('crud.filter.orMore', { names: names.slice(0, SPELT).join(', '), more: names.length - SPELT })
}

export function useContains({ column, words, values, t }: SentenceProps): string {
  return t('crud.filter.contains', { field: words.field(column.name), text: values._like?.[0] ?? '' })
}

export function useIsOneOf({ column, words, values, t }: SentenceProps): string {
  return t('crud.filter.is', {
    field: words.field(column.name),
    value: list(
      (values[''] ?? []).map((value) => words.choice(column.name, value)),
      t,
    ),
  })
}

export function useIsYes({ column, words, values, t }: SentenceProps): string {
  return t('crud.filter.is', {
    field: words.field(column.name),
    value: t(values['']?.[0] === 'true' ? 'crud.yes' : 'crud.no'),
  })
}

export function useIsRelated({ definition, column, words, values, t }: SentenceProps): string | null {
  const ids = values[''] ?? []
  const language = useLocale()
  const chosen = useChosen(definition, column.name, ids)
  if (!chosen) return null
  return t('crud.filter.is', {
    field: words.field(column.name),
    value: list(
      chosen.map((option) => calledIn(language, option)),
      t,
    ),
  })
}

/** Says whether a field is filled; an empty relation has its own word where that is a choice of its own. */
export function emptiness({ column, words, values, t }: SentenceProps): string {
  const field = words.field(column.name)
  if (values._null?.[0] === 'false') return t('crud.filter.notEmpty', { field })
  const { field: own } = column
  return own?.type === 'belongsTo' && own.none
    ? t('crud.filter.is', { field, value: words.none(column.name) })
    : t('crud.filter.empty', { field })
}

function between({ column, words, values, t }: SentenceProps, show: (value: string) => string): string {
  const [from, to] = [values._gte?.[0], values._lte?.[0]]
  const field = words.field(column.name)
  if (from && from === to) return t('crud.filter.is', { field, value: show(from) })
  if (from && to) return t('crud.filter.between', { field, from: show(from), to: show(to) })
  return from ? t('crud.filter.from', { field, from: show(from) }) : t('crud.filter.to', { field, to: show(to ?? '') })
}

export const useDateRange = (props: SentenceProps): string => between(props, formatDate)
export function useNumberRange(props: SentenceProps): string {
  const { column, words, values, t } = props
  const band = column.field ? bandIn(bandsOf(column.field), values) : undefined
  if (band === undefined) return between(props, formatNumber)
  return t('crud.filter.is', { field: words.field(column.name), value: words.band(column.name, band) })
}
