import { test } from '@japa/runner'
import type { Translate } from '../src/i18n/translate.ts'
import i18next from 'i18next'
import { readFileSync } from 'node:fs'
import type { DiscountReasons } from '../src/domains/sales/pricing/quoted.ts'
import { appliedText, hintText, loserText } from '../src/domains/sales/pricing/sentences.ts'
import { conditionText } from '../src/domains/sales/discountPolicies/threshold.ts'
import { discountText } from '../src/domains/sales/discountPolicies/given.ts'
import { examplePrice } from '../src/domains/sales/priceConfigurations/example.ts'

const words = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../locales/vi_VN/${name}.json`, import.meta.url), 'utf8')) as object
const i18n = i18next.createInstance()
void i18n.init({
  initAsync: false,
  lng: 'vi',
  interpolation: { escapeValue: false },
  resources: { vi: { translation: { pricing: words('later/pricing'), resources: words('resources') } } },
})
const t: Translate = (key, values = {}) => i18n.t(key, values)
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const named = { id: '1', version: 1, code: 'CK0002', name: 'Đơn lớn' }
const hint: DiscountReasons['hints'][number] = {
  ...named,
  type: 'rate',
  discount: '1',
  moneyBasis: 'order',
  quantity: null,
  volume: '60',
  amount: '160000',
  lines: [0],
}

test.group('what the rules say of an order', () => {
  test('how much more would bring which discount', ({ assert }) => {
    assert.equal(plain(hintText(hint, t)), 'Thêm 60 kg để được giảm 1%: CK0002 Đơn lớn')
    assert.equal(
      plain(
        hintText(
          { ...hint, type: 'money', discount: '100', moneyBasis: 'per_kg', quantity: '20', volume: '1500.5' },
          t,
        ),
      ),
      'Thêm 20 cây và 1,500.5 kg để được giảm 100 đ/kg: CK0002 Đơn lớn',
    )
  })

  test('which policy won, and why each of the others did not', ({ assert }) => {
    assert.equal(
      plain(appliedText({ ...named, amount: '1600000', perLine: [] }, t)),
      'Giảm 1,600,000 đ theo CK0002 Đơn lớn',
    )
    const why = (reason: Parameters<typeof loserText>[0]['why']) => plain(loserText({ ...named, why: reason }, t))
    assert.equal(
      why({ reason: 'below_threshold', quantity: null, volume: { have: '4999.99', need: '5000', short: '0.01' } }),
      'còn thiếu 0.01 kg',
    )
    assert.equal(why({ reason: 'smaller', amount: '500000', by: ['CK0001'] }), 'chỉ giảm 500,000 đ, ít hơn CK0001')
    assert.equal(why({ reason: 'other_customer_type' }), 'dành cho loại khách hàng khác')
  })

  test('a policy reads as what it asks for and gives', ({ assert }) => {
    const asks = (condition: string, quantity: string, volume: string) =>
      plain(conditionText({ condition, quantity, volume }, t))
    assert.deepEqual(
      [
        asks('both', '100', '5000'),
        asks('either', '200.000', '3000.000'),
        asks('volume', '100', '5000'),
        asks('both', '0', '5000'),
      ],
      ['≥ 100 cây và ≥ 5,000 kg', '≥ 200 cây hoặc ≥ 3,000 kg', '≥ 5,000 kg', '≥ 5,000 kg'],
    )
    assert.deepEqual([asks('either', '0', '5000'), asks('quantity', '0', '9')], ['Mọi đơn hàng', 'Mọi đơn hàng'])
    assert.equal(plain(discountText('1500.50', { type: 'money', moneyBasis: 'per_piece' }, t)), '1,500.5 đ/cây')
  })
})

test.group('the example of a price configuration', () => {
  const typed = {
    priceType: 'barem_kg',
    method: 'markup_percent',
    markupPercent: '5',
    roundingStep: '1',
    roundingDirection: 'nearest',
  }

  test('follows what is typed, and is none while its figure is missing', ({ assert }) => {
    assert.deepEqual(examplePrice(typed), { price: '15750', least: null })
    assert.deepEqual(
      examplePrice({ ...typed, inboundFreight: '100', minMargin: '3', roundingStep: '100', roundingDirection: 'up' }),
      { price: '15900', least: '15553' },
    )
    assert.deepEqual(examplePrice({ ...typed, method: 'markup_vnd_per_kg', markupPerKg: '700', priceType: 'piece' }), {
      price: '290230',
      least: null,
    })
    assert.deepEqual(examplePrice({ ...typed, method: 'fixed', fixedPrice: '16000' }), { price: '16000', least: null })
    assert.isNull(examplePrice({ ...typed, markupPercent: null }))
  })
})
