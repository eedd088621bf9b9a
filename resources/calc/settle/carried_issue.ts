/** A delivery whose freight is invoiced. */
export interface CarriedIssue {
  id: string
  code: string
  status: string
  documentDate: string
  /** kg that it took away; null where nothing weighs. */
  kg: string | null
  /** The number of the posted invoice that its freight is in already. */
  invoicedBy: string | null
}
