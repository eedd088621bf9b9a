import { test } from '@japa/runner'
import PostalMime, { type Email } from 'postal-mime'
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { api, call } from '#tests/support/client'
import { enter, entered, from, newPerson, type Person } from '#tests/support/people'
import { onDatabase, server } from '#tests/support/server'
import { spawnServer } from '#tests/support/spawned'
import { emptyFolder } from '#tests/support/storage'
import { until } from '#tests/support/until'

const change = (token: string, oldPassword: string, newPassword: string) =>
  api(token).post('/User/ChangePassword', { oldPassword, newPassword })
const forgot = (person: Pick<Person, 'tenantId'>, account: string, url?: string) =>
  call('POST', '/Account/forgotpassword', { url, headers: from(), body: { email: account, tenantId: person.tenantId } })
const passwordIn = ({ text }: Email) => /(?:password|khẩu dùng một lần)[^:]*: (\S+)/.exec(text!)![1]!
/** The password in the mail to `person` that came first, or as the `count`th. */
const mailed = async (person: Person, count = 1) => passwordIn(await server().smtp.mailTo(person.email, count))

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

  test('wrong old ones are slowed after five, and a right one forgives them', async ({ assert }) => {
    const { token } = await entered(await newPerson())
    for (let index = 0; index < 4; index++)
      assert.equal((await change(token, 'not my password', 'x'.repeat(9))).status, 422)
    assert.equal((await change(token, 'Barem@2026', 'một mật khẩu mới')).status, 200)
    for (let index = 0; index < 5; index++)
      assert.equal((await change(token, 'not my password', 'x'.repeat(9))).status, 422)
    const refused = await change(token, 'một mật khẩu mới', 'một mật khẩu khác')
    assert.deepEqual([refused.status, refused.body.code, refused.headers.get('retry-after')], [429, 'COM_ERR_007', '5'])
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
  test('mails a one-time password in the language it was asked for in, by SMTP when that is set', async ({
    assert,
  }) => {
    const person = await newPerson()
    await forgot(person, person.username)
    assert.isAtLeast((await mailed(person)).length, 22)
    const mail = await server().smtp.mailTo(person.email)
    assert.deepEqual([mail.from?.address, mail.to?.[0]?.name], ['barem@thu.example', 'Người Thử'])
    assert.equal(mail.subject, 'Your one-time password for Barem')
    assert.include(mail.text, 'https://barem.thu.example')
    await call('POST', '/Account/forgotpassword', {
      headers: { ...from(), 'accept-language': 'vi' },
      body: { email: person.phone, tenantId: person.tenantId },
    })
    assert.equal((await server().smtp.mailTo(person.email, 2)).subject, 'Mật khẩu dùng một lần của Barem')
  })

  test('and else as a file that its owner alone may read', async ({ assert, cleanup }) => {
    const storageDir = emptyFolder('mail')
    const node = await spawnServer({ STORAGE_DIR: storageDir, DATABASE_URL: server().databaseUrl })
    cleanup(async () => {
      await node.stop()
      rmSync(storageDir, { recursive: true, force: true })
    })
    const person = await newPerson()
    assert.equal((await forgot(person, person.username, node.url)).status, 200)
    const file = await until(async () => join(storageDir, 'mail', readdirSync(join(storageDir, 'mail'))[0]!))
    assert.equal(statSync(file).mode & 0o777, 0o600)
    // The file is there before its mail is written whole.
    await until(async () => assert.equal((await PostalMime.parse(readFileSync(file))).to?.[0]?.address, person.email))
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
    await mailed(person, 3)
    const other = await newPerson()
    await forgot(other, other.username)
    await mailed(other)
    assert.lengthOf(server().smtp.mailsTo(person.email), 3)
  })
})
