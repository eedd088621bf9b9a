import type { TFunction } from 'i18next'
import type { Fault } from './problems.ts'

/** What is wrong with a cell, in words. */
export const faultText = (t: TFunction, fault: Fault, { heading, text }: { heading: string; text: string }): string =>
  t(`grid.fault.${fault}`, { field: heading, text })
