/**
 * The papers that documents are printed as, by name. Each of these is drawn in `admin/src/domains`, and
 * registered there; a module with papers of its own declares them here. One that no domain draws is printed as the
 * definition of its document says.
 */
export interface Papers {
  order: true
  deliveryNote: true
  quotation: true
  contract: true
}
export type PaperName = keyof Papers
