import type { Client } from 'pg'

/**
 * Adds customers of many names to one demo company, one a minute back from now, and updates planner statistics.
 * @param from how many were added before
 * @param count how many there are to be, 99,999,999 at most
 */
export async function fill(client: Client, from: number, count: number): Promise<void> {
  const { rows } = await client.query(
    `select t.tenant_id, (select id from customer_types c where c.tenant_id = t.tenant_id limit 1) as type
      from tenants t where code = 'DONGA'`,
  )
  const { tenant_id: tenant, type } = rows[0]
  await client.query(
    `insert into customers (tenant_id, id, code, name, abbreviated_name, customer_type_id, status, phone,
      contact_person, contact_phone, company_address, bank_account_number, bank_name, also_supplier, created_at)
     select $1, gen_random_uuid(), 'B' || lpad(i::text, 8, '0'),
       'Công ty TNHH ' || (array['Kết cấu thép', 'Cơ khí', 'Xây dựng', 'Đóng tàu', 'Nội thất'])[1 + i % 5] || ' '
         || (array['Sao', 'Trúc', 'Thạch', 'Lam', 'Ngân', 'Hải', 'Phong', 'Mộc', 'Đan', 'Vạn'])[1 + (i / 5) % 10] || ' '
         || (array['Lĩnh', 'Đăng', 'Khuê', 'Vân', 'Tường', 'Nhiên', 'Chương', 'Lạc'])[1 + (i / 50) % 8] || ' ' || i,
       'CT ' || i, $2, 'active', '07' || lpad(i::text, 8, '0'), 'Nguyễn Văn ' || i, '0980000000', jsonb_build_object('system', 'new', 'province', '01', 'district', null, 'ward', '00004', 'street', 'Số ' || i || ' Trần Phú', 'text', 'Số ' || i || ' Trần Phú'), '99' || i, 'Ngân hàng Demo', 'no', now() - ($3::int - i) * interval '1 minute'
     from generate_series($4::int + 1, $3::int) i`,
    [tenant, type, count, from],
  )
  await client.query('vacuum analyze')
}
