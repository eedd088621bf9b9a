import type { Fault } from './fault.ts'
import type { Translate } from '../../i18n/translate.ts'

/** What is wrong with a cell, in words. */
export const faultText = (t: Translate, fault: Fault, { heading, text }: { heading: string; text: string }): string =>
  t(`grid.fault.${fault}`, { field: heading, text })
