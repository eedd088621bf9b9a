import { test } from '@japa/runner'
import { rmSync } from 'node:fs'
import { signIn } from '#tests/support/client'
import { caller } from '#tests/support/own'
import { startSmtp } from '#tests/support/smtp'
import { spawnServer } from '#tests/support/spawned'
import { demoStorage } from '#tests/support/storage'

test('a server that knows no address of its own says so, and mails say in words where to look', async ({
  assert,
  cleanup,
}) => {
  const [STORAGE_DIR, smtp] = [demoStorage('links'), await startSmtp()]
  const server = await spawnServer({ STORAGE_DIR, SMTP_URL: smtp.url, PUBLIC_URL: '' })
  cleanup(async () => {
    await server.stop()
    await smtp.stop()
    rmSync(STORAGE_DIR, { recursive: true, force: true })
  })
  assert.include(server.output(), 'Mails carry no links: PUBLIC_URL, the address that people type, is not set.')
  const boss = caller(
    () => signIn('superadmin', 'DONGA', server.url),
    () => server.url,
  )
  const approver = (await boss.get('/users?username=quantri.demo')).body[0]
  const draft = (await boss.get('/sales-orders?status=draft&_end=1')).body[0]
  const { version } = (
    await boss.patch(`/sales-orders/${draft.id}`, { version: draft.version, approverId: approver.id })
  ).body
  const { status, body } = await boss.post(`/sales-orders/${draft.id}/request`, { version })
  assert.equal(status, 200, JSON.stringify(body))
  const { text } = await smtp.mailTo(approver.email)
  assert.include(text, `Hãy mở Barem và tìm đơn hàng ${body.code} (Ctrl+K).`)
  assert.include(text, `Open Barem and search for order ${body.code} (Ctrl+K).`)
  assert.notMatch(text!, /\/sale-management|https?:/)
}).timeout(120_000)
