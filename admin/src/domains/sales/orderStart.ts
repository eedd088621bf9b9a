import { today } from '../../format/day.ts'
import { settingsQuery } from '../../session/useCompanySettings.ts'
import { queryClient } from '../../providers/queryClient.ts'

/** The usual values of a counter's orders, before anything is typed: goods leave today. */
export const orderStart = (): Record<string, unknown> => ({ receivingDate: today() })

/** The company's default warehouse, for people who have not saved an order on this device yet. Empty while offline. */
export async function defaultWarehouse(): Promise<Record<string, unknown>> {
  const { defaultWarehouseId } = await queryClient.ensureQueryData(settingsQuery)
  return defaultWarehouseId ? { exportingWarehouseId: defaultWarehouseId } : {}
}
