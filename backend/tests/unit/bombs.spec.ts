import { test } from '@japa/runner'
import { deflateRawSync } from 'node:zlib'
import { MAX_UNPACKED, readSheet } from '#app/resources/xlsx/read_sheet'
import { unpacksWithin } from '#app/resources/xlsx/unpacks_within'

interface Part {
  content: Buffer
  /** Bytes that the zip says it unpacks to. */
  says?: number
  method?: number
}

/** A zip of parts, each told of as `says`. */
function zip(parts: readonly Part[]): Buffer {
  const [bodies, directory]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const { content, says = content.length, method = 8 } of parts) {
    const packed = method === 8 ? deflateRawSync(content, { level: 1 }) : content
    const [local, entry] = [Buffer.alloc(31), Buffer.alloc(47)]
    local.write('PK\x03\x04a', 0, 'latin1')
    local.writeUInt16LE(1, 26)
    local.write('a', 30)
    entry.write('PK\x01\x02', 0, 'latin1')
    for (const [place, value] of [
      [20, packed.length],
      [24, says],
      [42, at],
    ] as const)
      entry.writeUInt32LE(value, place)
    entry.writeUInt16LE(method, 10)
    entry.writeUInt16LE(1, 28)
    entry.write('a', 46)
    bodies.push(local, packed)
    directory.push(entry)
    at += local.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, ...directory, end])
}

const of = (bytes: number) => Buffer.alloc(bytes, 0x20)

test.group('a zip that is larger than it says', () => {
  test('is counted by what comes out of it, all parts together', async ({ assert }) => {
    assert.equal(await unpacksWithin(zip([{ content: of(600) }, { content: of(400), method: 0 }]), 1000), 'yes')
    assert.equal(await unpacksWithin(zip([{ content: of(600) }, { content: of(401), method: 0 }]), 1000), 'no')
    assert.equal(await unpacksWithin(zip([{ content: of(5_000_000), says: 10 }]), 1000), 'no')
    assert.equal(
      await unpacksWithin(
        zip([
          { content: of(600), says: 1 },
          { content: of(600), says: 1 },
        ]),
        1000,
      ),
      'no',
    )
  })

  test('and one that cannot be counted is refused', async ({ assert }) => {
    const whole = zip([{ content: Buffer.from(Array.from({ length: 500 }, (_, index) => index % 251)) }])
    for (const broken of [
      Buffer.alloc(0),
      of(100),
      whole.subarray(0, -22),
      zip([]),
      zip([{ content: of(9), method: 12 }]),
      zip([{ content: of(9) }].concat(Array.from({ length: 1000 }, () => ({ content: of(1) })))),
    ])
      assert.equal(await unpacksWithin(broken, 1000), 'broken')
    const bent = Buffer.from(whole)
    bent.fill(0xff, 40, 60)
    assert.equal(await unpacksWithin(bent, 1000), 'broken')
  })

  test('is refused as a sheet before anything reads it', async ({ assert }) => {
    const bomb = zip([{ content: of(MAX_UNPACKED + 1), says: 1000 }])
    const error = await readSheet(bomb).then(
      () => null,
      (thrown) => thrown,
    )
    assert.equal(error?.errors[0].rule, 'xlsxTooLarge')
  })
})
