import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { IdOf } from '../../platform/http/validation/schema.ts'
import { getBuiltinScene, getDesignScene, listBuiltinDesigns } from './get-scene.ts'
import { BuiltinList, BuiltinParams, BuiltinQuery, DesignScene } from './scene-schema.ts'

/** Scenes of designs, for browsers to draw. */
export const sceneOperations: readonly Operation[] = [
  operation({
    id: 'listBuiltinDesigns',
    method: 'GET',
    path: '/admin/designs/builtin',
    scope: 'certificates:read',
    tag: 'Designs',
    summary: 'List the built-in designs',
    description:
      'Lists the built-in designs, the default of events first. "Create a design" with `builtin` makes an editable copy.',
    query: Type.Object({ language: BuiltinQuery.properties.language }),
    answer: BuiltinList,
    run: (ctx, { query }) => listBuiltinDesigns(ctx, query),
  }),

  operation({
    id: 'getBuiltinDesignScene',
    method: 'GET',
    path: '/admin/designs/builtin/:key',
    scope: 'certificates:read',
    tag: 'Designs',
    summary: 'Get a built-in design',
    description:
      'Returns everything that a browser needs to draw a built-in design in a language and a colour: page, shapes, fields and fonts. `page`, `language`, `edition`, `drawing` and `fields` are its layout.',
    params: BuiltinParams,
    query: BuiltinQuery,
    answer: DesignScene,
    run: (ctx, { params, query }) => getBuiltinScene(ctx, params.key, query),
  }),

  operation({
    id: 'getDesignScene',
    method: 'GET',
    path: '/admin/designs/:id/scene',
    scope: 'certificates:read',
    tag: 'Designs',
    summary: 'Get the scene of a design',
    description:
      'Returns everything that a browser needs to draw the newest version of a design: page, background, fields and fonts. `page`, `language`, `edition`, `drawing`, `private_values` and `fields` are its layout.',
    params: Type.Object({ id: IdOf('design') }),
    answer: DesignScene,
    run: (ctx, { params }) => getDesignScene(ctx, params.id),
  }),
]
