import { snake, type Where } from '@barem/resources/kit'
import type { Bind } from './search.ts'

/** SQL conditions of rows, alias `t`, whose fields have the values of `where`; none where it says nothing. */
export const choosable = (where: Where, bind: Bind): string[] =>
  Object.entries(where).map(([name, values]) => `t.${snake(name)}::text = any(${bind(values.map(String))}::text[])`)
