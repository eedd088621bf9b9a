import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { openBrowser, signInByHand } from '#tests/support/browser'
import { api, signIn } from '#tests/support/client'
import { server } from '#tests/support/server'

/** What `curl` gets, which takes anything unless it is told otherwise. */
const curl = (path: string, headers: Record<string, string> = { accept: '*/*' }, method = 'GET') =>
  fetch(`${server().url}${path}`, { method, headers })

const nonceOf = (policy: string | null) => /style-src 'self' 'nonce-([^']+)'/.exec(policy ?? '')?.[1]

test.group('the page', () => {
  for (const [who, path, headers] of [
    ['whoever takes anything', '/', { accept: '*/*' }],
    ['a browser', '/', { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }],
    ['whoever takes anything, at the address of a screen', '/customers/infomation', { accept: '*/*' }],
    ['whoever asks by the name of its file', '/index.html', { accept: '*/*' }],
  ] as const)
    test(`is what ${who} gets`, async ({ assert }) => {
      const answer = await curl(path, headers)
      assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'text/html; charset=utf-8'])
      assert.include(await answer.text(), '<div id="root">')
      assert.equal((await curl(path, headers, 'HEAD')).status, 200)
    })

  for (const [what, path, headers] of [
    ['a path of the API', '/v1.0/nothing', { accept: '*/*' }],
    ['a script that is not there', '/assets/nothing.js', { accept: '*/*' }],
    ['a script that is not there, opened in a browser', '/assets/nothing.js', { accept: 'text/html,*/*' }],
    ['a file that is not there', '/nothing.png', { accept: 'image/avif,*/*' }],
    ['whoever takes only data', '/customers', { accept: 'application/json' }],
  ] as const)
    test(`is not what ${what} gets: 404 in the one body of errors`, async ({ assert }) => {
      const answer = await curl(path, headers)
      assert.equal(answer.status, 404)
      assert.equal(((await answer.json()) as { code: string }).code, 'COM_ERR_002')
    })

  test('has a nonce of its own for its style elements, and lets in no others', async ({ assert }) => {
    const [one, other] = [await curl('/'), await curl('/')]
    const nonces = [one, other].map(({ headers }) => nonceOf(headers.get('content-security-policy')))
    assert.isOk(nonces[0])
    assert.notEqual(nonces[0], nonces[1])
    assert.include(await one.text(), `nonce="${nonces[0]}"`)
    assert.notInclude(await other.text(), 'BAREM_NONCE')
    const directives = one.headers.get('content-security-policy')!.split('; ')
    const inline = directives.filter((directive) => directive.includes('unsafe-inline'))
    assert.deepEqual(inline, ["style-src-attr 'unsafe-inline'"])
    const answer = await curl('/v1.0/Account/tenants')
    assert.notInclude(answer.headers.get('content-security-policy')!, 'unsafe-inline')
  })

  test('refuses a style element that comes without its nonce', async ({ assert, cleanup }) => {
    const { page, close } = await openBrowser()
    cleanup(() => close().catch(() => undefined))
    await page.goto('/login')
    const color = await page.evaluate(
      `document.body.insertAdjacentHTML('beforeend', '<style>body { color: rgb(1, 2, 3) !important }</style>'),
       getComputedStyle(document.body).color`,
    )
    assert.notEqual(color, 'rgb(1, 2, 3)')
  })
})

test.group('the policy of the page', (group) => {
  const held = {} as { page: Page; refused: () => Promise<string[]> }
  group.each.setup(async () => {
    const { page, context, close } = await openBrowser({ fresh: true })
    await context.addInitScript(`
      window.refused = []
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, lineNumber }) =>
        window.refused.push([effectiveDirective, sourceFile, lineNumber].join(' ')))`)
    held.page = page
    held.refused = () => page.evaluate('window.refused')
    return close
  })

  test('refuses nothing of sign-in, lists, forms, dialogs, the grid of an order and its print', async ({ assert }) => {
    const { page, refused } = held
    const orders = (await api(await signIn('superadmin')).get('/sales-orders?status=approved&_start=0&_end=1')).body
    await signInByHand(page)
    assert.deepEqual(await refused(), [])
    const open = async (path: string, ready: string) => {
      await page.goto(path)
      await page.locator(ready).first().waitFor()
    }
    const seen: string[] = []
    for (const [path, ready] of [
      ['/customers/infomation', '.ant-table-row'],
      ['/customers/infomation/add', 'textarea'],
      ['/sale-management/order/add', '[data-cell], table'],
      [`/sale-management/order/${orders[0].id}`, '.page-header'],
      [`/sale-management/order/${orders[0].id}/print`, '.paper'],
    ] as const) {
      await open(path, ready)
      seen.push(...(await refused()))
    }
    await open('/customers/infomation', '.ant-table-row')
    await page.getByRole('checkbox').nth(1).check()
    await page.locator('.ant-table-row a').first().click()
    await page.locator('.page-header').first().waitFor()
    seen.push(...(await refused()))
    assert.deepEqual(seen, [])
  })
})
