import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../platform/http/validation/schema.ts'
import { awardByHand } from './award-by-hand.ts'
import { listAwards } from './award-queries.ts'
import { setBadgePicture } from './badge-image.ts'
import {
  AwardBody,
  AwardQuery,
  BadgeAward,
  BadgeTemplate,
  BadgeTemplateChangeBody,
  GivenBadge,
  NewBadgeTemplateBody,
  RevokeAwardBody,
} from './badge-schema.ts'
import { revokeAward } from './revoke-award.ts'
import { createTemplate, deleteTemplate, updateTemplate } from './save-template.ts'
import { getTemplate, listTemplates, templateToWire } from './template-queries.ts'

const params = Type.Object({ id: IdOf('badge template') })
const tag = 'Badges'

/** Badges, from what can be earned to who has it. */
export const badgeOperations: readonly Operation[] = [
  operation({
    id: 'listBadgeTemplates',
    method: 'GET',
    path: '/admin/badge-templates',
    scope: 'badges:read',
    tag,
    summary: 'List badge templates',
    description: 'Lists the badges that can be earned, newest first, with how many people have each.',
    query: Type.Object(Page),
    list: BadgeTemplate,
    run: (ctx, { query }) => listTemplates(ctx, query),
  }),

  operation({
    id: 'createBadgeTemplate',
    method: 'POST',
    path: '/admin/badge-templates',
    scope: 'badges:write',
    tag,
    summary: 'Create a badge template',
    description:
      'Makes a badge that can be earned. Whoever meets all its criteria is given it once, as soon as they do; those who meet them already get it within moments. Without criteria it is given by Award a badge alone. An organisation has at most 200.',
    body: NewBadgeTemplateBody,
    answer: BadgeTemplate,
    status: 201,
    refusals: { 409: 'The organisation has 200 badge templates' },
    run: (ctx, { body }) => createTemplate(ctx, body),
  }),

  operation({
    id: 'getBadgeTemplate',
    method: 'GET',
    path: '/admin/badge-templates/:id',
    scope: 'badges:read',
    tag,
    summary: 'Read a badge template',
    description: 'Gives back one badge that can be earned, with its criteria and how many people have it.',
    params,
    answer: BadgeTemplate,
    run: async (ctx, { params }) => templateToWire(ctx, await getTemplate(ctx, params.id)),
  }),

  operation({
    id: 'updateBadgeTemplate',
    method: 'PATCH',
    path: '/admin/badge-templates/:id',
    scope: 'badges:write',
    tag,
    summary: 'Change a badge template',
    description:
      'Changes the given fields, or switches it off or on. Who has the badge keeps it. New criteria, and switching it on, give it within moments to all who meet them already.',
    params,
    body: BadgeTemplateChangeBody,
    answer: BadgeTemplate,
    run: (ctx, { params, body }) => updateTemplate(ctx, params.id, body),
  }),

  operation({
    id: 'deleteBadgeTemplate',
    method: 'DELETE',
    path: '/admin/badge-templates/:id',
    scope: 'badges:write',
    tag,
    summary: 'Delete a badge template',
    description:
      'Deletes, for good, a badge that nobody was ever given; otherwise 409. To stop giving one, use Change a badge template with active=false.',
    irreversible: 'The badge and its picture are gone for good. It cannot be undone.',
    params,
    refusals: { 409: 'Somebody was given the badge; switch it off instead' },
    run: (ctx, { params }) => deleteTemplate(ctx, params.id),
  }),

  operation({
    id: 'removeBadgeImage',
    method: 'DELETE',
    path: '/admin/badge-templates/:id/image',
    scope: 'badges:write',
    tag,
    summary: 'Remove a badge picture',
    description:
      'Takes away the picture that was uploaded, so that the drawn one is shown again, also on badges that were given already. A repeat changes nothing.',
    params,
    run: async (ctx, { params }) => void (await setBadgePicture(ctx, params.id, null)),
  }),

  operation({
    id: 'listBadgeAwards',
    method: 'GET',
    path: '/admin/badge-templates/:id/awards',
    scope: 'badges:read',
    tag,
    summary: 'List badge awards',
    description:
      'Lists who was given a badge, newest first, those too whose badge was taken back. By status or e-mail address it lists fewer.',
    params,
    query: AwardQuery,
    list: BadgeAward,
    run: (ctx, { params, query }) => listAwards(ctx, params.id, query),
  }),

  operation({
    id: 'awardBadge',
    method: 'POST',
    path: '/admin/badge-templates/:id/awards',
    scope: 'badges:write',
    tag,
    summary: 'Award a badge',
    description:
      'Gives somebody a badge, whatever its criteria are: an attendee, or any email and name. 201 when it was given; 200 with the one they have when they have it already, so a repeat gives no second one. 409 when the badge is switched off.',
    params,
    body: AwardBody,
    answer: GivenBadge,
    status: ({ already_awarded }) => (already_awarded ? 200 : 201),
    refusals: { 409: 'The badge template is switched off' },
    run: (ctx, { params, body }) => awardByHand(ctx, params.id, body),
  }),

  operation({
    id: 'revokeBadgeAward',
    method: 'POST',
    path: '/admin/badge-awards/:id/revoke',
    scope: 'badges:write',
    tag,
    summary: 'Revoke a badge award',
    description:
      'Takes a badge back, for good; its public page says so, with the reason. A repeat changes nothing. By its criteria the person is not given it again; by Award a badge they can be.',
    params: Type.Object({ id: IdOf('badge award') }),
    irreversible: 'The badge is shown as revoked for good. It cannot be undone.',
    body: RevokeAwardBody,
    answer: BadgeAward,
    run: (ctx, { params, body }) => revokeAward(ctx, params.id, body.revocation_reason ?? null),
  }),
]
