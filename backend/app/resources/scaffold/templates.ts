const sentence = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
const singular = (name: string) => name.replaceAll('-', ' ').replace(/ies$/, 'y').replace(/s$/, '')

const initials = (name: string) => name.replace(/(\w)\w*-?/g, '$1').toUpperCase()

/** The definition a new resource starts with; its comments say what to change. */
export const definitionFile = (
  name: string,
) => `import { code, defineResource, longText, select, text } from '../kit/index.ts'

/** Without an area only the super admin gets in: name one of resources/areas.ts, or add one there. */
export default defineResource('${name}', {
  route: '/categories/${name}',
  menu: 'categories',
  fields: {
    code: code({ prefix: '${initials(name)}', unique: 'CAT_ERR_006' }),
    name: text({ required: true }),
    note: longText(),
    status: select(['active', 'inactive'], { required: true, default: 'active', usable: ['active'] }),
  },
})
`

/** The test a new resource starts with. Endpoints, permissions and rules are covered by the derived suites already. */
export const testFile = (name: string) => `import { test } from '@japa/runner'
import { registry } from '@barem/resources'

test.group('${name}', () => {
  test('is served', ({ assert }) => {
    assert.equal(registry['${name}'].name, '${name}')
  })
})
`

/** Words of a new resource. The Vietnamese ones start as the English and want a translator's eye. */
export function words(name: string, language: 'vi_VN' | 'en_US') {
  const fields =
    language === 'vi_VN'
      ? { code: 'Mã', name: 'Tên', note: 'Ghi chú', status: 'Trạng thái' }
      : { code: 'Code', name: 'Name', note: 'Note', status: 'Status' }
  const choices =
    language === 'vi_VN' ? { active: 'Đang dùng', inactive: 'Ngừng dùng' } : { active: 'Active', inactive: 'Inactive' }
  const vietnamese = language === 'vi_VN'
  return {
    title: sentence(name),
    one: singular(name),
    about: vietnamese ? `Danh sách ${name.replaceAll('-', ' ')}.` : `The list of ${name.replaceAll('-', ' ')}.`,
    first: vietnamese ? `Thêm ${singular(name)} đầu tiên` : `Add the first ${singular(name)}`,
    fields,
    groups: { general: vietnamese ? 'Thông tin chung' : 'General information' },
    choices: { status: choices },
  }
}
