import { randomUUID } from 'node:crypto'
import type { FieldType } from '@barem/resources/kit'

/** Values that the rule of a type refuses, each with the rule that says so. */
export const wrongValues: Partial<Record<FieldType, [unknown, string][]>> = {
  code: [[['KH'], 'string']],
  text: [
    [{ a: 1 }, 'string'],
    ['ẩn\u202eđi', 'controlCharacters'],
  ],
  email: [['khong-phai-email', 'email']],
  phone: [
    ['12345', 'phone'],
    ['0123', 'phone'],
    ['09012345678901', 'phone'],
  ],
  taxCode: [
    ['123', 'taxCode'],
    ['12345678901', 'taxCode'],
  ],
  color: [['red', 'color']],
  integer: [
    [1.5, 'integer'],
    ['2', 'integer'],
  ],
  decimal: [
    ['1.123456789', 'decimal'],
    ['1e5', 'decimal'],
  ],
  money: [
    ['1.555', 'decimal'],
    ['-1', 'range'],
  ],
  weight: [
    ['1.2345', 'decimal'],
    ['-1', 'range'],
  ],
  percent: [['100.5', 'range']],
  boolean: [['maybe', 'boolean']],
  date: [
    ['2026-02-30', 'date'],
    ['05/11/2026', 'date'],
  ],
  dateTime: [['2026-11-05', 'dateTime']],
  select: [['không có', 'enum']],
  belongsTo: [
    ['not-an-id', 'uuid'],
    [randomUUID(), 'unknownRelation'],
  ],
  belongsToMany: [
    ['not-a-list', 'array'],
    [[randomUUID()], 'unknownRelation'],
  ],
  username: [
    ['ngắn', 'username'],
    ['.batdau.sai', 'username'],
    ['hai..cham', 'username'],
    ['co dau cach', 'username'],
  ],
  address: [
    ['một dòng chữ', 'address'],
    [{ system: 'new', province: '01', ward: '00004' }, 'addressStreet'],
    [{ system: 'new', province: '04', ward: '00004', street: 'Số 1' }, 'addressUnits'],
    [{ system: 'old', province: '01', ward: '00001', street: 'Số 1' }, 'addressUnits'],
    [{ system: 'new', province: '01', ward: '00004', street: 'Số 1', country: 'VN' }, 'address'],
  ],
  permissions: [
    [['3.v'], 'permissions'],
    [['13.x'], 'permissions'],
    ['13.v', 'permissions'],
  ],
  attributes: [
    [{ '': 'x' }, 'attributes'],
    [['x'], 'attributes'],
  ],
}
