import { test } from '@japa/runner'
import { bar } from '#tests/support/bar'
import { signedInPage } from '#tests/support/browser'
import { chooseFrom } from '#tests/support/forms'
import { cell } from '#tests/support/grid'
import { confirm } from '#tests/support/keyboard'
import { created, resourceOf } from '#tests/support/samples'
import { until } from '#tests/support/until'
import { bought, contract } from '../http/stock/receiving.ts'

const LIST = '/logistics/enter-warehouse'

test.group('a storekeeper', () => {
  test('receives goods of a contract that weigh too little, sees no cost, and takes them back', async ({
    assert,
    cleanup,
  }) => {
    const [product, warehouse] = [await bar(), await created(resourceOf('warehouses'))]
    const row = await contract([bought(String(product.id), '300')], { receivingWarehouseId: warehouse.id })
    const page = await signedInPage(cleanup, { account: 'thukho.demo' })
    await page.goto(`${LIST}/add?contractId=${row.id}`)
    await until(async () => assert.equal(await cell(page, 'SL nhận', 1).inputValue(), '300'))
    await page.getByText('300 cây/cái').waitFor()
    await page.getByLabel('Tên lái xe').fill('Phạm Văn Mẫu')
    await cell(page, 'SL nhận', 1).fill('200')
    await cell(page, 'KL cân', 1).fill('3575')
    await cell(page, 'KL cân', 1).press('Enter')
    await page.getByText('-3.31', { exact: false }).or(page.getByText('−3.31', { exact: false })).first().waitFor()
    await page.screenshot({ path: '/tmp/goodsin_form.png', fullPage: true })
  })
})
void [chooseFrom, confirm]
