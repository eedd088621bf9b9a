import type { HttpContext } from '@adonisjs/core/http'
import { inTenant } from '#app/tenancy/tenant_transaction'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Answers a workbook, which is made after what it says was read. @param name of its file */
export async function sendSheet<Rows>(
  ctx: HttpContext,
  name: string,
  find: () => Promise<Rows>,
  make: (rows: Rows) => Promise<Buffer>,
) {
  const rows = await inTenant(ctx.identity.tenantId, find)
  return ctx.response
    .header('content-type', XLSX)
    .header('content-disposition', `attachment; filename="${name}.xlsx"`)
    .send(await make(rows))
}
