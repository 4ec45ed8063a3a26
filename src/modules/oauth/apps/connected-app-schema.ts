import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { Id, oneOf, TimeOf, TimeOrNull } from '../../../platform/http/validation/schema.ts'

export const ConnectedApp = Type.Object(
  {
    id: Id,
    name: Type.String({ description: 'The name that the app gives itself' }),
    host: Type.String({ description: 'Host that describes the app, or where it receives answers' }),
    kind: oneOf(['registered', 'document'], { description: 'document: described at `host`; registered: by itself' }),
    organisation: Type.Object(
      { id: Id, name: Type.String({ description: 'Its name' }) },
      { description: 'The organisation that it acts in' },
    ),
    person: Type.Object(
      {
        id: Id,
        name: Type.String({ description: 'Their name' }),
        email: Type.String({ description: 'Their address' }),
      },
      { description: 'The member for whom it acts' },
    ),
    scopes: Type.Array(Type.String(), { description: 'Scopes that were allowed and that the role still allows' }),
    created_at: TimeOf('When it was allowed'),
    last_used_at: TimeOrNull('When it last sent a request', 'never'),
    expires_at: TimeOrNull('When it ends', 'when it is revoked'),
  },
  { title: 'ConnectedApp', description: 'An app that acts for a member' },
)
export type ConnectedApp = Static<typeof ConnectedApp>
