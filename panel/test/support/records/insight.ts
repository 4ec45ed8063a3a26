import assert from 'node:assert/strict'
import { aBadge } from '../../../../test/support/badges.ts'
import { anEvent } from '../../../../test/support/factories.ts'
import type { World } from '../../../../test/support/harness.ts'
import type { Shown } from '../every-page.ts'
import type { There } from '../refuse-form.ts'

/** A badge by criteria with two versions and awards with and without evidence. */
export async function insightRecords(world: World) {
  const { id: event_id } = await anEvent(world, { name: 'Rozet günü' })
  const criteria = [
    { type: 'events_attended', min: 3 },
    { type: 'event_attended', event_id },
  ]
  const badge = await aBadge(world, { criteria, description: 'For people who return.', validity_months: 12 })
  const evidence = [{ text: 'Talk', url: 'https://example.org/talk' }]
  for (const [name, email] of [
    ['مريم', 'meryem@example.org'],
    ['Ayşe Yılmaz', 'speaker@example.org'],
  ]) {
    const { status } = await world.request('POST', `${badge.path}/awards`, { name, email, evidence })
    assert.equal(status, 201)
  }
  assert.equal((await world.request('PATCH', badge.path, { description: 'For everybody who returns.' })).status, 200)
  return { badgeId: badge.id as number }
}

type Records = Awaited<ReturnType<typeof insightRecords>>

/** Dialogs and tabs of badges and analytics. */
export const insightShown = ({ badgeId }: Records): Shown[] => [
  { path: '/badges', opens: 'New badge' },
  { path: `/badges/${badgeId}`, opens: 'Award badge' },
  { path: `/badges/${badgeId}?view=settings`, opens: 'Delete badge' },
  { path: `/badges/${badgeId}?view=versions` },
  ...['certificates', 'contacts', 'training'].map((view) => ({ path: `/analytics?view=${view}&period=90` })),
]

/** Forms of badges. */
export const insightForms = ({ badgeId }: Records): There[] => {
  const badge = `/badges/${badgeId}`
  return [
    {
      file: 'pages/badges/new-badge.tsx',
      path: '/badges',
      opens: [/^(New badge|Yeni rozet)$/, /^(Add criterion|Koşul ekle)$/],
      field: 'name',
      last: 'criteria.0.min',
    },
    { file: 'pages/badges/badge-settings.tsx', path: `${badge}?view=settings`, field: 'name' },
    {
      file: 'shell-parts/award-badge.tsx',
      path: badge,
      opens: [/^(Award badge|Rozet ver)$/, /^(Add evidence|Kanıt ekle)$/],
      field: 'name',
      last: 'evidence.0.text',
    },
    ...(
      [
        [/^(Correct|Düzelt)$/, 'name'],
        [/^(Revoke|İptal et)$/, 'revocation_reason'],
      ] as const
    ).map(([action, field]) => ({
      file: 'pages/badges/awards/award-actions.tsx',
      path: badge,
      opens: [/speaker@example\.org/, action],
      field,
    })),
  ]
}
