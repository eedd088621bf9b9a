import { today } from '../../format/day.ts'
import { settingsQuery } from '../../session/useCompanySettings.ts'
import { queryClient } from '../../providers/queryClient.ts'
import { session } from '../../session/session.ts'
import { readStored, writeStored } from '../../storage.ts'

const keyOf = (tenantId: string) => `orders.warehouse.${tenantId}`

/** The usual values of a counter's orders, before anything is typed: goods leave today, from the last warehouse. */
export function orderStart(): Record<string, unknown> {
  const who = session.get()
  const exportingWarehouseId = who && readStored<string>(keyOf(who.tenantId))
  return { receivingDate: today(), ...(exportingWarehouseId && { exportingWarehouseId }) }
}

/** The company's default warehouse, for people who have not saved an order on this device yet. Empty while offline. */
export async function defaultWarehouse(): Promise<Record<string, unknown>> {
  const { defaultWarehouseId } = await queryClient.ensureQueryData(settingsQuery)
  return defaultWarehouseId ? { exportingWarehouseId: defaultWarehouseId } : {}
}

/** Remembers on this device where the goods of a saved order leave from. */
export function rememberWarehouse(warehouseId: unknown): void {
  const who = session.get()
  if (who && typeof warehouseId === 'string') writeStored(keyOf(who.tenantId), warehouseId)
}
