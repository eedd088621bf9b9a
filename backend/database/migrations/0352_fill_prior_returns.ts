import { BaseSchema } from '@adonisjs/lucid/schema'
import { acrossCompanies } from '#database/across_companies'
import { PRIOR_RETURNS } from '#database/prior_returns'

const READ = ['stock_entries', 'returns', 'returns_lines']
const WRITTEN = ['prior_returning_entries', 'prior_returning_by_product']

/** Returns without an invoice that were posted before their ledger was there are in it too. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(acrossCompanies([...READ, ...WRITTEN], PRIOR_RETURNS))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
