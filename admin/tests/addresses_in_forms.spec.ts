import { test } from '@japa/runner'
import {
  emptyAddress,
  isNothing,
  isUnplaced,
  printed,
  smallestOf,
  type Unit,
  withoutUnit,
  withUnit,
} from '../src/resources/inputs/address/address.ts'
import { isPlaced } from '../src/resources/model/wardless.ts'

const hanoi: Unit = { code: '01', name: 'Thành phố Hà Nội', level: 'province', above: [] }
const hue: Unit = { code: '46', name: 'Thành phố Huế', level: 'province', above: [] }
const bading: Unit = { code: '001', name: 'Quận Ba Đình', level: 'district', above: [hanoi] }
const phucXa: Unit = { code: '00001', name: 'Phường Phúc Xá', level: 'ward', above: [bading, hanoi] }

test.group('an address being typed', () => {
  test('a ward brings its district and province along', ({ assert }) => {
    assert.containsSubset(withUnit(emptyAddress('old'), phucXa, null), {
      province: '01',
      district: '001',
      ward: '00001',
    })
  })

  test('the province it lies in already changes nothing, another one clears what is below', ({ assert }) => {
    const placed = withUnit(emptyAddress('old'), phucXa, null)
    assert.strictEqual(withUnit(placed, hanoi, phucXa), placed)
    assert.containsSubset(withUnit(placed, hue, phucXa), { province: '46', district: null, ward: null })
  })

  test('without its district an address has no ward either, but keeps its province', ({ assert }) => {
    const left = withoutUnit(withUnit(emptyAddress('old'), phucXa, null), 'district')
    assert.containsSubset(left, { province: '01', district: null, ward: null })
    assert.equal(smallestOf(left), '01')
    assert.isTrue(isNothing(withoutUnit(left, 'province')))
  })

  test('it is printed from the street up', ({ assert }) => {
    assert.equal(printed(' Số 5 ', phucXa), 'Số 5, Phường Phúc Xá, Quận Ba Đình, Thành phố Hà Nội')
    assert.equal(printed('', hanoi), 'Thành phố Hà Nội')
  })

  test('a ward is needed, save in the island districts that had none', ({ assert }) => {
    assert.isFalse(isPlaced({ province: '01', district: '001', ward: null }))
    assert.isTrue(isPlaced({ province: '48', district: '498', ward: null }))
    assert.isTrue(isPlaced({ province: '01', district: null, ward: '00004' }))
  })

  test('one from before the official lists is known by having no system', ({ assert }) => {
    assert.isTrue(isUnplaced({ ...emptyAddress('new'), system: null, street: '12 Lê Lợi, Q1' }))
    assert.isFalse(isUnplaced(emptyAddress('new')))
  })
})
