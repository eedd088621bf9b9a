import type { FactSource, FactType } from '@barem/workflows'
import type { Translate } from '../../i18n/translate.ts'

const field = (t: Translate, resource: string, name: string) => t(`resources.${resource}.fields.${name}`)

/** What people call a fact of a kind of documents. */
export function factName(t: Translate, resource: string, { from }: Pick<FactType, 'from'>): string {
  if ('named' in from) return t(`workflows.facts.${from.named}`)
  if ('through' in from)
    return t('workflows.facts.through', {
      field: field(t, from.to, from.field),
      of: t(`resources.${from.to}.one`),
    })
  if ('lines' in from)
    return t(`workflows.facts.${from.how}`, { field: field(t, `${resource}.${from.lines}`, from.field) })
  return field(t, resource, from.field)
}

/** The heading that a fact is listed under. */
export function factGroup(from: FactSource): 'worked' | 'own' | 'partner' | 'lines' | 'requester' {
  if ('named' in from) return from.named.startsWith('requester') ? 'requester' : 'worked'
  return 'through' in from ? 'partner' : 'lines' in from ? 'lines' : 'own'
}

/** What people call a choice of a fact. */
export function choiceName(t: Translate, resource: string, { from }: Pick<FactType, 'from'>, choice: string): string {
  if (choice === 'true' || choice === 'false') return t(`workflows.facts.${choice === 'true' ? 'yes' : 'no'}`)
  if ('through' in from) return t(`resources.${from.to}.choices.${from.field}.${choice}`)
  if ('lines' in from) return t(`resources.${resource}.${from.lines}.choices.${from.field}.${choice}`)
  return 'field' in from ? t(`resources.${resource}.choices.${from.field}.${choice}`) : choice
}
