import type { Label, OwnDefinition } from '@barem/resources/own'
import { rowsOf } from '#app/tenancy/run'

/** A choice of an earlier publication, as it was called last. */
export interface FormerChoice {
  /** The resource that it was of. */
  name: string
  field: string
  key: string
  label: Label
}

/** All choices that definitions of the company ever had: histories of rows still name those that are gone. */
export const readFormerChoices = (): Promise<FormerChoice[]> =>
  rowsOf<FormerChoice>(
    `select distinct on (d.name, f ->> 'key', c ->> 'key') d.name, f ->> 'key' as field, c ->> 'key' as key,
        c -> 'label' as label
      from own_definitions d
      join own_definition_versions v on v.tenant_id = d.tenant_id and v.definition_id = d.id
      cross join lateral jsonb_array_elements(
        case when jsonb_typeof(v.definition -> 'fields') = 'array' then v.definition -> 'fields' else '[]' end) f
      cross join lateral jsonb_array_elements(
        case when jsonb_typeof(f -> 'choices') = 'array' then f -> 'choices' else '[]' end) c
      where d.tenant_id = app_tenant() and d.status in ('published', 'retired')
      order by d.name, f ->> 'key', c ->> 'key', v.version desc`,
  )

/** A definition to take words from: its fields have the choices too that they had before. */
export function withFormer(name: string, own: OwnDefinition, former: readonly FormerChoice[]): OwnDefinition {
  const gone = former.filter((choice) => choice.name === name)
  if (gone.length === 0) return own
  const fields = own.fields.map((field) => {
    if (!field.choices) return field
    const now = new Set(field.choices.map(({ key }) => key))
    const more = gone.filter((choice) => choice.field === field.key && !now.has(choice.key))
    return { ...field, choices: [...field.choices, ...more.map(({ key, label }) => ({ key, label }))] }
  })
  return { ...own, fields }
}
