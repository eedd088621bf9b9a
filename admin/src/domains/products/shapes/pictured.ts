import { type Section, sections } from './sections.ts'

type Drawn = Pick<Section, 'metal' | 'lines' | 'box'>

/** Sections that follow the table of a mill and no formula, by the letter that they are called by. */
const lettered: Readonly<Record<string, Drawn>> = {
  V: sections.equal_angle,
  C: sections.lipped_channel,
  I: { metal: 'M36 12H124V24H86V96H124V108H36V96H74V24H36Z', box: [32, 12, 96, 96] },
  H: { metal: 'M24 16H136V32H88V88H136V104H24V88H72V32H24Z', box: [24, 16, 112, 88] },
  U: { metal: 'M44 12H116V25H58V95H116V108H44Z', box: [32, 12, 96, 96] },
  Z: { metal: 'M40 14H104V88H136V100H92V26H40Z', box: [40, 14, 96, 86] },
}

const COIL: Drawn = {
  metal: 'M30 60a46 46 0 1 0 92 0a46 46 0 1 0 -92 0z M60 60a16 16 0 1 0 32 0a16 16 0 1 0 -32 0z',
  lines: 'M42 60a34 34 0 1 0 68 0a34 34 0 1 0 -68 0z M51 60a25 25 0 1 0 50 0a25 25 0 1 0 -50 0z',
  box: [30, 14, 92, 92],
}

/** A bundle, for goods that have no section: wire, nails, mesh. */
const BUNDLE: Drawn = {
  metal: 'M36 40L76 20L116 40V82L76 102L36 82Z',
  lines: 'M36 40L76 60L116 40M76 60V102M56 30L96 50V92',
  box: [36, 20, 80, 82],
}

/** The letter that a section is called by, with its size behind it: `Thép hình I200`, `V50x5`. */
const LETTER = /(?:^|[\s-])([VCIHUZ])\d/

/** What is drawn of a product without a picture: its shape, the section that its name says, or its kind. */
export function pictured({ shape, name, weightMode }: Readonly<Record<string, unknown>>): Drawn {
  if (typeof shape === 'string' && shape in sections) return sections[shape as keyof typeof sections]
  const [, letter] = LETTER.exec(String(name ?? '')) ?? []
  return (letter && lettered[letter]) || (weightMode === 'coil' ? COIL : BUNDLE)
}
