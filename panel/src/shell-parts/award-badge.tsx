import type { BadgeTemplate, GivenBadge } from '@laurel/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { laurel } from '../api/laurel.ts'
import { Dialog } from '../components/dialog.tsx'
import { SelectField, TextField, textOf } from '../components/fields.tsx'
import { Form } from '../components/form.tsx'
import { toast } from '../components/toasts.tsx'
import { EvidenceFields, readEvidence } from './evidence-fields.tsx'
import { awardBadgeMessages } from './messages/award-badge.ts'

const MOST = 200

type Props = {
  /** The badge; without it, one is chosen. */
  badge?: Pick<BadgeTemplate, 'id' | 'name'>
  /** The attendee; without one, anybody is named by their address. */
  attendee?: { id: number; name: string }
  close: () => void
}

/** Awards a badge by hand, whatever its criteria are. */
export function AwardBadge({ badge, attendee, close }: Props) {
  const text = awardBadgeMessages
  const client = useQueryClient()
  const save = (values: FormData): Promise<GivenBadge> => {
    const to = attendee
      ? { attendee_id: attendee.id }
      : { name: textOf(values, 'name'), email: textOf(values, 'email') }
    return laurel.badges.award(badge?.id ?? Number(values.get('badge_template_id')), {
      ...to,
      evidence: readEvidence(values),
    } as never)
  }
  const title = badge ? text.award(badge.name) : attendee ? text.awardTo(attendee.name) : text.title
  return (
    <Dialog title={<bdi>{title}</bdi>} close={close}>
      <Form
        submit={text.submit}
        guarded={false}
        save={save}
        done={async (given) => {
          toast(given.already_awarded ? text.already(given.name) : text.awarded(given.name))
          close()
          await client.invalidateQueries({ queryKey: ['badges'] })
        }}
      >
        {!badge && <BadgeChoice />}
        {!attendee && (
          <>
            <TextField name="name" label={text.name} description={text.nameAbout} data-autofocus />
            <TextField name="email" label={text.email} type="email" />
          </>
        )}
        <EvidenceFields />
      </Form>
    </Dialog>
  )
}

/** The badges that can be awarded. */
function BadgeChoice() {
  const text = awardBadgeMessages
  const badges = useQuery({
    queryKey: ['badges', 'to award'],
    queryFn: async () => (await laurel.badges.templates.list({ limit: MOST })).rows,
  })
  const active = badges.data?.filter(({ active }) => active) ?? []
  return (
    <SelectField
      name="badge_template_id"
      label={text.badge}
      description={badges.isSuccess && active.length === 0 ? text.noBadges : undefined}
      data={active.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  )
}
