import { test } from '@japa/runner'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { api, call } from '#tests/support/client'
import { enter, entered, newPerson, type Person } from '#tests/support/people'
import { onDatabase, server } from '#tests/support/server'
import { spawnServer } from '#tests/support/spawned'
import { demoStorage } from '#tests/support/storage'
import { until } from '#tests/support/until'

const change = (token: string, oldPassword: string, newPassword: string) =>
  api(token).post('/User/ChangePassword', { oldPassword, newPassword })
const forgot = (person: Pick<Person, 'tenantId'>, account: string, url?: string) =>
  call('POST', '/Account/forgotpassword', { url, body: { email: account, tenantId: person.tenantId } })
const mails = () => join(server().storageDir, 'mail')

/** The password in the newest mail to `person`. */
const mailed = (person: Person) =>
  until(async () => {
    for (const name of readdirSync(mails()).sort().reverse()) {
      const mail = await PostalMime.parse(readFileSync(join(mails(), name)))
      if (mail.to?.[0]?.address === person.email)
        return /(?:password|khẩu dùng một lần)[^:]*: (\S+)/.exec(mail.text!)![1]!
    }
    throw new Error('no mail yet')
  })

test.group('User/ChangePassword', () => {
  test('changes it, ends the other sessions and keeps this one', async ({ assert }) => {
    const person = await newPerson()
    const [here, elsewhere] = [await entered(person), await entered(person)]
    assert.equal((await change(here.token, person.password, 'một mật khẩu mới')).status, 200)
    assert.equal((await api(here.token).get('/User/profile')).status, 200)
    assert.equal((await api(elsewhere.token).get('/User/profile')).status, 401)
    assert.equal((await enter(person, person.password)).status, 400)
    assert.equal((await enter(person, 'một mật khẩu mới')).status, 200)
  })

  test('a wrong old one is told at its field', async ({ assert }) => {
    const { token } = await entered(await newPerson())
    const { status, body } = await change(token, 'not my password', 'một mật khẩu mới')
    assert.equal(status, 422)
    assert.equal(body.code, 'USE_ERR_006')
    assert.equal(body.errors[0].field, 'oldPassword')
  })

  test('the new one has 8 to 128 characters, differs from the old and is not one that everybody uses', async ({
    assert,
  }) => {
    const person = await newPerson()
    const { token } = await entered(person)
    for (const bad of ['1234567', 'x'.repeat(129), person.password, 'password', '12345678', 'matkhau123'])
      assert.equal((await change(token, person.password, bad)).status, 422, bad)
  })
})

test.group('Account/forgotpassword', () => {
  test('mails a one-time password as a file when there is no SMTP, readable by the owner alone', async ({ assert }) => {
    const person = await newPerson()
    assert.equal((await forgot(person, person.username)).status, 200)
    const password = await mailed(person)
    assert.equal(statSync(join(mails(), readdirSync(mails())[0]!)).mode & 0o777, 0o600)
    assert.isAtLeast(password.length, 22)
  })

  test('the one-time password counts once and wants a new one before anything else; the old counts until then', async ({
    assert,
  }) => {
    const person = await newPerson()
    await forgot(person, person.username)
    const password = await mailed(person)
    assert.equal((await enter(person, person.password)).status, 200)
    const { token } = await entered(person, password)
    assert.equal((await enter(person, password)).status, 400)
    const kept = await api(token).get('/customers')
    assert.deepEqual([kept.status, kept.body.code], [403, 'COM_ERR_012'])
    assert.isTrue((await api(token).get('/User/profile')).body.data.mustChangePassword)
    assert.equal((await change(token, password, 'một mật khẩu mới')).status, 200)
    assert.equal((await api(token).get('/customers')).status, 200)
    assert.equal((await enter(person, 'một mật khẩu mới')).status, 200)
  })

  test('of two who use it at once one gets in', async ({ assert }) => {
    const person = await newPerson()
    await forgot(person, person.username)
    const password = await mailed(person)
    const answers = await Promise.all([enter(person, password), enter(person, password)])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400])
  })

  test('the one-time password counts for 15 minutes', async ({ assert }) => {
    const person = await newPerson()
    await forgot(person, person.username)
    const password = await mailed(person)
    const { rows } = await onDatabase((client) =>
      client.query(
        `update one_time_passwords set expires_at = expires_at - interval '15 minutes' where user_id = $1 returning round(extract(epoch from expires_at - created_at))::int as seconds`,
        [person.userId],
      ),
    )
    assert.deepEqual(rows, [{ seconds: 0 }])
    assert.equal((await enter(person, password)).status, 400)
    assert.equal((await enter(person, person.password)).status, 200)
  })

  test('answers unknown accounts as it answers known ones', async ({ assert }) => {
    const person = await newPerson()
    assert.deepEqual((await forgot(person, 'khong.co.ai')).body, (await forgot(person, person.username)).body)
  })

  test('mails three an hour at most', async ({ assert }) => {
    const person = await newPerson()
    for (let index = 0; index < 5; index++) await forgot(person, person.username)
    await mailed(person)
    await until(async () => {
      const own = await Promise.all(
        readdirSync(mails()).map(
          async (name) => (await PostalMime.parse(readFileSync(join(mails(), name)))).to?.[0]?.address,
        ),
      )
      assert.equal(own.filter((address) => address === person.email).length, 3)
    })
  })

  test('goes through SMTP when it is set', async ({ assert, cleanup }) => {
    const received: string[] = []
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) =>
        void stream.toArray().then((chunks) => (received.push(Buffer.concat(chunks).toString()), done())),
    })
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
    const { port } = smtp.server.address() as { port: number }
    const storageDir = demoStorage('smtp')
    const node = await spawnServer({
      STORAGE_DIR: storageDir,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Barem <barem@thu.example>',
    })
    cleanup(async () => {
      await node.stop()
      await new Promise<void>((resolve) => smtp.close(resolve))
      rmSync(storageDir, { recursive: true, force: true })
    })
    const { body } = await call('GET', '/Account/tenants', { url: node.url })
    const tenant = body.data.find(({ code }: { code: string }) => code === 'DONGA').id
    await forgot({ tenantId: tenant }, 'ketoan.demo', node.url)
    const mail = await until(async () => {
      if (received.length === 0) throw new Error('nothing yet')
      return PostalMime.parse(received[0]!)
    })
    assert.equal(mail.to?.[0]?.address, 'ketoan@donga.example')
    assert.equal(mail.from?.address, 'barem@thu.example')
    assert.equal(mail.subject, 'Your one-time password for Barem')
  })
})
