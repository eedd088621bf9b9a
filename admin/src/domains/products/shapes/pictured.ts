import { drawingOf, type DrawingName } from '@barem/resources/calc/drawing'
import { type Section, sections } from './sections.ts'

type Drawn = Pick<Section, 'metal' | 'lines' | 'box'>

/** Goods that follow the table of a mill and no formula, or that have no section. */
const others = {
  i_beam: { metal: 'M36 12H124V24H86V96H124V108H36V96H74V24H36Z', box: [32, 12, 96, 96] },
  h_beam: { metal: 'M24 16H136V32H88V88H136V104H24V88H72V32H24Z', box: [24, 16, 112, 88] },
  channel: { metal: 'M44 12H116V25H58V95H116V108H44Z', box: [32, 12, 96, 96] },
  z_section: { metal: 'M40 14H104V88H136V100H92V26H40Z', box: [40, 14, 96, 86] },
  coil: {
    metal: 'M30 60a46 46 0 1 0 92 0a46 46 0 1 0 -92 0z M60 60a16 16 0 1 0 32 0a16 16 0 1 0 -32 0z',
    lines: 'M42 60a34 34 0 1 0 68 0a34 34 0 1 0 -68 0z M51 60a25 25 0 1 0 50 0a25 25 0 1 0 -50 0z',
    box: [30, 14, 92, 92],
  },
  mesh: {
    metal: 'M36 20H116V100H36Z',
    lines: 'M56 20V100M76 20V100M96 20V100M36 40H116M36 60H116M36 80H116',
    box: [36, 20, 80, 80],
  },
  nail: { metal: 'M52 20H100V28H81V88L76 104L71 88V28H52Z', box: [34, 20, 84, 84] },
} satisfies Record<string, Drawn>

/** A bundle, for goods of which nothing says what they look like. */
const BUNDLE: Drawn = {
  metal: 'M36 40L76 20L116 40V82L76 102L36 82Z',
  lines: 'M36 40L76 60L116 40M76 60V102M56 30L96 50V92',
  box: [36, 20, 80, 82],
}

const drawings: Readonly<Record<DrawingName, Drawn>> = { ...others, ...sections }

/** What is drawn of a product without a picture: its shape, the section that its name says, or its kind. */
export function pictured(row: Readonly<Record<string, unknown>>): Drawn {
  const drawing = drawingOf(row)
  return (drawing && drawings[drawing]) ?? BUNDLE
}
