import type { AnyResource, Field } from '@barem/resources/kit'
import { valueColumn } from './value_column.ts'

/** SQL of what fields come to over some rows, alias `t`, in their order: a JSON list of exact numbers as text. */
export const sumsOf = ({ fields }: AnyResource, names: readonly string[]): string =>
  `json_build_array(${names
    .map((name) => `coalesce(sum(${valueColumn(name, fields[name] as Field, 't')}), 0)::text`)
    .join(', ')})`
