import {
  belongsToMany,
  code,
  date,
  defineResource,
  integer,
  lines,
  longText,
  select,
  text,
  type AnyResource,
  type Fields,
} from '@barem/resources/kit'

const shelves = (fields: Fields) =>
  defineResource('test-shelves', {
    fields: { name: text({ required: true, max: 100 }), ...fields },
    list: {
      columns: ['name'],
      filters: [],
      search: Object.keys(fields)
        .filter((name) => name !== 'kind')
        .slice(0, 1),
    },
  } as never) as unknown as AnyResource

const capacity = integer({ max: 900 })

/** A resource as its author changes it, by what was changed; only tests have it. */
export const versions = {
  first: shelves({ note: longText(), capacity }),
  renamed: shelves({ remark: longText({ max: 3000 }), capacity }),
  said: shelves({ remark: longText({ max: 3000, was: 'note' }), capacity }),
  required: shelves({
    note: longText(),
    capacity: integer({ max: 900, required: true, default: 5 }),
    kind: select(['tall', "farmer's"], { required: true, default: "farmer's" }),
    since: date({ required: true, default: 'today' }),
    code: code({ prefix: 'KE' }),
  }),
  withoutDefault: shelves({
    note: longText(),
    capacity: integer({ max: 900, required: true }),
    keeper: text({ required: true }),
  }),
  lined: shelves({
    note: longText(),
    capacity,
    goods: lines({ label: text(), pieces: integer() }),
    neighbourIds: belongsToMany('test-shelves'),
  }),
  moved: shelves({
    note: longText(),
    capacity,
    stock: lines({ label: text(), count: integer() }),
    besideIds: belongsToMany('test-shelves'),
  }),
  movedSaid: shelves({
    note: longText(),
    capacity,
    stock: lines({ label: text(), count: integer({ was: 'pieces' }) }, { was: 'goods' }),
    besideIds: belongsToMany('test-shelves', { was: 'neighbourIds' }),
  }),
}

export type Version = keyof typeof versions
