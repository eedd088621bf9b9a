import { randomUUID } from 'node:crypto'
import { workbook } from '../files.ts'
import { entered, newCompany, newPerson } from '../people.ts'
import { created, fresh, resourceOf } from '../samples.ts'
import { count, sending, versionOf, type Write } from './write.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const positions = resourceOf('positions')

/** What people write in lists and forms. */
export const recordWrites: Write[] = [
  {
    name: 'a new record',
    hasKey: true,
    async prepare(node, { token }) {
      const name = `Cắt ${fresh()}`
      return {
        send: sending(node, token, 'POST', '/positions', { name }),
        kept: () => count('select count(*) from positions where name = $1', [name]),
      }
    },
  },
  {
    name: 'an edit',
    hasKey: true,
    async prepare(node, { token }) {
      const { id, version } = await created(positions)
      return {
        send: sending(node, token, 'PATCH', `/positions/${id}`, { name: `Cắt ${fresh()}`, version }),
        kept: () => versionOf('positions', id),
      }
    },
  },
  {
    name: 'a removal',
    hasKey: true,
    async prepare(node, { token }) {
      const { id } = await created(positions)
      return {
        send: sending(node, token, 'DELETE', `/positions/${id}`),
        kept: () => count('select 1 - count(*) as count from positions where id = $1', [id]),
      }
    },
  },
  {
    name: 'an edit of many at once',
    hasKey: true,
    async prepare(node, { token }) {
      const [one, two, group] = [
        await created(resourceOf('products')),
        await created(resourceOf('products')),
        await created(resourceOf('product-groups')),
      ]
      return {
        send: sending(node, token, 'PATCH', '/products', {
          ids: [one.id, two.id],
          changes: { productGroupId: group.id },
        }),
        kept: () =>
          count('select count(*) / 2 as count from products where product_group_id = $1 and version = 2', [group.id]),
      }
    },
  },
  {
    name: 'an import',
    hasKey: true,
    async prepare(node, { token }) {
      const name = `Cắt ${fresh()}`
      const file = await workbook([['Tên'], [name]])
      const key = randomUUID()
      return {
        async send() {
          const response = await fetch(`${node.url}/v1.0/positions/import`, {
            method: 'POST',
            headers: {
              authorization: `Bearer ${token}`,
              'accept-language': 'vi',
              'content-type': XLSX,
              'idempotency-key': key,
            },
            body: new Uint8Array(file),
          })
          return { status: response.status, headers: response.headers, body: await response.json() }
        },
        kept: () => count('select count(*) from positions where name = $1', [name]),
      }
    },
  },
  {
    name: 'settings of the company',
    hasKey: true,
    async prepare(node) {
      const person = await newPerson('R001', undefined, await newCompany())
      const { token } = await entered(person)
      return {
        send: sending(node, token, 'PATCH', '/company-settings', { quotationDays: 21 }),
        kept: () =>
          count('select count(*) from company_settings where tenant_id = $1 and quotation_days = 21', [
            person.tenantId,
          ]),
      }
    },
  },
]
