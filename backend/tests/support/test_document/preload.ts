import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * To be loaded before the application, by NODE_OPTIONS: serves the test document beside the registry. Adds what its
 * author would write: the definition, its words and its rules.
 */
const WORDS = {
  vi_VN: {
    title: 'Phiếu kiểm quỹ',
    one: 'phiếu kiểm quỹ',
    fields: {
      departmentId: 'Bộ phận',
      keeper: 'Thủ quỹ',
      witness: 'Người chứng kiến',
      closedOn: 'Ngày chốt',
      lines: 'Tài khoản',
    },
    choices: { status: { draft: 'Nháp', prepared: 'Đã lập', closed: 'Đã chốt', void: 'Đã bỏ' } },
    lines: { fields: { account: 'Tài khoản', booked: 'Sổ sách', counted: 'Thực đếm', share: 'Tỷ lệ' } },
  },
  en_US: {
    title: 'Cash counts',
    one: 'cash count',
    fields: {
      departmentId: 'Department',
      keeper: 'Cash keeper',
      witness: 'Witness',
      closedOn: 'Closing date',
      lines: 'Accounts',
    },
    choices: { status: { draft: 'Draft', prepared: 'Prepared', closed: 'Closed', void: 'Void' } },
    lines: { fields: { account: 'Account', booked: 'Booked', counted: 'Counted', share: 'Share' } },
  },
}

const folder = mkdtempSync(join(tmpdir(), 'barem-words-'))

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context)
    const found = /^@barem\/locales\/(vi_VN|en_US)\/resources\.json$/.exec(specifier)
    if (!found) return resolved
    const language = found[1] as keyof typeof WORDS
    const words = JSON.parse(readFileSync(fileURLToPath(resolved.url), 'utf8')) as Record<string, unknown>
    words['cash-counts'] = WORDS[language]
    const file = join(folder, `${language}.json`)
    writeFileSync(file, JSON.stringify(words))
    return { ...resolved, url: pathToFileURL(file).href }
  },
})

const [{ resources }, { default: cashCounts }, { policy }] = await Promise.all([
  import('@barem/resources'),
  import('./cash_counts.ts'),
  import('#app/identity/policy'),
])
resources.push(cashCounts as never)
const [counts, payments] = [53, 25]
Object.assign(policy, {
  ...Object.fromEntries(
    Object.entries({
      list: 'v',
      show: 'v',
      history: 'v',
      export: 'v',
      revisions: 'v',
      create: 'c',
      update: 'u',
      delete: 'd',
      prepare: 'u',
      discard: 'u',
      options: 'v',
    }).map(([action, level]) => [`cash-counts.${action}`, { area: counts, levels: [level] }]),
  ),
  'cash-counts.close': { area: payments, levels: ['u'], also: counts },
})
