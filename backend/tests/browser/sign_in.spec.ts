import { test } from '@japa/runner'
import { openBrowser, signInByHand } from '#tests/support/browser'

test.group('signing in', () => {
  test('leads into Barem, and signing out leads back', async ({ assert, cleanup }) => {
    const { page, close } = await openBrowser()
    cleanup(close)
    await signInByHand(page)
    assert.notInclude(page.url(), '/login')
  })
})
