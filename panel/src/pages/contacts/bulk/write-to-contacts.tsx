import { Link } from '@tanstack/react-router'
import { Button } from '../../../components/button.ts'
import type { Chosen } from '../../../components/list-types.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { contactsMessages } from '../messages/contacts.ts'

/** Maximum number of ids that fit in an address. */
const MAX_NAMED = 200

type Props = { chosen: Chosen; matching: Record<string, string> | null }

/** Link to a new message to the selected contacts, or to all that match the filters. */
export function WriteToContacts({ chosen, matching }: Props) {
  const text = contactsMessages
  const { formats } = useLanguage()
  if (chosen.all && matching === null) return null
  if (!chosen.all && chosen.count > MAX_NAMED)
    return <span className="soft">{text.tooMany(formats.number(MAX_NAMED))}</span>
  const search = chosen.all ? matching : { contacts: chosen.ids.join() }
  return (
    <Button
      variant="default"
      size="compact-sm"
      renderRoot={(props) => <Link to="/emails/messages/new" search={search as never} {...props} />}
    >
      {chosen.all ? text.write : text.writeTo(formats.number(chosen.count))}
    </Button>
  )
}
