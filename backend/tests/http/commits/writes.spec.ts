import { test } from '@japa/runner'
import { accountWrites } from '#tests/support/cuts/account_writes'
import { documentWrites } from '#tests/support/cuts/document_writes'
import { fileWrites } from '#tests/support/cuts/file_writes'
import { startCutNode, type CutNode } from '#tests/support/cuts/node'
import type { Place } from '#tests/support/cuts/proxy'
import { recordWrites } from '#tests/support/cuts/record_writes'
import { viewWrites } from '#tests/support/cuts/view_writes'
import { mailsTo, type Boss, type Write } from '#tests/support/cuts/write'
import { drawn } from '#tests/support/draw'
import { entered, newPerson } from '#tests/support/people'
import { soaking } from '#tests/support/soak'
import { until } from '#tests/support/until'

const KINDS = [recordWrites, viewWrites, documentWrites, fileWrites, accountWrites]
/** One of each kind. */
const few = KINDS.flatMap((kind) => drawn(kind, 1, ({ name }) => name))
const onPostgres = Boolean(process.env.DATABASE_URL)

/** Which writes are cut where. */
function writesAt(place: Place): readonly Write[] {
  const isWhole = soaking || (onPostgres && place === 'at COMMIT')
  if (isWhole) return KINDS.flat()
  return onPostgres || place === 'at COMMIT' ? few : []
}

const PLACES: Place[] = ['at BEGIN', 'at COMMIT', 'after COMMIT']
/** More transactions than any request has. */
const MANY = 12

const failures = (node: CutNode) => node.output().split('request failed').length - 1

test.group('a write whose connection to the database is cut', (group) => {
  let node: CutNode
  let boss: Boss

  group.setup(async () => {
    node = await startCutNode()
    const person = await newPerson('R001')
    boss = { ...person, token: (await entered(person)).token }
    return () => node.stop()
  })
  group.each.teardown(() => node.proxy.rest())

  /** Cuts each transaction of the write in turn, a new attempt each time, until one is through. */
  async function* cuts({ prepare }: Write, place: Place) {
    for (let nth = 1; nth < MANY; nth++) {
      const attempt = await prepare(node, boss)
      const logged = failures(node)
      const cut = node.proxy.cut(place, nth)
      const answer = await attempt.send()
      node.proxy.rest()
      if (!cut.done) return
      await until(async () => {
        if (failures(node) === logged) throw new Error(`transaction ${nth} failed, and nothing was logged`)
      })
      yield { attempt, answer, nth }
    }
  }

  for (const place of PLACES)
    for (const write of writesAt(place))
      test(`${place}: ${write.name} is not acknowledged${write.hasKey ? ', and happens once when sent again' : ''}`, async ({
        assert,
      }) => {
        let times = 0
        for await (const { attempt, answer, nth } of cuts(write, place)) {
          times++
          const where = `transaction ${nth}: ${JSON.stringify(answer.body)}`
          assert.deepEqual([answer.status, answer.body?.code], [503, 'COM_ERR_010'], where)
          assert.deepEqual(answer.headers.getSetCookie(), [], `${where} gives or takes no cookie`)
          const kept = await attempt.kept()
          if (place === 'after COMMIT') assert.include([0, 1], kept, where)
          else assert.equal(kept, 0, where)
          if (!write.hasKey && kept === 1) continue
          const again = await attempt.send()
          assert.include([200, 201], again.status, JSON.stringify(again.body))
          assert.equal(await attempt.kept(), 1, where)
          const { mailsTo: address } = attempt
          if (!address || kept === 1) continue
          await until(async () => assert.isAbove(mailsTo(node, address), 0))
          assert.equal(mailsTo(node, address), 1, `${where} sends no mail`)
        }
        assert.isAbove(times, 0, 'the connection was cut')
      })
})
