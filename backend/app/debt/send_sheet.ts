import type { HttpContext } from '@adonisjs/core/http'
import { inTenant } from '#app/tenancy/tenant_transaction'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Answers a workbook, which is made after what it says was read. @param name of its file */
export async function sendSheet<Found>(
  ctx: HttpContext,
  name: string,
  find: () => Promise<Found>,
  make: (found: Found) => Promise<Buffer>,
) {
  const found = await inTenant(ctx.identity.tenantId, find)
  return ctx.response
    .header('content-type', XLSX)
    .header('content-disposition', `attachment; filename="${name}.xlsx"`)
    .send(await make(found))
}
