import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table funds add column bank_bin varchar(40)`)
    this.schema.raw(`alter table funds add constraint funds_bank_bin_check check (bank_bin in ('970436', '970415', '970418', '970405', '970407', '970422', '970416', '970432', '970403', '970423', '970441', '970443', '970437', '970426', '970448', '970440', '970449', '970431', '970454', '970427', '970433')); comment on constraint funds_bank_bin_check on funds is 'check (bank_bin in (''970436'', ''970415'', ''970418'', ''970405'', ''970407'', ''970422'', ''970416'', ''970432'', ''970403'', ''970423'', ''970441'', ''970443'', ''970437'', ''970426'', ''970448'', ''970440'', ''970449'', ''970431'', ''970454'', ''970427'', ''970433''))'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
