import { test } from '@japa/runner'
import { areas } from '@barem/resources/areas'
import { belongsTo, defineRegistry, defineResource, lines, money, select, text } from '@barem/resources/kit'

const fields = { name: text({ required: true }) }
const loose = defineRegistry as (...all: unknown[]) => unknown

test.group('values that are copied from other rows', () => {
  test('lead through relations to a field that can be held', ({ assert }) => {
    const towns = defineResource('towns', { fields: { ...fields, size: select(['small', 'large']), cost: money() } })
    const yards = defineResource('yards', { fields: { ...fields, townId: belongsTo('towns'), sign: text() } })
    const with_ = (copy: object) =>
      defineResource('trips', { fields: { ...fields, yardId: belongsTo('yards'), copy: copy as never } })
    const own = { readOnly: true, max: 255 }
    for (const fits of [
      text({ ...own, snapshotOf: 'yardId.name' }),
      text({ ...own, snapshotOf: 'yardId.townId.name' }),
      select(['small', 'large', 'huge'], { readOnly: true, snapshotOf: 'yardId.townId.size' }),
      money({ readOnly: true, scale: 2, snapshotOf: 'yardId.townId.cost' }),
      text({ max: 255, required: true, defaultFrom: ['yardId.name', 'yardId.sign'] }),
    ])
      assert.doesNotThrow(() => loose(towns, yards, with_(fits)))
    for (const [copy, found] of [
      [text({ max: 255, defaultFrom: 'yardId.townId.name' }), 'fields of the chosen row'],
      [text({ max: 255, defaultFrom: ['yardId.name', 'homeId.name'] }), 'several relations'],
      [text({ ...own, required: true, snapshotOf: 'yardId.name' }), 'the system alone writes it'],
      [text({ max: 255, snapshotOf: 'yardId.name' }), 'the system keeps it'],
      [text({ ...own, defaultFrom: 'yardId.name' }), 'nobody writes the field'],
      [text({ ...own, snapshotOf: 'yardId' }), 'does not begin with a relation'],
      [text({ ...own, snapshotOf: 'townId.name' }), 'does not begin with a relation'],
      [text({ ...own, snapshotOf: 'yardId.name.name' }), `'name' is not a relation of 'yards'`],
      [text({ ...own, snapshotOf: 'yardId.colour' }), `'yards' has no field 'colour'`],
      [text({ ...own, snapshotOf: 'yardId.townId' }), 'cannot hold'],
      [text({ readOnly: true, max: 3, snapshotOf: 'yardId.name' }), 'cannot hold'],
      [select(['small'], { readOnly: true, snapshotOf: 'yardId.townId.size' }), 'cannot hold'],
      [money({ readOnly: true, area: areas.costPrice, snapshotOf: 'yardId.townId.cost' }), 'seen by others'],
    ] as const)
      assert.throws(
        () => loose(towns, yards, with_(copy)),
        new RegExp(`E_(SNAPSHOT_OF|DEFAULT_FROM) at trips\\.fields\\.copy\\.(snapshotOf|defaultFrom): .*${found}`),
      )
    for (const [copy, found] of [
      [text({ ...own, snapshotOf: 'yardId.colour' }), 'has no field'],
      [text({ max: 255, defaultFrom: 'yardId.name' }), 'not of its lines'],
    ] as const) {
      const stops = lines({ yardId: belongsTo('yards'), copy: copy as never })
      const trips = defineResource('trips', { area: areas.order, fields: { ...fields, stops } })
      assert.throws(
        () => loose(towns, yards, trips),
        new RegExp(
          `E_(SNAPSHOT_OF|DEFAULT_FROM) at trips\\.fields\\.stops\\.fields\\.copy\\.(snapshotOf|defaultFrom): .*${found}`,
        ),
      )
    }
  })
})
