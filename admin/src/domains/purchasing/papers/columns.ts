import type { PrintSettings } from '../../../documents/print/paperProps.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { countOf, isInTonnes } from '@barem/resources/calc/measures'
import type { Column } from '../../../documents/print/column.ts'
import { common } from '../../goods/papers/columns.ts'
import type { Contract, ContractLine } from './printed.ts'

/** The columns of a contract; sums only where every line says how much, and what no line knows has no column. */
export function contractColumns(
  { lines }: Pick<Contract, 'lines'>,
  { columns, language }: Pick<PrintSettings, 'columns' | 'language'>,
  t: Translate,
): Column<ContractLine>[] {
  const all = common(lines, t, language)
  const whole = lines.every((line) => countOf(line) !== null)
  const summed = <L>(column: Column<L>): Column<L> =>
    whole ? column : { ...column, total: undefined, totalNote: null }
  const known = (field: 'theoreticalWeight' | 'amount') => lines.some((line) => line[field] !== null)
  return [
    all.no,
    whole ? all.name : { ...all.name, total: undefined },
    { ...all.unit, of: (line) => (isInTonnes(line) ? t('print.tonne') : all.unit.of(line)) },
    { ...all.count, of: (line) => (countOf(line) === null ? t('print.asCalledOff') : all.count.of(line)) },
    ...(columns.includes('barem') ? [all.length, all.barem] : []),
    ...(columns.includes('theoreticalWeight') && known('theoreticalWeight') ? [summed(all.theoretical)] : []),
    all.pricedBy,
    all.unitPrice,
    ...(known('amount') ? [summed(all.amount)] : []),
  ]
}
