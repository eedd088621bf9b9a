import { randomUUID } from 'node:crypto'

/** The words that searches look for, as people type them: without accents, in part, a few words. */
const WORDS = [
  'thach khue',
  'sao van',
  'ngan chuong',
  'ket cau',
  'dong tau lam',
  '99123',
  'phong lac',
  'moc tuong',
  'noi that hai',
  'dan nhien',
]

const ADDRESS = { system: 'new', province: '01', district: null, ward: '00004', street: 'Số 7 Trần Phú' }

let counter = Number(String(Date.now()).slice(-7))

const newCustomer = () => {
  const serial = String(++counter).padStart(8, '0')
  return {
    name: `Công ty TNHH Cơ khí Sao Lĩnh ${serial}`,
    abbreviatedName: `CT ${serial}`,
    phone: `08${serial}`,
    contactPerson: 'Nguyễn Văn Ước',
    contactPhone: '0980000000',
    companyAddress: ADDRESS,
    bankAccountNumber: `9999${serial}`,
    bankName: 'Ngân hàng Demo',
  }
}

interface Request {
  method: 'GET' | 'POST'
  path: string
  body?: string
  headers?: Record<string, string>
}

/** Ids of rows that requests are about. */
export interface Facts {
  customers: string[]
  customerTypeId: string
  warehouseId: string
  products: string[]
}

const LINES = 40

/** What a counter sale of forty lines sends. */
export const newOrder = ({ customers, warehouseId, products }: Facts) => ({
  customerId: pick(customers),
  orderDate: '2026-11-05',
  receivingDate: '2026-11-06',
  shippingAddress: ADDRESS,
  exportingWarehouseId: warehouseId,
  shippingFee: '500000',
  lines: products
    .slice(0, LINES)
    .map((productId, index) => ({ productId, quantity: String(index + 1), priceType: 'piece', salePrice: '250000' })),
})

export interface Case {
  name: string
  /** What the best of the others reach beside the same baseline at 16 connections, and what we aim at. */
  others: number | null
  goal: number
  ours: (facts: Facts) => Request
  bare: (facts: Facts) => Request
}

const pick = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)]!
const get = (path: string): Request => ({ method: 'GET', path })
const post = (path: string, body: object): Request => ({ method: 'POST', path, body: JSON.stringify(body) })

export const cases: readonly Case[] = [
  {
    name: 'list',
    others: 0.5,
    goal: 4,
    ours: () => get('/v1.0/customers?_start=0&_end=10&_sort=createdAt&_order=desc'),
    bare: () => get('/customers'),
  },
  {
    name: 'search',
    others: 0.81,
    goal: 8,
    ours: () =>
      get(`/v1.0/customers?_start=0&_end=10&_sort=createdAt&_order=desc&q=${encodeURIComponent(pick(WORDS))}`),
    bare: () => get(`/customers?q=${encodeURIComponent(pick(WORDS))}`),
  },
  {
    name: 'get one',
    others: 0.05,
    goal: 0.5,
    ours: ({ customers }) => get(`/v1.0/customers/${pick(customers)}`),
    bare: ({ customers }) => get(`/customers/${pick(customers)}`),
  },
  {
    name: 'create',
    others: 0.07,
    goal: 0.45,
    ours: ({ customerTypeId }) => post('/v1.0/customers', { ...newCustomer(), customerTypeId, alsoSupplier: 'no' }),
    bare: () => {
      const customer = newCustomer()
      return post('/customers', { ...customer, code: `X${customer.phone}` })
    },
  },
  {
    name: 'order of 40',
    others: null,
    goal: 0.25,
    ours: (facts) => ({ ...post('/v1.0/sales-orders', newOrder(facts)), headers: { 'idempotency-key': randomUUID() } }),
    bare: (facts) => post('/orders', { ...newOrder(facts), code: `X${++counter}` }),
  },
]
