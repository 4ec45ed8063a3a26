import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../platform/http/validation/schema.ts'
import { archiveDesign } from './archive-design.ts'
import { designToWire, getDesign, listDesigns } from './design-queries.ts'
import { DesignView, DuplicateDesignBody, UpdateDesignBody } from './design-schema.ts'
import { duplicateDesign } from './duplicate-design.ts'
import { restoreVersion } from './restore-version.ts'
import { updateDesign } from './update-design.ts'

const params = Type.Object({ id: IdOf('design') })

/** Designs that are there already. */
export const designOperations: readonly Operation[] = [
  operation({
    id: 'listDesigns',
    method: 'GET',
    path: '/admin/designs',
    scope: 'certificates:read',
    tag: 'Designs',
    summary: 'List designs',
    description:
      'Pages of the designs of the organisation, newest first, each in its newest version. An event has certificates on a design by its `template_id`; the built-in ones are not in the list.',
    query: Type.Object({
      ...Page,
      archived: Type.Optional(
        Type.Boolean({ description: 'true: those that are archived, default those that are not' }),
      ),
    }),
    forViewers: ['archived'],
    list: DesignView,
    run: (ctx, { query }) => listDesigns(ctx, query),
  }),

  operation({
    id: 'getDesign',
    method: 'GET',
    path: '/admin/designs/:id',
    scope: 'certificates:read',
    tag: 'Designs',
    summary: 'Read a design',
    description:
      'A design in its newest version: its layout, and the picture that it is drawn on. Certificates that were issued with an older version keep that one.',
    params,
    answer: DesignView,
    versioned: true,
    run: async (ctx, { params }) => designToWire(ctx, await getDesign(ctx, params.id)),
  }),

  operation({
    id: 'updateDesign',
    method: 'PATCH',
    path: '/admin/designs/:id',
    scope: 'certificates:write',
    tag: 'Designs',
    summary: 'Change a design',
    description:
      'Renames a design, or gives it a new layout as a new version; only the sent fields change, and a layout is sent whole. `If-Match` keeps you from writing over what others did. Certificates that were issued keep their version. For another picture use "Create a design".',
    params,
    body: UpdateDesignBody,
    answer: DesignView,
    versioned: true,
    run: (ctx, { params, body, ifMatch }) => updateDesign(ctx, params.id, body, ifMatch),
  }),

  operation({
    id: 'archiveDesign',
    method: 'DELETE',
    path: '/admin/designs/:id',
    scope: 'certificates:write',
    tag: 'Designs',
    summary: 'Archive a design',
    description:
      'Puts a design away: it is not in the list any more, and no event can choose it. Events that have it keep it, and what was issued is drawn as ever. "Change a design" with `archived` false brings it back.',
    params,
    versioned: true,
    current: DesignView,
    run: (ctx, { params, ifMatch }) => archiveDesign(ctx, params.id, ifMatch),
  }),

  operation({
    id: 'duplicateDesign',
    method: 'POST',
    path: '/admin/designs/:id/duplicate',
    scope: 'certificates:write',
    tag: 'Designs',
    summary: 'Duplicate a design',
    description: 'Makes a new design, version 1, with the layout and the picture of the newest version of another.',
    params,
    body: DuplicateDesignBody,
    answer: DesignView,
    status: 201,
    run: (ctx, { params, body }) => duplicateDesign(ctx, params.id, body),
  }),

  operation({
    id: 'restoreDesignVersion',
    method: 'POST',
    path: '/admin/designs/:id/versions/:version/restore',
    scope: 'certificates:write',
    tag: 'Designs',
    summary: 'Go back to a version of a design',
    description:
      'Makes a new version that is equal to an earlier one; no version is lost, and certificates keep theirs. Where the newest is equal to it already, none is made.',
    params: Type.Object({ id: IdOf('design'), version: Type.Integer({ description: 'Number of the version' }) }),
    answer: DesignView,
    versioned: true,
    run: (ctx, { params, ifMatch }) => restoreVersion(ctx, params.id, params.version, ifMatch),
  }),
]
