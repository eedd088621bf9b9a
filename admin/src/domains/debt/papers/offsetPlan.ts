import { areas } from '@barem/resources/areas'
import { isSecond, payableDebts, receivableDebts, type DebtItem } from '@barem/resources/debts'
import { relationKey } from '@barem/resources/kit'
import { sealer, type PaperPlan } from '../../../documents/print/plan.ts'
import type { Named } from '../../../documents/print/printed.ts'
import { formatMoney } from '../../../format/number.ts'
import type { Translate } from '../../../i18n/translate.ts'
import type { Offset, OffsetLine } from './printed.ts'

interface Debt {
  id: string
  code: string
  theirs: string | null
  ours: string | null
}

const items: readonly DebtItem[] = [...receivableDebts.items, ...payableDebts.items]

/** The document that a line is about, of the relation that is filled in; freight has that of its goods. */
function codeOf(line: OffsetLine, t: Translate): string {
  const item = items.find(({ key }) => line[relationKey(key)])
  if (!item) return ''
  const { code, name } = line[relationKey(item.key)] as Named
  return isSecond(items, item) ? t('print.offset.freight', { code: code ?? name }) : (code ?? name)
}

const debts = (lines: readonly OffsetLine[], side: 'theirs' | 'ours', t: Translate): Debt[] =>
  lines.map((line) => ({
    ...{ id: line.id, code: codeOf(line, t), theirs: null, ours: null },
    [side]: formatMoney(line.amount),
  }))

/** Debts of a customer and a supplier that are one, which pay each other: both sides sign it. */
export const offsetPlan: PaperPlan<Offset, Debt> = {
  title: 'print.offset.title',
  day: ({ documentDate }) => documentDate,
  remark: 'print.offset.remark',
  party: { of: 'customers', area: areas.customer, id: ({ customer }) => customer?.id },
  facts: (row, { party }) => [
    [
      ['print.offset.party', row.customer?.name],
      ['print.address', party?.companyAddress?.text],
      ['print.taxCode', party?.taxCode],
    ],
    [
      ['print.offset.clause', row.contractClause],
      ['print.offset.amount', row.amount === null ? null : formatMoney(row.amount)],
    ],
  ],
  lines: ({ allocations, payableAllocations }, { t }) => [
    ...debts(allocations, 'theirs', t),
    ...debts(payableAllocations, 'ours', t),
  ],
  columns: (_, { t }) => [
    { key: 'no', head: t('print.columns.no'), align: 'center', of: (_line, index) => String(index + 1) },
    { key: 'document', head: t('print.offset.document'), align: 'start', of: ({ code }) => code },
    { key: 'theirs', head: t('print.offset.theirs'), align: 'end', of: ({ theirs }) => theirs ?? '' },
    { key: 'ours', head: t('print.offset.ours'), align: 'end', of: ({ ours }) => ours ?? '' },
  ],
  amount: ({ amount }) => amount,
  sign: (row) => [sealer('print.offset.signOurs', row.approver?.name), sealer('print.offset.signTheirs')],
}
