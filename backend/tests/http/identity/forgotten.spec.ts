import { test } from '@japa/runner'
import { call } from '#tests/support/client'
import { enter, from, newCompany, newPerson, type Person } from '#tests/support/people'
import { fresh } from '#tests/support/samples'
import { onDatabase, server } from '#tests/support/server'

const forgot = (email: string, headers = from(), more: object = {}) =>
  call('POST', '/Account/forgotpassword', { headers, body: { email, ...more } })

const nameOf = async ({ tenantId }: Person) =>
  (await onDatabase((db) => db.query('select name from tenants where tenant_id = $1', [tenantId]))).rows[0]
    .name as string

/** Somebody in several companies, under one user name, with the mail addresses that are said. */
async function inCompanies(...emails: (string | null)[]): Promise<Person[]> {
  const username = `chung${fresh()}`.slice(0, 20)
  const people: Person[] = []
  for (const email of emails) {
    const person = await newPerson('R004', undefined, await newCompany())
    await onDatabase((db) =>
      db.query('update users set username = $2, email = $3 where id = $1', [person.userId, username, email]),
    )
    people.push({ ...person, username, email: email ?? '' })
  }
  return people
}

const address = () => `chung${fresh()}@thu.example`

/** The passwords of a mail, by company. */
const passwordsIn = (text: string) =>
  new Map([...text.matchAll(/^(THU\d+): (\S+)$/gm)].map(([, company, password]) => [company!, password!]))

test.group('a forgotten password, by the account alone', () => {
  test('of one company is mailed, and names the company', async ({ assert }) => {
    const [person] = (await inCompanies(address())) as [Person]
    const { status, body } = await forgot(person.username.toUpperCase())
    assert.deepEqual([status, body], [200, { succeeded: true }])
    const { text, subject } = await server().smtp.mailTo(person.email)
    assert.equal(subject, 'Your one-time password for Barem')
    const [, company, password] = /password for (\S+): (\S+)/.exec(text!)!
    assert.equal(company, await nameOf(person))
    assert.equal((await enter(person, password!)).status, 200)
  })

  test('of several comes in one mail that names them, each with a password of its own', async ({ assert }) => {
    const email = address()
    const [one, other] = (await inCompanies(email, email.toUpperCase())) as [Person, Person]
    await forgot(one.username)
    const { text, subject } = await server().smtp.mailTo(email)
    assert.equal(subject, 'Your one-time passwords for Barem')
    const passwords = passwordsIn(text!)
    assert.sameMembers([...passwords.keys()], [await nameOf(one), await nameOf(other)])
    assert.notInclude(text, '{{')
    const [mine, theirs] = [passwords.get(await nameOf(one))!, passwords.get(await nameOf(other))!]
    assert.equal((await enter(one, theirs)).status, 400)
    assert.deepEqual([(await enter(one, mine)).status, (await enter(other, theirs)).status], [200, 200])
    assert.lengthOf(server().smtp.mailsTo(email), 1)
  })

  test('is told in Vietnamese to whoever reads that', async ({ assert }) => {
    const email = address()
    const [one, other] = (await inCompanies(email, email)) as [Person, Person]
    await forgot(one.username, { ...from(), 'accept-language': 'vi' } as never)
    const { text, subject } = await server().smtp.mailTo(email)
    assert.equal(subject, 'Mật khẩu dùng một lần của Barem')
    for (const words of ['nhiều công ty', await nameOf(one), await nameOf(other)]) assert.include(text, words)
  })

  test('of different people with one name goes to each of them, and names their own company alone', async ({
    assert,
  }) => {
    const [one, other] = (await inCompanies(address(), address())) as [Person, Person]
    await forgot(one.username)
    const mails = [await server().smtp.mailTo(one.email), await server().smtp.mailTo(other.email)]
    assert.include(mails[0]!.text, await nameOf(one))
    assert.notInclude(mails[0]!.text, await nameOf(other))
    assert.notInclude(mails[1]!.text, await nameOf(one))
  })

  test('is left out where the account is locked or has no address, and of other companies when one is named', async ({
    assert,
  }) => {
    const email = address()
    const [one, locked, , third] = (await inCompanies(email, email, null, email)) as [Person, Person, Person, Person]
    await onDatabase((db) => db.query('update users set is_locked = true where id = $1', [locked.userId]))
    await forgot(one.username)
    const first = await server().smtp.mailTo(email)
    assert.sameMembers([...passwordsIn(first.text!).keys()], [await nameOf(one), await nameOf(third)])
    await forgot(one.username, from(), { tenantId: third.tenantId })
    assert.include((await server().smtp.mailTo(email, 2)).text, `password for ${await nameOf(third)}: `)
  })

  test('is answered alike for accounts that there are not', async ({ assert }) => {
    const [person] = (await inCompanies(address())) as [Person]
    const known = await forgot(person.username)
    for (const unknown of [`khong.co${fresh()}`, '0', `'`, '%', 'x'.repeat(64)]) {
      const { status, body } = await forgot(unknown)
      assert.deepEqual([status, body], [known.status, known.body])
    }
  })

  test('is asked for ten times in a quarter of an hour from one address, whatever the accounts', async ({ assert }) => {
    const [person] = (await inCompanies(address())) as [Person]
    const here = from()
    const answers = await Promise.all(Array.from({ length: 14 }, (_, index) => forgot(`khong.co${index}`, here)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [...Array(10).fill(200), ...Array(4).fill(429)])
    const refused = await forgot(person.username, here)
    assert.deepEqual([refused.status, refused.body.code], [429, 'COM_ERR_007'])
    assert.approximately(Number(refused.headers.get('retry-after')), 900, 60)
    assert.equal((await forgot(person.username)).status, 200, 'elsewhere it goes on')
    await onDatabase((db) =>
      db.query(`update password_requests set requested_at = requested_at - interval '15 minutes' where address = $1`, [
        here['x-forwarded-for'],
      ]),
    )
    assert.equal((await forgot(person.username, here)).status, 200)
  })
})
