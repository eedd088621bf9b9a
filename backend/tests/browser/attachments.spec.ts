import { test } from '@japa/runner'
import { signedInPage } from '#tests/support/browser'
import { signIn } from '#tests/support/client'
import { act, draft, superAdmin } from '#tests/support/documents/lives'
import { picture } from '#tests/support/files'
import { openMore } from '#tests/support/forms'
import { newPerson } from '#tests/support/people'
import { resourceOf } from '#tests/support/samples'

test.group('attachments', () => {
  test('are added to an order, told by name, taken away again; what is no file of a document is refused in words', async ({
    assert,
    cleanup,
  }) => {
    const person = await newPerson('R002')
    const row = await draft(resourceOf('sales-orders'), person.userId)
    const stored = async () => (await (await superAdmin()).get(`/sales-orders/${row.id}`)).body
    const page = await signedInPage(cleanup, { account: person.username })
    await page.goto(`/sale-management/order/${row.id}/edit`)
    await openMore(page)
    const files = page.locator('.files-input')
    const chooser = files.locator('input[type=file]')
    await chooser.setInputFiles([
      { name: 'Phiếu cân xe 29C.png', mimeType: 'image/png', buffer: await picture('png') },
      { name: 'trang.html', mimeType: 'text/html', buffer: Buffer.from('<html></html>') },
    ])
    await files.getByText('Phiếu cân xe 29C.png').waitFor()
    await files.getByRole('alert').filter({ hasText: 'trang.html' }).waitFor()
    await page.keyboard.press('Control+s')
    await page.waitForURL((url) => url.pathname.endsWith(row.id))
    const saved = await stored()
    assert.deepEqual(
      saved.attachmentsFiles.map(({ name }: { name: string }) => name),
      ['Phiếu cân xe 29C.png'],
    )
    await page.getByRole('tab', { name: /Tệp đính kèm \(1\)/ }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.file-link', { hasText: 'Phiếu cân xe 29C' }).click(),
    ])
    assert.equal(download.suggestedFilename(), 'Phiếu cân xe 29C.png')

    await page.goto(`/sale-management/order/${row.id}/edit`)
    await openMore(page)
    await files.getByRole('button', { name: 'Gỡ Phiếu cân xe 29C.png' }).click()
    await page.keyboard.press('Control+s')
    await page.waitForURL((url) => url.pathname.endsWith(row.id))
    assert.deepEqual((await stored()).attachments, [])
  })

  test('come and go on the page of a document that waits for approval, which goes on waiting', async ({
    assert,
    cleanup,
  }) => {
    const person = await newPerson('R002')
    const row = await draft(resourceOf('sales-orders'), person.userId)
    const { body: asked } = await act(await signIn('superadmin'), 'sales-orders', row, 'request')
    const page = await signedInPage(cleanup, { account: person.username })
    await page.goto(`/sale-management/order/${row.id}`)
    await page.getByRole('tab', { name: 'Tệp đính kèm' }).click()
    const pictures = await Promise.all(
      ['Mặt trước.png', 'Mặt sau.png'].map(async (name) => ({
        name,
        mimeType: 'image/png',
        buffer: await picture('png'),
      })),
    )
    await page.locator('.files-input input[type=file]').setInputFiles(pictures)
    await page.getByRole('tab', { name: /Tệp đính kèm \(2\)/ }).waitFor()
    await page.getByRole('button', { name: 'Gỡ Mặt trước.png' }).click()
    await page.getByRole('tab', { name: /Tệp đính kèm \(1\)/ }).waitFor()
    const { body } = await (await superAdmin()).get(`/sales-orders/${row.id}`)
    assert.deepEqual(
      [body.status, body.approval.id, body.attachmentsFiles.map(({ name }: { name: string }) => name)],
      ['pending', asked.approval.id, ['Mặt sau.png']],
    )
  })
})
