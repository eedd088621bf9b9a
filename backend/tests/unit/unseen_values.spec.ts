import { test } from '@japa/runner'
import { registry } from '@barem/resources'
import { lineFieldsOf, lineResource, type AnyResource, type Field } from '@barem/resources/kit'

const all = Object.values(registry) as unknown as AnyResource[]

test.group('values that not everybody sees', () => {
  test('of lines say what they are of, so that they never stay with other goods', ({ assert }) => {
    for (const resource of all)
      for (const lines of lineFieldsOf(resource)) {
        const { fields } = lineResource(resource, lines)
        for (const [name, field] of Object.entries(fields) as [string, Field][])
          if (field.area !== null && !field.readOnly)
            assert.isNotNull(field.follows, `${resource.name}.${lines}.${name} says nothing of what it follows`)
      }
  })

  test('of documents are marked where they are empty, outside of what is approved', ({ assert }) => {
    for (const { name, fields, states } of all.filter((one) => one.states)) {
      const marks = (Object.entries(fields) as [string, Field][]).flatMap(([key, field]) =>
        field.type === 'boolean' && field.lacks.length > 0 ? [{ key, lacks: field.lacks }] : [],
      )
      for (const { key } of marks) assert.include(states!.alwaysEditable, key, name)
      const prices = (Object.entries(fields) as [string, Field][]).flatMap(([key, field]): [string, Field][] =>
        field.type === 'lines'
          ? Object.entries(field.fields).map(([inner, one]) => [`${key}.${inner}`, one as Field])
          : [[key, field]],
      )
      for (const [path, field] of prices)
        if (field.type === 'money' && field.per !== null)
          assert.include(
            marks.flatMap((mark) => mark.lacks),
            path,
            `${name}.${path} is not marked`,
          )
    }
  })
})
