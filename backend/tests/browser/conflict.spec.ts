import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import type { Page } from 'playwright'
import { signedInPages } from '#tests/support/browser'
import { save } from '#tests/support/forms'
import { api, signIn } from '#tests/support/client'
import { created, resourceOf } from '#tests/support/samples'

const LIST = '/customers/infomation'
const customers = resourceOf('customers')
const admin = async () => api(await signIn('superadmin'))
const saved = (page: Page) => page.waitForURL(/infomation\/[0-9a-f-]{36}$/)
const contact = (page: Page) => page.getByLabel('Người liên hệ', { exact: true })

/** Opens the form of a new customer, and lets someone else save it meanwhile. */
async function overtaken(page: Page, theirs: object) {
  const row = await created(customers)
  await page.goto(`${LIST}/${row.id}/edit`)
  await contact(page).waitFor()
  await (await admin()).patch(`/customers/${row.id}`, { ...theirs, version: row.version })
  return { row, stored: async () => (await (await admin()).get(`/customers/${row.id}`)).body }
}

test.group('two people at one customer', (group) => {
  const held = signedInPages(group)

  test('changes of other fields are merged, and it is told whose they are', async ({ assert }) => {
    const { page } = held
    const { stored } = await overtaken(page, { bankBranch: 'Chi nhánh của họ' })
    await contact(page).fill('Của tôi')
    await save(page)
    await page.getByText('Đã gộp thay đổi của Trần Thị Ánh Dương: Chi nhánh').waitFor()
    await saved(page)
    assert.containsSubset(await stored(), { contactPerson: 'Của tôi', bankBranch: 'Chi nhánh của họ' })
  })

  test('the same field is asked about: who, when and what else; theirs may be taken', async ({ assert }) => {
    const { page } = held
    const { stored } = await overtaken(page, { contactPerson: 'Của họ', bankBranch: 'Chi nhánh của họ' })
    await contact(page).fill('Của tôi')
    await page.getByLabel('Ghi chú').fill('Ghi chú của tôi')
    await save(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/^Trần Thị Ánh Dương lưu lúc \d\d\/\d\d\/\d{4} \d\d:\d\d$/).waitFor()
    await dialog.getByText('Các thay đổi từ khi bạn mở (1)').click()
    await dialog.getByText('Chi nhánh của họ').waitFor()
    await dialog.getByRole('radio').nth(1).check()
    await dialog.getByRole('button', { name: 'Lưu lựa chọn' }).click()
    await page.getByText('Đã gộp thay đổi của Trần Thị Ánh Dương: Chi nhánh').waitFor()
    await saved(page)
    assert.containsSubset(await stored(), {
      contactPerson: 'Của họ',
      bankBranch: 'Chi nhánh của họ',
      note: 'Ghi chú của tôi',
    })
  })

  test('who goes back to the form, or reloads it, finds all that was typed', async ({ assert }) => {
    const { page } = held
    const { stored } = await overtaken(page, { contactPerson: 'Của họ' })
    page.on('dialog', (dialog) => void dialog.accept())
    await contact(page).fill('Của tôi')
    await page.getByLabel('Ghi chú').fill('Ghi chú của tôi')
    await save(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Quay lại sửa' }).click()
    await until(async () => assert.equal(await contact(page).inputValue(), 'Của tôi'))
    await page.reload()
    await page.getByRole('button', { name: 'Khôi phục' }).click()
    await until(async () => assert.equal(await contact(page).inputValue(), 'Của tôi'))
    await until(async () => assert.equal(await page.getByLabel('Ghi chú').inputValue(), 'Ghi chú của tôi'))
    await save(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Lưu lựa chọn' }).click()
    await saved(page)
    assert.containsSubset(await stored(), { contactPerson: 'Của tôi', note: 'Ghi chú của tôi' })
  })
})
