import { createHash } from 'node:crypto'

/** The colours of a badge: ground, metal and enamel. */
export type BadgePalette = {
  /** Gradient from the corners to the glow behind the medal. */
  ground: [edge: string, glow: string]
  /** The metal in light, as it is, in shade, and at its rim. */
  metal: [light: string, body: string, shade: string, rim: string]
  /** The enamel around the face, its light, and the face that bears the name. */
  enamel: [deep: string, bright: string]
  face: string
  ink: string
}

const GOLD: BadgePalette['metal'] = ['#f3dc9c', '#dcb765', '#b98d3c', '#8a6524']
const SILVER: BadgePalette['metal'] = ['#f4f6f7', '#cfd6db', '#9aa6af', '#6c7a85']
const COPPER: BadgePalette['metal'] = ['#f5cfae', '#dd9f70', '#b3703f', '#7f4922']
const FACE = '#fffaf0'

const PALETTES: readonly BadgePalette[] = [
  { ground: ['#0d2a22', '#2d6a55'], metal: GOLD, enamel: ['#12382d', '#1f5a48'], face: FACE, ink: '#163d31' },
  { ground: ['#10203f', '#375a9c'], metal: GOLD, enamel: ['#142a54', '#254886'], face: FACE, ink: '#17305f' },
  { ground: ['#3a0f1f', '#8c3450'], metal: GOLD, enamel: ['#521429', '#7d2743'], face: FACE, ink: '#5b162d' },
  { ground: ['#281544', '#6743a0'], metal: SILVER, enamel: ['#351c5b', '#553288'], face: '#fbf9ff', ink: '#3a2063' },
  { ground: ['#0a2c38', '#277a90'], metal: SILVER, enamel: ['#0d3d4d', '#1a6277'], face: '#f6fcfd', ink: '#0e4253' },
  { ground: ['#2b1a10', '#7a5334'], metal: COPPER, enamel: ['#3c2415', '#633f26'], face: '#fff8f0', ink: '#4a2c18' },
  { ground: ['#18222b', '#4d6577'], metal: COPPER, enamel: ['#1f2d39', '#374e5f'], face: '#fdf9f5', ink: '#22323f' },
  { ground: ['#141318', '#4c4a5a'], metal: GOLD, enamel: ['#1d1b24', '#393644'], face: FACE, ink: '#27242f' },
]

/** Returns the colours of a badge: always the same, and different for other badges of the organisation. */
export function badgePalette({ orgId, templateId }: { orgId: number; templateId: number }): {
  number: number
  palette: BadgePalette
} {
  const start = createHash('sha256').update(`badges of ${orgId}`).digest()[0]!
  const number = (start + templateId * 3) % PALETTES.length
  return { number, palette: PALETTES[number]! }
}
