import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { areaGroupList } from '@barem/resources/area-groups'
import { areas, levels } from '@barem/resources/areas'
import { effectsOf } from '../src/resources/inputs/permissions/effects.ts'
import {
  changedAreas,
  changedIn,
  everything,
  isLocked,
  levelsIn,
  readGrants,
  stateOf,
  toggled,
  withCell,
  writeGrants,
} from '../src/resources/inputs/permissions/grants.ts'
import { areaGroupsBy } from '../src/resources/inputs/permissions/rows.ts'

const all = () => true
const words: Record<string, string> = {
  'access.groups.sales': 'Bán hàng',
  'areas.order': 'Đơn hàng',
  'areas.debt': 'Công nợ',
}
const wordOf = (key: string) => words[key] ?? key

test.group('what permissions say', () => {
  test('full says all, any says view, and both are stored in the fewest words', ({ assert }) => {
    const grants = readGrants(['13.f', '17.c'])
    assert.sameMembers([...levelsIn(grants, 13)], [...levels])
    assert.sameMembers([...levelsIn(grants, 17)], ['c', 'v'])
    assert.deepEqual(writeGrants(grants), ['13.f', '17.c'])
  })

  test('they are stored in the order of areas', ({ assert }) => {
    assert.deepEqual(writeGrants(readGrants(['17.v', '4.u', '4.c', '13.v', '13.f'])), ['4.c', '4.u', '13.f', '17.v'])
  })

  test('an area that nobody touched stays as it was stored', ({ assert }) => {
    const stored = ['13.c', '13.v']
    assert.deepEqual(writeGrants(withCell(readGrants(stored), [17, 'v'], true), stored), ['13.c', '13.v', '17.v'])
    const back = withCell(withCell(readGrants(stored), [13, 'd'], true), [13, 'd'], false)
    assert.deepEqual(writeGrants(back, stored), stored)
  })

  test('areas of the company’s own stay, whether they are shown or not', ({ assert }) => {
    const stored = ['13.c', '500.f', '731.v']
    const grants = withCell(readGrants(stored), [17, 'v'], true)
    assert.deepEqual(writeGrants(grants, stored), ['13.c', '17.v', '500.f', '731.v'])
    assert.deepEqual(changedAreas(readGrants(stored), withCell(readGrants(stored), [500 as never, 'v'], false)), [500])
    assert.sameMembers([...levelsIn(everything, 500 as never)], [...levels])
  })

  test('everything is every level of every area', ({ assert }) => {
    assert.deepEqual(
      writeGrants(everything),
      Object.values(areas)
        .sort((one, other) => one - other)
        .map((area) => `${area}.f`),
    )
  })
})

test.group('checking a box', () => {
  test('full checks all; taking one of them takes full alone', ({ assert }) => {
    const full = withCell(new Map(), [13, 'f'], true)
    assert.sameMembers([...levelsIn(full, 13)], [...levels])
    assert.sameMembers([...levelsIn(withCell(full, [13, 'd'], false), 13)], ['v', 'c', 'u'])
  })

  test('any of them checks view, and without view there is nothing', ({ assert }) => {
    const creates = withCell(new Map(), [13, 'c'], true)
    assert.sameMembers([...levelsIn(creates, 13)], ['v', 'c'])
    assert.equal(levelsIn(withCell(creates, [13, 'v'], false), 13).size, 0)
  })

  test('many boxes are checked unless all are, and then cleared', ({ assert }) => {
    const cells = [
      [13, 'v'],
      [17, 'v'],
    ] as const
    const one = withCell(new Map(), cells[0], true)
    assert.equal(stateOf(one, cells), 'some')
    const both = toggled(one, cells, all)
    assert.equal(stateOf(both, cells), 'all')
    assert.equal(stateOf(toggled(both, cells, all), cells), 'none')
  })
})

test.group('what a person does not hold', () => {
  const viewOnly = (_: number, level: string) => level === 'v'

  test('can be neither given nor taken', ({ assert }) => {
    assert.isTrue(isLocked(new Map(), [13, 'u'], viewOnly))
    assert.isTrue(isLocked(readGrants(['13.u']), [13, 'u'], viewOnly))
    assert.isFalse(isLocked(new Map(), [13, 'v'], viewOnly))
  })

  test('is not taken by way of what implies or is implied', ({ assert }) => {
    assert.isTrue(isLocked(readGrants(['13.u']), [13, 'v'], viewOnly))
    assert.isTrue(isLocked(readGrants(['13.f']), [13, 'd'], (_, level) => level !== 'f'))
  })

  test('is left out when many boxes are checked at once', ({ assert }) => {
    const cells = [
      [13, 'v'],
      [13, 'u'],
      [17, 'v'],
    ] as const
    assert.deepEqual(writeGrants(toggled(new Map(), cells, viewOnly)), ['13.v', '17.v'])
  })
})

test.group('what changed', () => {
  test('is told by area and level', ({ assert }) => {
    const [before, after] = [readGrants(['13.f', '17.v', '19.v']), readGrants(['13.v', '17.v', '20.c'])]
    assert.sameMembers(changedAreas(before, after), [13, 19, 20])
    assert.deepEqual(changedIn(before, after, 13), { gained: [], lost: ['c', 'u', 'd', 'f'] })
    assert.deepEqual(changedIn(before, after, 20), { gained: ['v', 'c'], lost: [] })
  })
})

test.group('areas in groups', () => {
  test('each area stands in exactly one', ({ assert }) => {
    assert.sameMembers(
      areaGroupList.flatMap(([, names]) => [...names]),
      Object.keys(areas),
    )
    assert.lengthOf(
      areaGroupList.flatMap(([, names]) => [...names]),
      Object.keys(areas).length,
    )
  })

  test('are found without accents, by their own name or their group’s', ({ assert }) => {
    assert.deepEqual(
      areaGroupsBy('don hang', wordOf).flatMap(({ rows }) => rows.map(({ name }) => name)),
      ['order'],
    )
    assert.include(
      areaGroupsBy('BAN HANG', wordOf).flatMap(({ rows }) => rows.map(({ name }) => name)),
      'priceConfiguration',
    )
    assert.deepEqual(areaGroupsBy('không có', wordOf), [])
  })

  test('are offered where a right opens something: each that a route asks for, and none that waits for its screen', ({
    assert,
  }) => {
    const offered = areaGroupsBy('', wordOf).flatMap(({ rows }) => rows.map(({ code }) => Number(code)))
    const policy = readFileSync(new URL('../../backend/app/identity/policy.txt', import.meta.url), 'utf8')
    assert.includeMembers(
      offered,
      [...policy.matchAll(/\b(\d{1,3})\.[vcudf]\b/g)].map(([, area]) => Number(area)),
    )
    for (const waiting of ['assistant', 'salesCommission'] as const) assert.notInclude(offered, areas[waiting])
  })
})

test.group('what a change means for people', () => {
  const [mai, lan] = [
    { id: 'm', fullName: 'Mai', roleGroupIds: ['a'] },
    { id: 'l', fullName: 'Lan', roleGroupIds: ['a', 'b'] },
  ]
  const groups = [
    { id: 'a', code: 'NQ1', permissions: ['13.v'] },
    { id: 'b', code: 'NQ2', permissions: ['58.v'] },
    { id: 'c', code: 'R001', permissions: [] },
  ]
  const told = (after: string[], people = [mai, lan]) =>
    effectsOf('a', readGrants(['13.v']), readGrants(after), people, groups).map(
      ({ area, kind, levels: its, people: whom }) => [area, kind, its.join(''), whom.map(({ id }) => id).join('')],
    )

  test('those who have it by another group as well gain nothing', ({ assert }) => {
    assert.deepEqual(told(['13.v', '58.v']), [[58, 'gained', 'v', 'm']])
  })

  test('what is lost is told as well, together for all whom it meets alike', ({ assert }) => {
    assert.deepEqual(told([]), [[13, 'lost', 'v', 'ml']])
  })

  test('a super admin may do everything before and after', ({ assert }) => {
    assert.deepEqual(told(['13.f'], [{ id: 's', fullName: 'Sơn', roleGroupIds: ['a', 'c'] }]), [])
  })
})
