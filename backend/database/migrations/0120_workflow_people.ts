import { BaseSchema } from '@adonisjs/lucid/schema'

/** Managers of people and heads of departments, whom steps of workflows ask. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table departments add column head_id uuid`)
    this.schema.raw(`alter table departments add constraint departments_head_id_fkey foreign key (tenant_id, head_id) references users (tenant_id, id); comment on constraint departments_head_id_fkey on departments is 'foreign key (tenant_id, head_id) references users (tenant_id, id)'`)
    this.schema.raw(`create index departments_head_id_index on departments (tenant_id, head_id); comment on index departments_head_id_index is '(tenant_id, head_id)'`)
    this.schema.raw(`alter table users add column manager_id uuid`)
    this.schema.raw(`alter table users add constraint users_manager_id_fkey foreign key (tenant_id, manager_id) references users (tenant_id, id); comment on constraint users_manager_id_fkey on users is 'foreign key (tenant_id, manager_id) references users (tenant_id, id)'`)
    this.schema.raw(`create index users_manager_id_index on users (tenant_id, manager_id); comment on index users_manager_id_index is '(tenant_id, manager_id)'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
