import type { HttpContext } from '@adonisjs/core/http'
import { mistaken } from '#app/http/api_error'
import { jsonBody } from '#app/http/json_body'
import { flatQuery } from '#app/http/query_string'
import { languageOf } from '#app/language/translate'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { missingRight, rightIn, viewedBy } from './missing_right.ts'
import { changePassword } from './passwords.ts'
import { changePasswordBody, checked } from './validators.ts'

const PROFILE = `
  select u.id, u.username, u.full_name as "fullName", u.email, u.phone as "phoneNumber", u.code,
    u.created_at as created, u.updated_at as "lastModified",
    u.is_locked as "isLocked", u.email is not null as "emailConfirmed", u.phone is not null as "phoneNumberConfirmed",
    c.must_change_password as "mustChangePassword",
    json_build_object('id', t.tenant_id, 'code', t.code, 'name', t.name, 'shortName', t.short_name, 'logo', t.logo) as tenant,
    coalesce((select json_agg(json_build_object('code', r.code, 'name', r.name) order by r.code)
      from users_role_groups ur
      join role_groups r on r.tenant_id = ur.tenant_id and r.id = ur.target_id where ur.tenant_id = u.tenant_id
        and ur.owner_id = u.id), '[]') as roles
  from users u join tenants t on t.tenant_id = u.tenant_id join user_credentials c on c.tenant_id = u.tenant_id
    and c.user_id = u.id
  where u.tenant_id = app_tenant() and u.id = ?`

/** What everybody may do with their own account. */
export default class UserController {
  async profile({ identity }: HttpContext) {
    const { rows } = (await tenantTransaction().client.rawQuery(PROFILE, [identity.userId])) as { rows: [object] }
    return { succeeded: true, data: rows[0] }
  }

  /** Which right the caller lacks, and who gives it, as a refusal says it: for pages that do not open. */
  async missingRight(ctx: HttpContext) {
    const right = rightIn(flatQuery(ctx.request.parsedUrl.query).right)
    if (!right) throw mistaken([{ field: 'right', rule: 'enum' }])
    const needs = await missingRight(right, viewedBy(ctx))
    return { message: needs(languageOf(ctx.request.header('accept-language'))) }
  }

  async changePassword(ctx: HttpContext) {
    const { oldPassword, newPassword } = await checked<{ oldPassword: string; newPassword: string }>(
      changePasswordBody,
      jsonBody(ctx),
    )
    await changePassword(ctx.identity, oldPassword, newPassword, ctx.request.ip())
    return { succeeded: true }
  }
}
