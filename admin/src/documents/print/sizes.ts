export const sizeNames = ['a4-portrait', 'a4-landscape', 'a5-portrait', 'a5-landscape'] as const
export type SizeName = (typeof sizeNames)[number]

/** Its name in `@page`, and its margins in millimetres: top, sides and bottom, which holds the page number. */
const sheets: Record<SizeName, { size: string; margins: readonly [number, number, number] }> = {
  'a4-portrait': { size: 'A4 portrait', margins: [12, 13, 15] },
  'a4-landscape': { size: 'A4 landscape', margins: [11, 13, 14] },
  'a5-portrait': { size: 'A5 portrait', margins: [8, 8, 11] },
  'a5-landscape': { size: 'A5 landscape', margins: [7, 9, 10] },
}

/** A text as a string of CSS. */
export const cssText = (text: string) => `"${text.replace(/[\\"]/g, '\\$&').replace(/[\u0000-\u001f]+/g, ' ')}"`

/** The foot of every page: the document, and which page of how many it is. */
export interface PageFoot {
  name: string
  /** "Page", and what joins the two numbers. */
  page: string
  of: string
}

/** The sheet as the printer takes it. Browsers that know no margin boxes print it without page numbers. */
export function pageRule(sheet: SizeName, { name, page, of }: PageFoot): string {
  const { size, margins } = sheets[sheet]
  const [top, sides, bottom] = margins
  const box = "font: 7.5pt 'Inter Variable', system-ui, sans-serif; color: #555; vertical-align: top; padding-top: 2mm;"
  return `@page {
  size: ${size};
  margin: ${top}mm ${sides}mm ${bottom}mm;
  @bottom-left { ${box} content: ${cssText(name)}; }
  @bottom-right { ${box} content: ${cssText(`${page} `)} counter(page) ${cssText(` ${of} `)} counter(pages); }
}`
}
