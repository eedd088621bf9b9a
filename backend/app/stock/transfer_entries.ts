const KINDS = `('transfer_out', 'transfer_in')`

/** SQL of whether an entry is of goods that go from one warehouse of the company to another, or of its undoing. */
export const isTransfer = (
  entry: string,
): string => `(${entry}.kind in ${KINDS} or (${entry}.kind = 'reversal' and exists (
  select from stock_entries o where o.tenant_id = ${entry}.tenant_id and o.id = ${entry}.reverses_id and o.kind in ${KINDS})))`
