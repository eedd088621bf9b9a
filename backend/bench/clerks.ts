import type { Client } from 'pg'
import { signIn } from '#tests/support/client'

/** Adds people who may do everything and have the password of the demo, and signs each in. Returns their tokens. */
export async function clerks(client: Client, tenant: string, url: string, count: number): Promise<string[]> {
  await client.query(
    `with people as (
       insert into users (tenant_id, id, code, username, full_name, email, phone)
       select $1, gen_random_uuid(), 'DO' || i, 'do.nhanh' || i, 'Người Đo ' || i, 'do' || i || '@thu.example',
         '059' || lpad(i::text, 7, '0')
       from generate_series(1, $2::int) i returning id
     ), credentials as (
       insert into user_credentials (tenant_id, user_id, password_hash)
       select $1, p.id, c.password_hash from people p, user_credentials c
         join users u on u.tenant_id = c.tenant_id and u.id = c.user_id
       where u.tenant_id = $1 and u.username = 'superadmin'
     )
     insert into users_role_groups (tenant_id, owner_id, target_id, position)
     select $1, p.id, r.id, 0 from people p join role_groups r on r.tenant_id = $1 and r.code = 'R001'`,
    [tenant, count],
  )
  const tokens: string[] = []
  for (let number = 1; number <= count; number++) tokens.push(await signIn(`do.nhanh${number}`, 'DONGA', url))
  return tokens
}
