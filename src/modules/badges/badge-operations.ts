import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../platform/http/validation/schema.ts'
import { SignedCredential } from '../credentials/index.ts'
import { awardByHand } from './award-by-hand.ts'
import { awardTable } from './award-table.ts'
import { setBadgePicture } from './badge-image.ts'
import { correctAward } from './correct-award.ts'
import { getAwardCredential } from './credential/read-award-credential.ts'
import { listAwards } from './records/award-queries.ts'
import {
  AwardBody,
  AwardQuery,
  BadgeAward,
  BadgeTemplate,
  BadgeTemplateChangeBody,
  BadgeTemplateVersion,
  CorrectAwardBody,
  GivenBadge,
  NewBadgeTemplateBody,
  RevokeAwardBody,
} from './records/badge-schema.ts'
import { revokeAward } from './revoke-award.ts'
import { createTemplate, deleteTemplate, updateTemplate } from './save-template.ts'
import { getTemplate, listTemplates, templateToWire } from './template-queries.ts'
import { listVersions } from './template-versions.ts'

const params = Type.Object({ id: IdOf('badge template') })
const tag = 'Badges'

/** Operations on badge templates and awards. */
export const badgeOperations: readonly Operation[] = [
  operation({
    id: 'listBadgeTemplates',
    method: 'GET',
    path: '/admin/badge-templates',
    scope: 'badges:read',
    tag,
    summary: 'List badge templates',
    description: 'Lists badge templates, newest first, with the number of people who have each badge.',
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
      'Creates a badge template. Everyone who meets all its criteria gets the badge once, as soon as they do; those who already meet them get it within moments. Without criteria it is only awarded by "Award a badge". An organisation can have 200 templates.',
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
    summary: 'Get a badge template',
    description: 'Returns a badge template with its criteria and the number of people who have the badge.',
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
    summary: 'Update a badge template',
    description:
      'Updates the fields you send. Another name, description or criteria makes a new version; existing awards keep theirs, as well as their expiry. New criteria, and activating the template, award the badge within moments to everyone who already meets them.',
    params,
    body: BadgeTemplateChangeBody,
    answer: BadgeTemplate,
    run: (ctx, { params, body }) => updateTemplate(ctx, params.id, body),
  }),

  operation({
    id: 'listBadgeTemplateVersions',
    method: 'GET',
    path: '/admin/badge-templates/:id/versions',
    scope: 'badges:read',
    tag,
    summary: 'List the versions of a badge template',
    description:
      'Lists versions, newest first, with the number of awards that keep each. The 100 newest are kept, and older ones as long as an award refers to them.',
    params,
    query: Type.Object(Page),
    list: BadgeTemplateVersion,
    run: (ctx, { params, query }) => listVersions(ctx, params.id, query),
  }),

  operation({
    id: 'deleteBadgeTemplate',
    method: 'DELETE',
    path: '/admin/badge-templates/:id',
    scope: 'badges:write',
    tag,
    summary: 'Delete a badge template',
    description:
      'Permanently deletes a badge template that was never awarded; fails with 409 otherwise. To stop awarding it, use "Update a badge template" with active=false.',
    irreversible: 'Permanently deletes the badge template and its picture. This cannot be undone.',
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
    summary: 'Delete a badge picture',
    description:
      'Makes a new version with the drawn picture; existing awards keep the uploaded one. Repeating the call changes nothing.',
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
      'Lists the awards of a badge, newest first, including revoked ones. Filter by status or email address. The file has one row per award.',
    params,
    query: AwardQuery,
    list: BadgeAward,
    table: (ctx, { params, query }) => awardTable(ctx, params.id, query),
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
      'Awards a badge regardless of its criteria, to an attendee or to any email and name. Returns 201 with the new award, or 200 with the existing one, so repeating it awards nothing twice. A new award supersedes an expired one. Fails with 409 when the badge is inactive.',
    params,
    body: AwardBody,
    answer: GivenBadge,
    status: ({ already_awarded }) => (already_awarded ? 200 : 201),
    refusals: { 409: 'The badge template is switched off' },
    run: (ctx, { params, body }) => awardByHand(ctx, params.id, body),
  }),

  operation({
    id: 'getBadgeCredential',
    method: 'GET',
    path: '/admin/badge-awards/:id/credential',
    scope: 'badges:read',
    tag,
    summary: 'Get the credential of a badge award',
    description:
      'Returns the award as a signed credential (Open Badges 3.0, W3C Verifiable Credentials 2.0), which anyone can check without this service. A revoked award keeps it; its status list says so. 404 until it is signed. `credential_url` needs no key, and the PNG at `image_url` contains the same credential.',
    params: Type.Object({ id: IdOf('badge award') }),
    answer: SignedCredential,
    run: (ctx, { params }) => getAwardCredential(ctx, params.id),
  }),

  operation({
    id: 'correctBadgeAward',
    method: 'POST',
    path: '/admin/badge-awards/:id/correct',
    scope: 'badges:write',
    tag,
    summary: 'Replace a badge award',
    description:
      'Replaces an award by a corrected one, with the fields you send, the current version of the template, and everything else as before. The old award is revoked, and its public page links to the new one.',
    params: Type.Object({ id: IdOf('badge award') }),
    irreversible: 'The award is revoked and replaced by a new one. It cannot be undone.',
    body: CorrectAwardBody,
    answer: BadgeAward,
    status: 201,
    refusals: { 409: 'The award was revoked or replaced, or the new recipient already has the badge' },
    run: (ctx, { params, body }) => correctAward(ctx, params.id, body),
  }),

  operation({
    id: 'revokeBadgeAward',
    method: 'POST',
    path: '/admin/badge-awards/:id/revoke',
    scope: 'badges:write',
    tag,
    summary: 'Revoke a badge award',
    description:
      'Permanently revokes an award; its public page shows this with the reason. Repeating the call changes nothing. The person does not get the badge again by its criteria, but you can award it again with "Award a badge".',
    params: Type.Object({ id: IdOf('badge award') }),
    irreversible: 'The badge is shown as revoked for good. It cannot be undone.',
    body: RevokeAwardBody,
    answer: BadgeAward,
    run: (ctx, { params, body }) => revokeAward(ctx, params.id, body.revocation_reason ?? null),
  }),
]
