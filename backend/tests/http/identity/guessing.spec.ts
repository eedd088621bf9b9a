import { test } from '@japa/runner'
import { deviceOf, enter, from, newCompany, newPerson, somewhere, type Person } from '#tests/support/people'
import { fresh } from '#tests/support/samples'
import { onDatabase, server } from '#tests/support/server'
import { call } from '#tests/support/client'

const WRONG = 'wrong password'

/** Lets so many seconds pass for everything that was tried in a company. */
const later = ({ tenantId }: Person, seconds: number) =>
  onDatabase((db) =>
    db.query(
      `update sign_in_attempts set attempted_at = attempted_at - $2 * interval '1 second' where tenant_id = $1`,
      [tenantId, seconds],
    ),
  )

/** So many wrong guesses at an account, each from an address of its own, as if they had just been made. */
const guessed = (count: number, { tenantId, userId, username }: Person) =>
  onDatabase((db) =>
    db.query(
      `insert into sign_in_attempts (tenant_id, id, account, address, user_id) select $1, gen_random_uuid(), $2, '198.51.100.' || n, $3 from generate_series(1, $4::int) n`,
      [tenantId, username, userId, count],
    ),
  )

test.group('guesses at a password', () => {
  const someone = async () => newPerson('R004', undefined, await newCompany())
  const by = (address: string, cookie?: string) => ({ headers: { ...from(address), ...(cookie && { cookie }) } })
  const guess = (person: Person, address: string, cookie?: string) => enter(person, WRONG, by(address, cookie))
  const guesses = async (count: number, person: Person, address: () => string) => {
    for (let index = 0; index < count; index++) await guess(person, address())
  }
  const status = async (person: Person, address: string, cookie?: string) =>
    (await enter(person, person.password, by(address, cookie))).status
  /** Signs somebody in, and returns the marks of the device that they did it on. */
  const knownDevice = async (person: Person, address: string) =>
    deviceOf((await enter(person, person.password, by(address))).headers)

  test('five are free; more wait, twice as long each time, in words and in Retry-After', async ({ assert }) => {
    const [person, here] = [await someone(), somewhere()]
    for (let index = 0; index < 5; index++) assert.equal((await guess(person, here)).status, 400)
    for (const [seconds, said] of [
      [5, '5 seconds'],
      [10, '10 seconds'],
      [20, '20 seconds'],
    ] as const) {
      const refused = await enter(person, person.password, by(here))
      assert.deepEqual(
        [refused.status, refused.body],
        [
          429,
          {
            succeeded: false,
            code: 'COM_ERR_007',
            message: `Too many attempts. Please try again in ${said}`,
            errors: [],
          },
        ],
        'the right password is not looked at',
      )
      assert.equal(refused.headers.get('retry-after'), String(seconds))
      await later(person, seconds)
      assert.equal((await guess(person, here)).status, 400)
    }
    const { body } = await call('POST', '/Account/authenticate', {
      headers: { ...from(here), 'accept-language': 'vi' },
      body: { tenantId: person.tenantId, account: person.username, password: WRONG },
    })
    assert.equal(body.message, 'Đã thử quá nhiều lần. Vui lòng thử lại sau 40 giây')
    await later(person, 40)
    assert.equal(await status(person, here), 200)
  })

  test('wait a quarter of an hour at most, and an hour after twenty', async ({ assert }) => {
    const [person, here] = [await someone(), somewhere()]
    const wait = async () => Number((await guess(person, here)).headers.get('retry-after'))
    for (let index = 0; index < 19; index++) {
      await guess(person, here)
      await later(person, 900)
    }
    await guess(person, here)
    assert.equal(await wait(), 3600)
    await later(person, 2700)
    assert.equal(await status(person, here), 429)
    await later(person, 900)
    assert.equal(await status(person, here), 200, 'nobody is locked for ever')
  })

  test('are counted by account and address together: another address of the same account is free', async ({
    assert,
  }) => {
    const person = await someone()
    const here = somewhere()
    await guesses(7, person, () => here)
    assert.equal(await status(person, here), 429)
    assert.equal(await status(person, somewhere()), 200)
  })

  test('of sixty made-up names keep nobody at the same address from signing in', async ({ assert }) => {
    const [person, here] = [await someone(), somewhere()]
    for (let index = 0; index < 60; index++)
      assert.equal((await guess({ ...person, username: `ai.do.khac${fresh()}` }, here)).status, 400)
    assert.equal(await status(person, here), 200)
  })

  test('of a hundred names from one address go on two seconds apart, and no device that is known waits', async ({
    assert,
  }) => {
    const [person, here] = [await someone(), somewhere()]
    const device = await knownDevice(person, here)
    await onDatabase((db) =>
      db.query(
        `insert into sign_in_attempts (tenant_id, id, account, address) select $1, gen_random_uuid(), 'ten.bia' || n, $2 from generate_series(1, 100) n`,
        [person.tenantId, here],
      ),
    )
    const refused = await enter(person, person.password, by(here))
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '2'])
    assert.equal(await status(person, here, device), 200)
    await later(person, 2)
    assert.equal(await status(person, here), 200)
  })

  test('sent eighty at once are five, whether the account is there or not', async ({ assert }) => {
    const [person, here] = [await someone(), somewhere()]
    for (const username of [person.username, `khong.co${fresh()}`.slice(0, 20)]) {
      const began = Date.now()
      const answers = await Promise.all(Array.from({ length: 80 }, () => guess({ ...person, username }, here)))
      const counted = (code: number) => answers.filter((answer) => answer.status === code).length
      assert.equal(counted(400) + counted(429), 80)
      // On a slow machine the first waits, of 5, 10 and 20 seconds, are over before the last answer.
      const later = [5, 15, 35, 75].filter((seconds) => Date.now() - began > seconds * 1000).length
      assert.isTrue(counted(400) >= 5 && counted(400) <= 5 + later, `${username}: ${counted(400)}`)
    }
  }).timeout(120_000)

  test('never shut out a device that has signed in before, whatever is guessed from the same address and elsewhere', async ({
    assert,
  }) => {
    const [person, office] = [await someone(), somewhere()]
    const device = await knownDevice(person, office)
    await Promise.all(Array.from({ length: 8 }, () => guess(person, office)))
    await guessed(50, person)
    assert.equal(await status(person, office), 429)
    assert.equal(await status(person, somewhere()), 429, 'a device that is not known waits wherever it is')
    assert.equal(await status(person, office, device), 200)
    assert.equal(await status(person, somewhere(), device), 200)
  }).timeout(120_000)

  test('on a known device are slowed after ten, and there alone', async ({ assert }) => {
    const [person, here] = [await someone(), somewhere()]
    const device = await knownDevice(person, here)
    for (let index = 0; index < 10; index++) assert.equal((await guess(person, here, device)).status, 400)
    assert.equal((await guess(person, here, device)).headers.get('retry-after'), '5')
    assert.equal(await status(person, here), 200)
    await later(person, 5)
    assert.equal(await status(person, here, device), 200)
  })

  test('take no mark of another account, no altered one and none that is made up', async ({ assert }) => {
    const [person, here] = [await someone(), somewhere()]
    const other = await newPerson('R004', undefined, person.tenantId)
    const theirs = await knownDevice(other, somewhere())
    const own = await knownDevice(person, somewhere())
    await guesses(5, person, () => here)
    for (const cookie of [
      theirs,
      `${own.slice(0, -1)}${own.endsWith('A') ? 'B' : 'A'}`,
      `barem_device=${'a'.repeat(16)}.${'b'.repeat(22)}`,
      'barem_device=x',
      `barem_device=${'~'.repeat(3000)}`,
    ])
      assert.equal(await status(person, here, cookie), 429, cookie.slice(0, 60))
    assert.equal(await status(person, here, `${theirs}~${own.split('=')[1]}`), 200, 'one device of both')
  })

  test('are told to the owner by mail, in both languages, at ten and then ever less often', async ({ assert }) => {
    const person = await someone()
    await guessed(8, person)
    await guess(person, somewhere())
    await guess(person, '203.0.113.77')
    const { subject, text } = await server().smtp.mailTo(person.email)
    assert.equal(
      subject,
      'Có người thử mật khẩu tài khoản Barem của bạn / Somebody tries passwords of your Barem account',
    )
    for (const words of ['đã có 10 lần nhập sai', 'was entered 10 times', person.username, '203.0.113.77', 'THU'])
      assert.include(text, words)
    assert.notInclude(text, '{{')
    await guessed(38, person)
    await guess(person, somewhere())
    assert.lengthOf(server().smtp.mailsTo(person.email), 1)
    await guess(person, somewhere())
    assert.include((await server().smtp.mailTo(person.email, 2)).text, '50')
  })

  test('from fifty places within an hour keep new devices out for that hour; a password that was mailed or given opens all the same', async ({
    assert,
  }) => {
    const person = await someone()
    await guessed(50, person)
    const refused = await enter(person, person.password, by(somewhere()))
    assert.equal(refused.status, 429)
    assert.approximately(Number(refused.headers.get('retry-after')), 3600, 120)
    assert.equal(await status({ ...person, username: person.phone }, somewhere()), 429, 'by either name')
    await call('POST', '/Account/forgotpassword', {
      headers: from(),
      body: { email: person.username, tenantId: person.tenantId },
    })
    const mailed = await server().smtp.mailTo(person.email)
    const password = /password[^:]*: (\S+)/.exec(mailed.text!)![1]!
    assert.equal((await enter(person, 'x' + password, by(somewhere()))).status, 429)
    assert.equal((await enter(person, password, by(somewhere()))).status, 200)
    await later(person, 3600)
    assert.equal(await status(person, somewhere()), 200)
  })

  test('and so does one that an administrator gave', async ({ assert }) => {
    const person = await someone()
    const chief = await newPerson('R001', undefined, person.tenantId)
    const { body } = await enter(chief, chief.password, by(somewhere()))
    await guessed(50, person)
    const { data } = (
      await call('POST', '/User/ResetPassword', {
        token: body.data.jwToken,
        body: { userId: person.userId },
      })
    ).body
    assert.equal((await enter(person, data.password, by(somewhere()))).status, 200)
  })

  test('are forgiven where somebody signed in, and nowhere else', async ({ assert }) => {
    const [person, here, there] = [await someone(), somewhere(), somewhere()]
    await guesses(4, person, () => here)
    await guesses(4, person, () => there)
    assert.equal(await status(person, here), 200)
    await guesses(4, person, () => here)
    assert.equal(await status(person, here), 200)
    await guess(person, there)
    assert.equal(await status(person, there), 429)
  })

  test('of IPv6 are counted by the network, in which a machine has all addresses', async ({ assert }) => {
    const person = await someone()
    let host = 0
    await guesses(5, person, () => `2001:db8:1:2::${(++host).toString(16)}`)
    assert.equal(await status(person, '2001:db8:1:2:ffff::9'), 429)
    assert.equal(await status(person, '2001:db8:1:3::1'), 200)
  })
})
