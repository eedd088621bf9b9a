// How lines are shown. One file, since a screen loads all of them.
export { purchaseLines as purchase } from './purchasing/lines.ts'
export { saleLines as sale } from './sales/lines.tsx'
