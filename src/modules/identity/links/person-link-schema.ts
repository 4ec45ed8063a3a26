import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { Email, LinkToken, NewPassword } from '../sign-in-sessions/sign-in-schema.ts'

export const AskForLinkBody = Type.Object({ email: Email }, { title: 'AskForLink' })

/** Does not reveal whether the address is known. */
export const LinkAsked = Type.Object(
  {
    mail_server: Type.Boolean({
      description:
        'false: this installation has no mail server, so no email is sent; its operator can create links with `laurel people reset`',
    }),
  },
  { title: 'LinkAsked' },
)
export type LinkAsked = Static<typeof LinkAsked>

export const UseLinkBody = Type.Object({ token: LinkToken }, { title: 'UseLink' })

export const ResetPasswordBody = Type.Object({ token: LinkToken, password: NewPassword }, { title: 'ResetPassword' })
