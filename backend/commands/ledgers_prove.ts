import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Works out every balance from its entries, and fails when one differs from what was kept. */
export default class LedgersProve extends BaseCommand {
  static override commandName = 'ledgers:prove'
  static override description = 'Check that every balance is the sum of its entries'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { everyCompany } = await import('#app/tenancy/every_company')
    const { prove } = await import('#app/posting/prove')
    const { inTenant } = await import('#app/tenancy/tenant_transaction')
    const { ledgerList } = await import('@barem/resources/ledgers')
    let [entries, faults] = [0, 0]
    for (const company of await everyCompany())
      for (const ledger of ledgerList) {
        const proof = await inTenant(company.id, () => prove(ledger))
        entries += proof.entries
        faults += proof.faults.length
        for (const { table, what, keys } of proof.faults)
          this.logger.error(`${company.name}: ${what} of ${table} is wrong at ${JSON.stringify(keys)}`)
      }
    if (faults === 0) return this.logger.success(`${entries} entries agree with every balance.`)
    this.logger.error(`${faults} of what was kept differ from the entries.`)
    this.exitCode = 1
  }
}
