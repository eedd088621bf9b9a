/** The papers that documents are printed as. Each paper is drawn in `admin/src/documents/print`. */
export const papers = ['order', 'deliveryNote', 'quotation', 'contract'] as const
export type PaperName = (typeof papers)[number]
