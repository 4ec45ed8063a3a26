import { type Operation, operation } from '../../platform/http/operation.ts'
import { Id, Page } from '../../platform/http/schema.ts'
import { Type } from '../../platform/type.ts'
import { designToWire, getDesign, listDesigns } from './design-queries.ts'
import { DesignView, UpdateDesignBody } from './design-schema.ts'
import { updateDesign } from './update-design.ts'

const params = Type.Object({ id: Id })

/** Designs that are there already. */
export const designOperations: readonly Operation[] = [
  operation({
    id: 'listDesigns',
    method: 'GET',
    path: '/admin/designs',
    scope: 'certificates:read',
    tag: 'Designs',
    summary: 'List designs, newest first',
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
    summary: 'Read a design in its newest version',
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
    summary: 'Rename a design, or give it a new layout as a new version',
    params,
    body: UpdateDesignBody,
    answer: DesignView,
    run: (ctx, { params, body }) => updateDesign(ctx, params.id, body),
  }),
]
