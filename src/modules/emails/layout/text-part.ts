import { isolated } from '../../../lib/text/isolated.ts'
import type { MailContent } from './mail-content.ts'

/** An email as plain text, with the address of the button written out. */
export function textPart({ look, heading, paragraphs, facts, button, footer }: MailContent): string {
  const known = facts.map(([label, value]) => `${label}: ${value.split('\n').map(isolated).join('\n  ')}`)
  return [
    look.organisation,
    heading,
    ...paragraphs,
    ...(known.length > 0 ? [known.join('\n')] : []),
    ...(button ? [`${button.text}:\n${button.url}`] : []),
    // Mail programs recognise this line (RFC 3676, section 4.3) and leave out what follows it in replies.
    `-- \n${footer}`,
  ]
    .join('\n\n')
    .concat('\n')
}
