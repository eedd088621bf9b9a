import { useTranslate } from '@refinedev/core'
import { Table } from 'antd'
import { Figure } from './amount.tsx'
import type { Documents } from './debt.ts'

export const PARTS = ['amount', 'initialPaid', 'collected'] as const

/** Columns before the figures, and after them. */
const BEFORE = 3
const AFTER = 3

type Props = { of: Documents['sum']; isNarrow: boolean; hasCollect: boolean }

/** The sums of debts, and money not allocated that makes what customers owe another. */
export function DebtSums({ of, isNarrow, hasCollect }: Props) {
  const t = useTranslate()
  const row = (name: string, owed: string, parts: typeof of | null) => (
    <Table.Summary.Row key={name}>
      <Table.Summary.Cell index={0} colSpan={isNarrow ? 1 : BEFORE}>
        {t(`debt.${name}`)}
      </Table.Summary.Cell>
      <Table.Summary.Cell index={1} align="right">
        <Figure of={owed} />
      </Table.Summary.Cell>
      {hasCollect && <Table.Summary.Cell index={2} />}
      {!isNarrow &&
        PARTS.map((part, place) => (
          <Table.Summary.Cell key={part} index={place + 3} align="right">
            {parts && <Figure of={parts[part]} />}
          </Table.Summary.Cell>
        ))}
      {!isNarrow && <Table.Summary.Cell index={PARTS.length + 3} colSpan={AFTER} />}
    </Table.Summary.Row>
  )
  return (
    <>
      {row('sum', of.owed, of)}
      {of.balance !== null && Number(of.unapplied) !== 0 && (
        <>
          {row('buckets.unapplied', of.unapplied!, null)}
          {row('net', of.balance, null)}
        </>
      )}
    </>
  )
}
