import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type { Orphan } from '#app/files/sweep'

/** Finds bytes in the file store that no row names, and with `--delete` takes them out. */
export default class FilesSweep extends BaseCommand {
  static override commandName = 'files:sweep'
  static override description = 'Tell which stored bytes no file names any more; --delete takes them out'
  static override options: CommandOptions = { startApp: true }
  declare delete: boolean

  static {
    this.defineFlag('delete', { type: 'boolean', description: 'Take them out, instead of only telling' })
  }

  override async run() {
    const { everyCompany } = await import('#app/tenancy/every_company')
    const { orphansOf, sweep } = await import('#app/files/sweep')
    let [count, bytes] = [0, 0]
    const tell = (orphan: Orphan) => {
      count++
      bytes += orphan.bytes
      this.logger.log(`${orphan.key}  ${orphan.bytes} bytes  ${orphan.at.toISOString()}`)
    }
    for (const company of await everyCompany()) {
      if (this.delete) await sweep(company, tell)
      else for await (const orphan of orphansOf(company)) tell(orphan)
    }
    if (count === 0) return this.logger.success('Everything in the store belongs to a file.')
    this.logger.success(
      this.delete
        ? `Took out ${count} that no file named, ${bytes} bytes.`
        : `${count} that no file names, ${bytes} bytes. Nothing was changed; --delete takes them out.`,
    )
  }
}
