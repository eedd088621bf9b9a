import {
  banks,
  branches,
  first,
  forms,
  givenNames,
  HOUSEHOLD,
  middleNames,
  places,
  second,
  streets,
  surnames,
  trades,
} from './names.ts'
import type { Random } from './random.ts'

const WEIGHTS = [31, 29, 23, 19, 17, 13, 7, 5, 3]

/** A tax code of ten digits whose check digit is right, from a range that no tax office gives out. */
export function taxCode(index: number): string {
  for (let serial = 990_000 + index * 11; ; serial++) {
    const digits = `010${serial}`.slice(0, 9)
    const check = 10 - ([...digits].reduce((sum, digit, place) => sum + Number(digit) * WEIGHTS[place]!, 0) % 11)
    if (check >= 0 && check < 10) return `${digits}${check}`
  }
}

const person = (random: Random) => `${random.pick(surnames)} ${random.pick(middleNames)} ${random.pick(givenNames)}`
const address = (random: Random) => `Số ${random.below(400) + 1} ${random.pick(streets)}, ${random.pick(places)}`
/** 0900 and 0980 numbers counted up: valid in form and plainly made up. */
const phone = (prefix: string, index: number) => `${prefix}${String(index).padStart(6, '0')}`
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D')

export interface DemoPartner {
  name: string
  shortName: string
  taxCode: string
  phone: string
  email: string
  contactPerson: string
  contactPhone: string
  address: string
  warehouse: string | null
  bankAccountNumber: string
  bankName: string
  bankBranch: string
  accountHolderName: string
}

/** `count` invented partners; `prefix` keeps phone numbers of one list apart from another's. */
export function demoPartners(random: Random, count: number, prefix: string, offset: number): DemoPartner[] {
  const names = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    let trade = random.pick(trades)
    let own = `${random.pick(first)} ${random.pick(second)}`
    while (names.has(own)) own = `${random.pick(first)} ${random.pick(second)}`
    names.add(own)
    const form = random.pick(forms)
    if (form === HOUSEHOLD) trade = random.pick(trades.slice(0, 5))
    const name = `${form} ${trade.name} ${own}`
    return {
      name,
      shortName: `${trade.short} ${own}`,
      taxCode: taxCode(offset + index),
      phone: phone(prefix, offset + index + 1),
      email: `lienhe@${plain(own).toLowerCase().replaceAll(' ', '')}.example`,
      contactPerson: person(random),
      contactPhone: phone('0980', offset + index + 1),
      address: address(random),
      warehouse: random.chance(0.6) ? address(random) : null,
      bankAccountNumber: `9999${String(10_000_000 + (offset + index) * 7919).slice(0, 8)}`,
      bankName: random.pick(banks),
      bankBranch: random.pick(branches),
      accountHolderName: plain(name).toUpperCase().slice(0, 255),
    }
  })
}
