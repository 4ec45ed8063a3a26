import { MATCHED } from '../../../lib/render/font-catalogue.ts'
import type { Drawing, Item, Scene } from '../../../lib/render/scene.ts'
import { type BadgePalette, badgePalette } from './badge-palettes.ts'
import { badgeShapes, MEDAL, MIDDLE, SIDE } from './medal-shapes.ts'

/** Side in pixels of the PNG of a badge. */
export const BADGE_SIDE = 800

/** Texts on a badge picture. `holder` is empty before anyone has earned it. */
export type BadgeTexts = {
  orgId: number
  templateId: number
  name: string
  issuer: string
  holder: string
  language: string
}

const centred = (middle: number, width: number, height: number) => ({
  x: MIDDLE - width / 2,
  y: middle - height / 2,
  width,
  height,
})

function items({ ink, metal: [light] }: BadgePalette): Item[] {
  const common = { kind: 'slot', align: 'center', whole_words: true } as const
  return [
    {
      ...common,
      slot: 'name',
      box: centred(MEDAL + 2, 196, 128),
      font: `display-bold${MATCHED}`,
      size: 42,
      min_size: 20,
      color: ink,
      fit: 'wrap',
    },
    {
      ...common,
      slot: 'issuer',
      box: centred(413, 392, 26),
      font: `sans-bold${MATCHED}`,
      size: 17,
      min_size: 9,
      color: ink,
      fit: 'shrink',
      letter_spacing: 0.04,
    },
    {
      ...common,
      slot: 'holder',
      box: centred(548, 500, 46),
      font: `display${MATCHED}`,
      size: 34,
      min_size: 16,
      color: light,
      fit: 'shrink',
    },
  ]
}

/** Returns the drawing of a badge: the same texts give the same bytes. */
export function badgeDrawing({ orgId, templateId, name, issuer, holder, language }: BadgeTexts): Drawing {
  const { number, palette } = badgePalette({ orgId, templateId })
  const scene: Scene = {
    page: { width: SIDE, height: SIDE },
    language,
    background: { kind: 'drawing', shapes: badgeShapes(palette) },
    items: items(palette),
    compact: { width: BADGE_SIDE, bytes: 80_000 },
  }
  const fill = { title: name, author: issuer, created: null, texts: { name, issuer, holder }, qr: null }
  return { key: `badge ${number} ${language}`, scene, fill }
}
