import * as hb from 'harfbuzzjs'
import { type Cluster, isPlain } from './cluster.ts'
import { type FontFace, glyphAdvance, glyphData } from './font-face.ts'
import { itemizeLine, type Run } from './itemize-line.ts'
import { readableClusters } from './readable-clusters.ts'

/** A run as clusters from left to right; `spacing` is the space after each of them, in font units. */
export type ShapedRun = { face: FontFace; clusters: Cluster[]; width: number; spacing: number }

/**
 * A line set at one point: its runs from left to right, its width, and how far its ink extends above and below the
 * baseline.
 */
export type ShapedLine = { text: string; runs: ShapedRun[]; width: number; inkAbove: number; inkBelow: number }

const buffer = new hb.Buffer()
const NO_LIGATURES = ['liga', 'clig', 'dlig'].map((tag) => new hb.Feature(tag, 0))
/** Scripts with separate letters, which letter spacing does not harm. */
const SPACED_SCRIPTS = new Set(['Latn', 'Grek', 'Cyrl', 'Armn', 'Geor', 'Hebr', 'Hani', 'Hira', 'Kana', 'Hang', 'Zyyy'])
/**
 * Kerning beyond this, as a share of the size, widens the glyph instead: readers see a space between words from 0.1 on.
 */
const WORD_GAP = 0.03
const HAN_LANGUAGE: Record<string, string> = { chinese: 'zh-hans', japanese: 'ja', korean: 'ko' }

/** Shapes one line of clean text; `letterSpacing` is a fraction of the size. */
export function shapeLine(text: string, family: string, language: string, letterSpacing = 0): ShapedLine {
  const runs = itemizeLine(text, family, language).map((run) => shapeRun(run, language, letterSpacing))
  let width = runs.reduce((sum, run) => sum + run.width, 0)
  const last = runs.at(-1)
  // Spacing goes between letters and not after the last one, which would shift a centred line to the left.
  if (last) width -= last.spacing / last.face.unitsPerEm
  return { text, runs, width, ...inkOf(runs) }
}

function shapeRun(run: Run, language: string, letterSpacing: number): ShapedRun {
  const { face } = run
  const spacing = SPACED_SCRIPTS.has(run.script) ? Math.round(letterSpacing * face.unitsPerEm) : 0
  buffer.reset()
  buffer.addText(run.text)
  buffer.setDirection(run.level % 2 ? hb.Direction.RTL : hb.Direction.LTR)
  if (run.script !== 'Zyyy' && run.script !== 'Zsye') buffer.setScript(run.script)
  buffer.setLanguage(HAN_LANGUAGE[face.id.split('-')[0]!] ?? language)
  buffer.guessSegmentProperties()
  hb.shape(face.font, buffer, spacing ? NO_LIGATURES : [])
  const clusters = clustersOf(run)
  for (const cluster of clusters) {
    cluster.advance += spacing
    const natural = isPlain(cluster) ? glyphAdvance(face, cluster.glyphs[0]!.glyph) + spacing : 0
    const kept = natural > 0 && cluster.advance - natural <= WORD_GAP * face.unitsPerEm
    cluster.ownAdvance = kept ? natural : Math.max(natural, cluster.advance)
  }
  const width = clusters.reduce((sum, cluster) => sum + cluster.advance, 0) / face.unitsPerEm
  return {
    face,
    clusters: clusters.flatMap((cluster) => readableClusters(cluster, run.level % 2 === 1, face.unitsPerEm)),
    width,
    spacing,
  }
}

/**
 * Groups the shaped glyphs by cluster. Clusters come in visual order, in either direction without jumps, so a cluster's
 * text ends where the next one in text order begins.
 */
function clustersOf(run: Run): Cluster[] {
  const infos = buffer.getGlyphInfos()
  const positions = buffer.getGlyphPositions()
  const clusters: Cluster[] = []
  const starts: number[] = []
  for (const [i, info] of infos.entries()) {
    const { xAdvance, xOffset, yOffset } = positions[i]!
    if (i === 0 || info.cluster !== infos[i - 1]!.cluster) {
      clusters.push({ text: '', start: run.start + info.cluster, glyphs: [], advance: 0, ownAdvance: 0 })
      starts.push(info.cluster)
    }
    const cluster = clusters.at(-1)!
    cluster.glyphs.push({ glyph: info.codepoint, x: cluster.advance + xOffset, y: yOffset })
    cluster.advance += xAdvance
  }
  const following = run.level % 2 ? -1 : 1
  for (const [i, cluster] of clusters.entries()) cluster.text = run.text.slice(starts[i], starts[i + following])
  return clusters
}

/**
 * Read from the glyphs' own bounding boxes (`glyf` header), so that one script is not measured by the ascenders of
 * another.
 */
function inkOf(runs: ShapedRun[]): { inkAbove: number; inkBelow: number } {
  let inkAbove = 0
  let inkBelow = 0
  for (const { face, clusters } of runs) {
    for (const { glyphs } of clusters) {
      for (const { glyph, y } of glyphs) {
        const { data } = glyphData(face, glyph)
        if (data.length === 0) continue
        inkAbove = Math.max(inkAbove, (data.readInt16BE(8) + y) / face.unitsPerEm)
        inkBelow = Math.max(inkBelow, -(data.readInt16BE(4) + y) / face.unitsPerEm)
      }
    }
  }
  return { inkAbove, inkBelow }
}
