import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { Button } from '../../components/button.ts'
import { DEFAULT_KIND } from '../../components/default-kind.ts'
import { Dialog } from '../../components/dialog.tsx'
import { Textarea } from '../../components/inputs.ts'
import { readPeople } from '../../components/read-people.ts'
import { toast } from '../../components/toasts.tsx'
import { IssueOutlook } from './issue-outlook.tsx'
import { certificateMessages } from './messages.ts'
import { KindSelect } from './people/kind-select.tsx'
import { peopleMessages } from './people/messages.ts'

type Props = { eventId: number; done: () => Promise<unknown>; close: () => void }

/** Issues certificates to people who are typed or pasted: first the list, then what would happen. */
export function IssueToPeople({ eventId, done, close }: Props) {
  const text = peopleMessages
  const words = certificateMessages
  const [typed, setTyped] = useState('')
  const [kind, choose] = useState(DEFAULT_KIND)
  const [isListed, setListed] = useState(false)
  const body = { recipients: readPeople(typed), kind }
  const nameless = body.recipients.find(({ name }) => name === '')?.email
  if (!isListed)
    return (
      <Dialog title={text.title} close={close}>
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault()
            setListed(true)
          }}
        >
          <Textarea
            label={text.people}
            description={text.about}
            placeholder={text.example}
            autosize
            minRows={6}
            maxRows={16}
            value={typed}
            error={nameless && text.nameless(nameless)}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
            data-autofocus
          />
          <KindSelect {...{ eventId, kind, choose }} />
          <div className="form-end">
            <Button type="submit" disabled={body.recipients.length === 0 || nameless !== undefined}>
              {text.next}
            </Button>
          </div>
        </form>
      </Dialog>
    )
  return (
    <ActionWithPreview
      title={text.title}
      preview={() => laurel.certificates.issue(eventId, body, { dry_run: true })}
      isPossible={({ would_issue }) => would_issue > 0}
      label={({ would_issue }) => words.issueNow(would_issue)}
      action={() => laurel.certificates.issue(eventId, body)}
      done={async ({ issued }) => {
        toast(words.issued(issued))
        await done()
        close()
      }}
      // Back to the list, which is kept.
      close={() => setListed(false)}
    >
      {(preview) => <IssueOutlook of={preview} />}
    </ActionWithPreview>
  )
}
