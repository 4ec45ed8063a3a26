import { type Operation, operation } from '../../platform/http/operation.ts'
import { IdOf, Page } from '../../platform/http/schema.ts'
import { Type } from '../../platform/type.ts'
import { designToWire, getDesign, listDesigns } from './design-queries.ts'
import { DesignView, UpdateDesignBody } from './design-schema.ts'
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
    query: Type.Object(Page),
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
      'Renames a design, or gives it a new layout as a new version; only the sent fields change, and a layout is sent whole. Certificates that were issued keep their version. For another picture use "Create a design".',
    params,
    body: UpdateDesignBody,
    answer: DesignView,
    run: (ctx, { params, body }) => updateDesign(ctx, params.id, body),
  }),
]
