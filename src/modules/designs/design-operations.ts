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

/** Existing designs. */
export const designOperations: readonly Operation[] = [
  operation({
    id: 'listDesigns',
    method: 'GET',
    path: '/admin/designs',
    scope: 'certificates:read',
    tag: 'Designs',
    summary: 'List designs',
    description:
      "Lists the organisation's designs, newest first, each in its newest version. Events choose a design with `template_id`. Built-in designs are not included.",
    query: Type.Object({
      ...Page,
      archived: Type.Optional(
        Type.Boolean({ description: 'true: archived designs; default: designs that are not archived' }),
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
    summary: 'Get a design',
    description:
      'Returns the newest version of a design, with its layout and background picture. Certificates keep the version they were issued with.',
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
    summary: 'Update a design',
    description:
      'Renames a design, or stores a new layout as a new version; only the fields you send change, and a layout is sent whole. `If-Match` prevents overwriting others\' changes. Issued certificates keep their version. For another picture use "Create a design".',
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
      'Removes a design from the list, so that no event can choose it. Events that use it and issued certificates keep it. "Update a design" with `archived` false restores it.',
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
    description: "Creates a new design, version 1, with the layout and picture of another design's newest version.",
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
    summary: 'Restore a version of a design',
    description:
      'Creates a new version equal to an earlier one; no version is lost, and certificates keep theirs. If the newest version is already equal to it, none is created.',
    params: Type.Object({ id: IdOf('design'), version: Type.Integer({ description: 'Number of the version' }) }),
    answer: DesignView,
    versioned: true,
    run: (ctx, { params, ifMatch }) => restoreVersion(ctx, params.id, params.version, ifMatch),
  }),
]
