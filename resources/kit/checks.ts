import { checkForm } from './check_form.ts'
import { checkNames } from './check_names.ts'
import { checkSingle } from './check_single.ts'
import { checkUniqueRows } from './check_unique_rows.ts'
import { checkLinesSheet } from './documents/check_lines_sheet.ts'
import { checkNumbering } from './documents/check_numbering.ts'
import { checkNext } from './documents/check_next.ts'
import { checkPrints } from './documents/check_prints.ts'
import { checkStates } from './documents/check_states.ts'
import { checkStockFrom } from './documents/check_stock_from.ts'
import { checkFields } from './fields/check_fields.ts'
import { checkHome } from './home/check_home.ts'
import { checkList } from './lists/check_list.ts'
import { refuse } from './mistake.ts'
import type { AnyResource } from './resource.ts'

/** Checks what the compiler cannot check, or does not see in a definition that was typed in on a screen. */
export function checkResource(resource: AnyResource): void {
  const { name, fields } = resource
  if (Object.keys(fields).length === 0)
    refuse('E_NO_FIELDS', `${name}.fields`, 'there are none', 'Give the resource at least one field.')
  checkFields(fields, `${name}.fields`)
  checkNames(resource)
  checkList(resource)
  checkForm(resource)
  checkNumbering(resource)
  checkStates(resource)
  checkNext(resource)
  checkPrints(resource)
  checkSingle(resource)
  checkUniqueRows(resource)
  checkStockFrom(resource)
  checkLinesSheet(resource)
  checkHome(resource)
  if (resource.open && (resource.area === null || resource.single))
    refuse(
      'E_OPEN',
      `${name}.open`,
      'rows of one’s own need an area that keeps those of others',
      'Give it one, and rows.',
    )
}
