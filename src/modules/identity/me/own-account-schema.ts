import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { Id, LanguageTag, nullable, oneOf, TimeOf, Title } from '../../../platform/http/validation/schema.ts'

const Colours = oneOf(['auto', 'light', 'dark'], { description: 'How they want the panel to look' })
const Language = nullable(LanguageTag('In which they want the panel; null: as their browser says'))

export const OwnAccount = Type.Object(
  {
    id: Id,
    name: Type.String({ description: 'Their name' }),
    email: Type.String({ description: 'Their address' }),
    language: Language,
    colours: Colours,
    has_password: Type.Boolean({ description: 'Whether they can sign in by a password' }),
  },
  { title: 'OwnAccount' },
)
export type OwnAccount = Static<typeof OwnAccount>

export const UpdateOwnAccountBody = Type.Object(
  { name: Type.Optional(Title(200, 'Your name')), language: Type.Optional(Language), colours: Type.Optional(Colours) },
  { title: 'OwnAccountChange' },
)
export type UpdateOwnAccount = Static<typeof UpdateOwnAccountBody>

export const ChangePasswordBody = Type.Object(
  {
    current: Type.Optional(Type.String({ maxLength: 200, description: 'The password until now, where there is one' })),
    password: Type.String({
      maxLength: 200,
      description: 'At least 10 characters, and not one of those that are guessed first',
    }),
  },
  { title: 'PasswordChange' },
)
export type ChangePassword = Static<typeof ChangePasswordBody>

export const OwnSession = Type.Object(
  {
    id: Id,
    current: Type.Boolean({ description: 'Whether it is this one' }),
    organisation: Type.String({ description: 'In which they work there' }),
    method: Type.String({ description: 'By what they signed in: set_up, password, passkey, link or sso' }),
    user_agent: nullable(Type.String({ description: 'What the browser calls itself' })),
    address: nullable(Type.String({ description: 'From which address they signed in' })),
    created_at: TimeOf('When they signed in'),
    last_seen_at: TimeOf('When it was last used'),
  },
  { title: 'OwnSession' },
)
export type OwnSession = Static<typeof OwnSession>

export const OwnViews = Type.Object(
  {
    list: Type.String({
      maxLength: 63,
      pattern: '^[a-z][a-z0-9_-]{0,62}$',
      description: 'Which list',
      examples: ['attendees'],
    }),
    views: Type.Array(
      Type.Object({
        name: Title(100, 'What it is called'),
        query: Type.String({
          maxLength: 2_000,
          description: 'Filters, order and columns, as the address of the page has them',
        }),
      }),
      { maxItems: 50, description: 'Its views, in their order' },
    ),
  },
  { title: 'OwnViews' },
)
export type OwnViews = Static<typeof OwnViews>
