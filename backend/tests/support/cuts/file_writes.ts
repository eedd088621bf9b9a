import { randomUUID } from 'node:crypto'
import { PDF, upload } from '../files.ts'
import { count, sending, type Write } from './write.ts'

const filesOf = (userId: string, folder: string) =>
  count('select coalesce(sum(version), 0) as count from files where created_by = $1 and folder = $2', [userId, folder])

/** Files, whose bytes are not in the database. */
export const fileWrites: Write[] = [
  {
    name: 'a new file',
    hasKey: true,
    async prepare(node, boss) {
      const key = randomUUID()
      const before = await filesOf(boss.userId, 'documents')
      return {
        send: () => upload(boss.token, 'documents', PDF, 'a.pdf', { url: node.url, key }),
        kept: async () => (await filesOf(boss.userId, 'documents')) - before,
      }
    },
  },
  {
    name: 'a new version of a file',
    hasKey: true,
    async prepare(node, boss) {
      const key = randomUUID()
      const { body } = await upload(boss.token, 'documents', PDF, 'a.pdf', { url: node.url })
      const before = await filesOf(boss.userId, 'documents')
      const path = `${body.data.filePath}?override=true`
      return {
        send: () => upload(boss.token, path, PDF, 'b.pdf', { url: node.url, key }),
        kept: async () => (await filesOf(boss.userId, 'documents')) - before,
      }
    },
  },
  {
    name: 'a sheet that is kept',
    hasKey: false,
    async prepare(node, boss) {
      const before = await filesOf(boss.userId, 'exports')
      return {
        send: sending(node, boss.token, 'POST', '/Export/positions', {}),
        kept: async () => (await filesOf(boss.userId, 'exports')) - before,
      }
    },
  },
]
