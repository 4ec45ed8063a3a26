import { AppError, invalidField } from '../../platform/errors.ts'
import { OverTime } from '../../platform/thread-pool.ts'
import type { Layout } from './design-layout.ts'
import { designScene, filledTexts, MAX_ON_PAGE, textLength, usableLanguage } from './design-scene.ts'
import { layoutHash } from './design-versions.ts'

const words = (length: number) => 'Wilhelmina '.repeat(length).slice(0, length)

/** Two names of 200 characters and a space, and the longest of everything else. */
const LONGEST = {
  ...{ name: words(401), event: words(200), issuer: words(200), tier: words(200) },
  ...{ code: words(16), date: words(40), issued_at: words(40), expires_at: words(40) },
  verify_at: words(80),
}
const ADDRESS = `HTTPS://CERTIFICATES.EXAMPLE.ORG/V/${'0'.repeat(40)}`

/**
 * Refuses a layout that would cut its texts, or take too long to draw, when the values are as long as they can be.
 * @throws AppError validation_failed; unavailable when too much is being drawn for the organisation
 */
export async function judgeLayout(orgId: number, layout: Layout, milliseconds?: number): Promise<void> {
  const length = textLength(layout, LONGEST)
  if (length > MAX_ON_PAGE) {
    const message = `layout shows up to ${length} characters when names are long, and a page shows ${MAX_ON_PAGE}: use fewer fields, or fewer {{placeholders}}`
    throw invalidField(['body', 'layout'], message, 'too_much_text')
  }
  const language = usableLanguage(layout.language)
  const key = `judged ${layoutHash(layout)}`
  const scene = designScene({ key, layout, background: null }, LONGEST, language)
  const texts = filledTexts(scene, layout, LONGEST)
  const fill = { title: '', author: '', created: new Date(0), texts, qr: { text: ADDRESS, link: ADDRESS } }
  const task = { drawing: { key, scene, fill }, kind: 'png' } as const
  const { drawInThread } = await import('../../platform/render/index.ts')
  await drawInThread(orgId, task, milliseconds).catch((error: unknown) => {
    if (!(error instanceof AppError && error.cause instanceof OverTime)) throw error
    const message = 'layout takes too long to draw when names are long: use fewer fields, or shorter texts'
    throw invalidField(['body', 'layout'], message, 'too_slow')
  })
}
