import { lruCache } from '../../lib/caches/lru-cache.ts'
import { AppError, invalidField } from '../../lib/errors.ts'
import type { Drawing } from '../../lib/render/index.ts'
import { OverTime } from '../../lib/threads/thread-pool.ts'
import type { Context } from '../../platform/context/context.ts'
import { designScene, filledTexts, MAX_ON_PAGE, textLength, usableLanguage, valueKeys } from './design-scene.ts'
import { layoutHash } from './design-versions.ts'
import type { Layout } from './layout/design-layout.ts'
import { currentLogo, loadLogo } from './layout-logo.ts'
import { loadPictures, validatePictures } from './layout-pictures.ts'

const words = (length: number) => 'Wilhelmina '.repeat(length).slice(0, length)

/** The longest values: two names of 200 characters with a space, and the maximum of everything else. */
const LONGEST = {
  name: words(401),
  event: words(200),
  issuer: words(200),
  tier: words(200),
  code: words(16),
  date: words(40),
  issued_at: words(40),
  expires_at: words(40),
  verify_at: words(80),
}
const ADDRESS = `HTTPS://CERTIFICATES.EXAMPLE.ORG/V/${'0'.repeat(40)}`

function longestValues(layout: Layout): Record<string, string> {
  return { ...LONGEST, ...Object.fromEntries(valueKeys(layout).map((key) => [`values.${key}`, words(200)])) }
}

/**
 * Rejects a layout that would cut its texts or take too long to draw with the longest values, and unknown pictures.
 * @throws AppError validation_failed; unavailable when too much is being drawn for the organisation
 */
export async function validateLayout(ctx: Context, layout: Layout, milliseconds?: number): Promise<void> {
  const drawing = await longestDrawing(ctx, layout)
  const { drawInThread } = await import('../../lib/render/index.ts')
  await refuseSlow(drawInThread(ctx.orgId, { drawing, kind: 'png' }, milliseconds))
}

/** Layouts that were recently tried and are valid. */
const validLayouts = lruCache<true>({ values: 500, bytes: Number.POSITIVE_INFINITY }, () => 0)
const TRIAL_WIDTH = 300

/** Validates an unsaved layout, drawn as small as possible because it changes with every drag. */
export async function validateTrial(ctx: Context, layout: Layout): Promise<void> {
  const key = `${ctx.orgId} ${layoutHash(layout)}`
  if (validLayouts.get(key)) return
  const drawing = await longestDrawing(ctx, layout)
  const { drawPreview } = await import('../../lib/render/index.ts')
  await refuseSlow(drawPreview(ctx.orgId, drawing, { kind: 'jpg', width: TRIAL_WIDTH }))
  validLayouts.set(key, true)
}

/** The drawing with the longest values. */
async function longestDrawing(ctx: Context, layout: Layout): Promise<Drawing> {
  await validatePictures(ctx, layout)
  const values = longestValues(layout)
  const length = textLength(layout, values)
  if (length > MAX_ON_PAGE) {
    const message = `layout shows up to ${length} characters with long names, but a page can show ${MAX_ON_PAGE}: use fewer fields, or fewer {{placeholders}}`
    throw invalidField(['body', 'layout'], message, 'too_much_text')
  }
  const language = usableLanguage(layout.language)
  const logo = await loadLogo(ctx, await currentLogo(ctx, layout))
  const key = `judged ${layoutHash(layout)} ${logo?.name}`
  const pictures = await loadPictures(ctx, layout)
  const scene = designScene({ key, layout, background: null, pictures, logo }, values, language)
  const texts = filledTexts(scene, layout, values)
  return {
    key,
    scene,
    fill: { title: '', author: '', created: new Date(0), texts, qr: { text: ADDRESS, link: ADDRESS } },
  }
}

async function refuseSlow(drawing: Promise<unknown>): Promise<void> {
  await drawing.catch((error: unknown) => {
    if (!(error instanceof AppError && error.cause instanceof OverTime)) throw error
    const message = 'layout takes too long to draw with long names: use fewer fields, or shorter texts'
    throw invalidField(['body', 'layout'], message, 'too_slow')
  })
}
