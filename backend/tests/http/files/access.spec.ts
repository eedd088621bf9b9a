import { test } from '@japa/runner'
import { accounts, call, companies, signIn, type Company, type Role } from '#tests/support/client'
import { download, PDF, picture, upload, workbook, type Reply } from '#tests/support/files'
import { entered, newPerson, newRole } from '#tests/support/people'

const roles = Object.keys(accounts) as Role[]
const other = (company: Company) => companies.find((name) => name !== company)!
const as = (role: Role, company: Company = 'DONGA') => signIn(accounts[role], company)
const samples: Record<string, { name: string; make: () => Promise<Buffer> }> = {
  products: { name: 'a.png', make: () => picture('png') },
  company: { name: 'a.png', make: () => picture('png') },
  documents: { name: 'a.pdf', make: async () => PDF },
  imports: { name: 'a.xlsx', make: () => workbook() },
}
type Folder = 'products' | 'company' | 'documents' | 'imports'
const folders = Object.keys(samples) as Folder[]
const everyone: Role[] = ['R001', 'R002', 'R003', 'R004']
/** Who may, by the permissions that the built-in role groups have from the start. */
const may: Record<Folder, { read: Role[]; write: Role[] }> = {
  products: { read: everyone, write: ['R001', 'R002'] },
  company: { read: everyone, write: ['R001'] },
  documents: { read: everyone, write: everyone },
  imports: { read: everyone, write: everyone },
}

const send = async (token: string, folder: string, path = folder) =>
  upload(token, path, await samples[folder]!.make(), samples[folder]!.name)
const made = async (token: string, folder: string): Promise<string> => {
  const { status, body } = await send(token, folder)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.data.filePath
}
const same = ({ status, body }: Reply) => ({ status, body })

for (const folder of folders)
  test.group(`File/${folder}: who may do what`, () => {
    for (const company of companies)
      for (const role of roles)
        test(`${role} of ${company}: own, foreign and absent files`, async ({ assert }) => {
          const token = await as(role, company)
          const [reads, writes] = [may[folder].read.includes(role), may[folder].write.includes(role)]
          const fresh = await send(token, folder)
          assert.equal(fresh.status, writes ? 201 : 403)
          const own = writes ? fresh.body.data.filePath : await made(await as('R001', company), folder)
          const foreign = await made(await as('R001', other(company)), folder)
          const absent = `${folder}/${crypto.randomUUID()}`
          assert.equal((await download(token, own)).status, reads ? 200 : 403)
          assert.equal((await send(token, folder, `${own}?override=true`)).status, writes ? 200 : 403)
          for (const [read, replace] of [
            [download(token, foreign), send(token, folder, `${foreign}?override=true`)],
            [download(token, absent), send(token, folder, `${absent}?override=true`)],
          ] as const) {
            assert.deepEqual(same(await read), reads ? NOT_FOUND : FORBIDDEN)
            assert.deepEqual(same(await replace), writes ? NOT_FOUND : FORBIDDEN)
          }
          assert.deepEqual(
            same(await send(token, folder, foreign)),
            writes ? NOT_FOUND : FORBIDDEN,
            'nor does a conflict tell that it is there',
          )
        })

    test('nobody without a session', async ({ assert }) => {
      const own = await made(await as('R001'), folder)
      for (const [method, path] of [
        ['GET', own],
        ['POST', folder],
        ['POST', `${own}?override=true`],
      ] as const)
        assert.equal((await call(method, `/File/${path}`)).status, 401)
    })
  })

const NOT_FOUND = {
  status: 404,
  body: { succeeded: false, code: 'COM_ERR_002', message: 'Not found: it may have been deleted', errors: [] },
}
const FORBIDDEN = {
  status: 403,
  body: { succeeded: false, code: 'COM_ERR_004', message: 'You do not have permission to do this', errors: [] },
}

test.group('files that belong to their uploader', () => {
  for (const folder of ['documents', 'imports'])
    test(`${folder}: a colleague finds nothing, whatever they may do elsewhere; the super admin does`, async ({
      assert,
    }) => {
      const own = await made(await as('R004'), folder)
      for (const role of ['R002', 'R003'] as const) {
        const token = await as(role)
        assert.deepEqual(same(await download(token, own)), NOT_FOUND)
        assert.deepEqual(same(await send(token, folder, `${own}?override=true`)), NOT_FOUND)
        assert.deepEqual(same(await send(token, folder, own)), NOT_FOUND)
      }
      assert.equal((await download(await as('R001'), own)).status, 200)
      assert.equal((await send(await as('R001'), folder, `${own}?override=true`)).status, 200)
      assert.equal(
        (await download(await as('R004'), own)).status,
        200,
        'a new version by another leaves it with whoever uploaded it',
      )
    })
})

test.group('single levels of an area', () => {
  const levels = [
    [
      'products',
      17,
      {
        v: [true, false, false],
        c: [true, true, false],
        u: [true, true, true],
        d: [true, false, false],
        f: [true, true, true],
      },
    ],
    [
      'company',
      2,
      {
        v: [true, false, false],
        c: [true, false, false],
        u: [true, true, true],
        d: [true, false, false],
        f: [true, true, true],
      },
    ],
  ] as const
  for (const [folder, area, expected] of levels)
    for (const [level, [read, create, update]] of Object.entries(expected))
      test(`${folder}: ${area}.${level} allows ${[read && 'to read', create && 'to add', update && 'to replace'].filter(Boolean).join(', ')} and no more`, async ({
        assert,
      }) => {
        const { token } = await entered(await newPerson(await newRole([[area, level]])))
        const own = await made(await as('R001'), folder)
        assert.equal((await download(token, own)).status, read ? 200 : 403)
        assert.equal((await send(token, folder)).status, create ? 201 : 403)
        assert.equal((await send(token, folder, `${own}?override=true`)).status, update ? 200 : 403)
      })

  test('without product permissions an image of a product is not open, and one of the company is', async ({
    assert,
  }) => {
    const { token } = await entered(await newPerson(await newRole([[13, 'f']])))
    assert.equal((await download(token, await made(await as('R001'), 'products'))).status, 403)
    assert.equal((await download(token, await made(await as('R001'), 'company'))).status, 200)
  })
})
