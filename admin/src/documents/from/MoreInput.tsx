import { relationKey, type AnyResource, type Field, type CreatedFrom } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { Select } from '../../controls/Select.tsx'
import { BelongsToManyInput } from '../../resources/inputs/RelationInputs.tsx'
import { controlOf, type InputProps } from '../../resources/inputs/input.ts'
import type { Embedded } from '../../resources/model/columns.ts'
import { fetchOptions } from '../../resources/model/options.ts'
import { definitionOf } from '../../resources/model/registry.ts'
import { mayAct } from '../../session/permissions.ts'
import { session } from '../../session/session.ts'
import { moreOf } from './moreOf.ts'
import { partnerOf } from './partnerOf.ts'
import { sourceText } from './sourceText.ts'

/** Those that are offered, the latest first. */
const MOST = 100

/** Further documents that one is made from: of the same partner, while something of them is open. */
export default function MoreInput(props: InputProps<'belongsToMany'>) {
  const definition = props.definition as AnyResource
  const from = definition.createdFrom.find((one) => moreOf(definition, one) === props.name)!
  const source = definitionOf((definition.fields[from.relation] as Extract<Field, { type: 'belongsTo' }>).to)
  // Without a right to see them, they are chosen by their names alone.
  const partner = partnerOf(definition, from)
  if (!source.partner || !partner || !mayAct(session.get(), source.area, 'v')) return <BelongsToManyInput {...props} />
  return <OfPartner {...props} definition={definition} from={from} withWhom={partner} />
}

type Props = Omit<InputProps<'belongsToMany'>, 'definition'> & {
  definition: AnyResource
  from: CreatedFrom
  /** The field with the partner whose documents are offered. */
  withWhom: string
}

function OfPartner({ definition, from, withWhom, ...props }: Props) {
  const { name, label, row, value, onChange } = props
  const t = useTranslate()
  const form = Form.useFormInstance()
  const watch = { form, preserve: true }
  const partner = (Form.useWatch(withWhom, watch) as string | null | undefined) ?? null
  const first = Form.useWatch(from.relation, watch) as string | null | undefined
  const query = { open: 'true', partner: partner ?? '', _start: '0', _end: String(MOST) }
  const { data, isFetching } = useQuery({
    queryKey: ['made-from', 'choices', definition.path, name, partner],
    queryFn: ({ signal }) => fetchOptions(definition, name, query, signal),
    enabled: partner !== null,
  })
  const known = ((row?.[`${relationKey(name)}s`] as Embedded[] | undefined) ?? []).map((one) => ({
    value: one.id,
    label: String(one.code ?? one.name),
  }))
  const offered = (data ?? []).map(({ id, code, name: called, source: facts }) => ({
    value: id,
    label: [code ?? called, facts && sourceText(t, { ...facts, partner: null })].filter(Boolean).join(' · '),
  }))
  const shown = offered.filter((option) => option.value !== first)
  return (
    <Select
      {...controlOf({ ...props, label } as InputProps<never>)}
      mode="multiple"
      allowClear
      loading={isFetching}
      disabled={partner === null}
      placeholder={t(partner === null ? 'documents.made.partnerFirst' : 'documents.made.more')}
      notFoundContent={t('documents.made.noMore')}
      optionFilterProp="label"
      value={value ?? []}
      onChange={(ids: string[]) => onChange?.(ids)}
      options={[...shown, ...known.filter((one) => !offered.some((option) => option.value === one.value))]}
    />
  )
}
