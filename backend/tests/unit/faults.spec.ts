import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { FAULTS } from '../../../scripts/faults_list.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))

test.group('known faults', () => {
  test('change code that is there, and name specs that are there', ({ assert }) => {
    const wrong = FAULTS.flatMap(({ name, edits, spec }) => [
      ...(existsSync(join(root, spec)) ? [] : [`${name}: no ${spec}`]),
      ...edits.flatMap(([file, code]) =>
        readFileSync(join(root, file), 'utf8').includes(code) ? [] : [`${name}: ${file} has no longer ${code}`],
      ),
    ])
    assert.deepEqual(wrong, [])
  })

  test('have names of their own', ({ assert }) => {
    const names = FAULTS.map(({ name }) => name)
    assert.deepEqual([...new Set(names)], names)
  })
})
