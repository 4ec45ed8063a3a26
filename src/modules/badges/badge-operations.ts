import { type Operation, operation } from '../../platform/http/operation.ts'
import { Id, Page } from '../../platform/http/schema.ts'
import { Type } from '../../platform/type.ts'
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

const params = Type.Object({ id: Id })
const tag = 'Badges'

/** Badges, from what can be earned to who has it. */
export const badgeOperations: readonly Operation[] = [
  operation({
    id: 'listBadgeTemplates',
    method: 'GET',
    path: '/admin/badge-templates',
    scope: 'badges:read',
    tag,
    summary: 'List badge templates, newest first',
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
    summary: 'Make a badge that can be earned',
    description:
      'Whoever meets all its criteria is given it as soon as they do, once, and those who meet them already within moments.',
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
    summary: 'Change a badge template, or switch it off or on',
    description:
      'Who has the badge keeps it. New criteria, and switching it on, give it to all who meet them already, within moments.',
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
    summary: 'Delete a badge template that nobody was ever given',
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
    summary: 'Go back to the picture that is drawn',
    params,
    run: async (ctx, { params }) => void (await setBadgePicture(ctx, params.id, null)),
  }),

  operation({
    id: 'listBadgeAwards',
    method: 'GET',
    path: '/admin/badge-templates/:id/awards',
    scope: 'badges:read',
    tag,
    summary: 'List who was given a badge, newest first',
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
    summary: 'Give somebody a badge, whatever its criteria are',
    description: '201 when it was given; 200 with the one that they have when they have it already.',
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
    summary: 'Take a badge back, for good',
    description: 'By its criteria the person is not given it again; by hand they can be.',
    params,
    body: RevokeAwardBody,
    answer: BadgeAward,
    run: (ctx, { params, body }) => revokeAward(ctx, params.id, body.revocation_reason ?? null),
  }),
]
