import { queryClient } from '../providers/queryClient.ts'
import { settingsQuery } from '../session/useCompanySettings.ts'

/** The company's default warehouse as a value of a form, for people who have not saved such a document here yet. */
export async function usualWarehouse<Field extends string>(field: Field): Promise<Partial<Record<Field, string>>> {
  const { defaultWarehouseId } = await queryClient.ensureQueryData(settingsQuery)
  return defaultWarehouseId ? ({ [field]: defaultWarehouseId } as Record<Field, string>) : {}
}
