import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { IdOf } from '../../platform/http/validation/schema.ts'
import { listBuiltinDesigns, readBuiltinScene, readDesignScene } from './read-scene.ts'
import { BuiltinList, BuiltinParams, BuiltinQuery, DesignScene } from './scene-schema.ts'

/** What designs look like, for a browser to draw. */
export const sceneOperations: readonly Operation[] = [
  operation({
    id: 'listBuiltinDesigns',
    method: 'GET',
    path: '/admin/designs/builtin',
    scope: 'certificates:read',
    tag: 'Designs',
    summary: 'List the built-in designs',
    description:
      'The designs that come with the program, the one of events without a design first. "Create a design" with `builtin` makes a copy that can be changed.',
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
    summary: 'Read a built-in design',
    description:
      'All that a browser needs to draw a built-in design in a language and a colour: page, shapes, fields and fonts. `page`, `language`, `drawing` and `fields` are its layout.',
    params: BuiltinParams,
    query: BuiltinQuery,
    answer: DesignScene,
    run: (ctx, { params, query }) => readBuiltinScene(ctx, params.key, query),
  }),

  operation({
    id: 'getDesignScene',
    method: 'GET',
    path: '/admin/designs/:id/scene',
    scope: 'certificates:read',
    tag: 'Designs',
    summary: 'Read what a design is drawn with',
    description:
      'All that a browser needs to draw the newest version of a design: page, background, fields and fonts. `page`, `language`, `drawing` and `fields` are its layout.',
    params: Type.Object({ id: IdOf('design') }),
    answer: DesignScene,
    run: (ctx, { params }) => readDesignScene(ctx, params.id),
  }),
]
