import { call } from '#tests/support/client'
import { caller, category, label, published } from '#tests/support/own'
import type { Client } from 'pg'
import { load } from './load.ts'

const ROWS = 100_000
const ROUNDS = 3
/** Resources that the company has of its own when somebody signs in. */
const OWN = 50
const FIELDS = 20

const described = { key: 'description', type: 'longText' as const, label: label('Mô tả', 'Description') }

/** Fills a table of a category with rows of many names. */
async function fillCategory(client: Client, tenant: string, table: string): Promise<void> {
  await client.query(
    `insert into ${table} (tenant_id, id, code, name, description, status, created_at)
     select $1, gen_random_uuid(), 'B' || lpad(i::text, 8, '0'),
       (array['Kênh', 'Đại lý', 'Cửa hàng', 'Chợ', 'Kho'])[1 + i % 5] || ' '
         || (array['Lĩnh', 'Đăng', 'Khuê', 'Vân', 'Tường', 'Nhiên', 'Chương', 'Lạc'])[1 + (i / 5) % 8] || ' ' || i,
       'Mô tả ' || i, 'active', now() - i * interval '1 minute'
     from generate_series(1, ${ROWS}) i`,
    [tenant],
  )
  await client.query(`vacuum analyze ${table}`)
}

/**
 * Prints how many requests a second a resource made in the browser answers beside a built-in one of the same shape and
 * rows, load about; what signing in takes with many of them; and what publishing one of many fields takes.
 */
export async function ownTimes(
  say: (text: string) => void,
  {
    url,
    token,
    client,
    tenant,
    seconds,
  }: { url: string; token: string; client: Client; tenant: string; seconds: number },
): Promise<void> {
  const by = caller(
    async () => token,
    () => url,
  )
  const { fields, ...own } = category({ key: 'kenhRieng' })
  const [code, name, status] = fields
  const made = await published(by, { ...own, fields: [code!, name!, described, status!] })
  await fillCategory(client, tenant, made.name.replaceAll('-', '_'))
  await fillCategory(client, tenant, 'sales_channels')
  const paths = { own: '/v1.0/own/kenhRieng', builtIn: '/v1.0/sales-channels' }
  const authorization = `Bearer ${token}`
  for (const [what, query] of [
    ['list', '_start=0&_end=10'],
    ['search', 'q=dai ly khue 12'],
  ] as const) {
    const rate = async (path: string) =>
      (
        await load({
          ...{ url, connections: 4, seconds, headers: { authorization } },
          next: () => ({ method: 'GET', path: `${path}?${encodeURI(query)}` }),
        })
      ).requestsPerSecond
    const ratios: number[] = []
    for (let round = 0; round < ROUNDS; round++) ratios.push((await rate(paths.own)) / (await rate(paths.builtIn)))
    ratios.sort((one, other) => one - other)
    say(`${what} of ${ROWS.toLocaleString('en')} own rows: ${ratios[1]!.toFixed(2)} of the built-in one (goal 0.9)`)
  }
  const session = async () => {
    const began = performance.now()
    for (const path of ['/User/profile', '/definitions'])
      if ((await call('GET', path, { url, token })).status !== 200) throw new Error(path)
    return performance.now() - began
  }
  const few = await session()
  for (let count = 1; count < OWN; count++)
    await published(by, { ...category({ key: `rieng${count}` }), label: label(`Riêng ${count}`, `Own ${count}`) })
  const many = await session()
  say(`what is asked at sign-in: ${few.toFixed(0)} ms with one own resource, ${many.toFixed(0)} ms with ${OWN}`)
  const wide = category({ key: 'nhieuTruong' })
  const more = Array.from({ length: FIELDS - wide.fields.length }, (_, place) => ({
    ...{ key: `field${place}`, type: 'text' as const, label: label(`Trường ${place}`, `Field ${place}`) },
  }))
  const began = performance.now()
  await published(by, { ...wide, fields: [...wide.fields, ...more] })
  say(`publishing ${FIELDS} fields: ${(performance.now() - began).toFixed(0)} ms, its draft included`)
}
