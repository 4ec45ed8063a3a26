import type { Message } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { typesQuery } from '../../api/registration-types-query.ts'
import { sessionsQuery } from '../../api/session-queries.ts'
import { Button } from '../../components/button.ts'
import { SelectField, TextField } from '../../components/fields.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { ConsentField, ContactFilter } from './contact-filter.tsx'
import { audienceMessages } from './messages/audience.ts'

export type Audience = Message['audience']

type Props = {
  eventId: number | null
  of: Audience
  /** People chosen one by one; empty: everyone who matches. */
  ids: readonly number[]
  chooseByFilter: () => void
}

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }))

/** Audience of a message: people chosen before, or everyone who matches. */
export function AudienceFields({ eventId, of, ids, chooseByFilter }: Props) {
  const text = audienceMessages
  const { formats } = useLanguage()
  return (
    <fieldset className="plain-group stack">
      <legend className="group-title">{text.title}</legend>
      {ids.length > 0 ? (
        <>
          <div className="row">
            <span>{text.chosen(formats.number(ids.length))}</span>
            <Button variant="default" size="compact-sm" onClick={chooseByFilter}>
              {text.byFilter}
            </Button>
          </div>
          {eventId === null && <ConsentField of={of} />}
        </>
      ) : eventId === null ? (
        <>
          <ContactFilter of={of} />
          <Words of={of} />
        </>
      ) : (
        <AttendeeFilter eventId={eventId} of={of} />
      )}
    </fieldset>
  )
}

function AttendeeFilter({ eventId, of }: { eventId: number; of: Audience }) {
  const text = audienceMessages
  const { data: types } = useQuery(typesQuery(eventId))
  const sessions = useQuery(sessionsQuery(eventId)).data?.filter(({ signup }) => signup) ?? []
  const yesNo = [{ value: '', label: text.any }, ...optionsOf(text.yesNo)]
  const said = (value: boolean | undefined) => (value === undefined ? '' : String(value))
  return (
    <>
      <div className="beside">
        <SelectField
          name="audience.status"
          label={text.status}
          data={[{ value: '', label: text.any }, ...optionsOf(text.statuses)]}
          defaultValue={of.status === undefined ? 'registered' : of.status.length === 1 ? of.status[0] : ''}
        />
        <SelectField
          name="audience.checked_in"
          label={text.checkedIn}
          data={yesNo}
          defaultValue={said(of.checked_in)}
        />
        <SelectField
          name="audience.has_certificate"
          label={text.certificate}
          data={yesNo}
          defaultValue={said(of.has_certificate)}
        />
        <SelectField
          name="audience.answered_survey"
          label={text.survey}
          data={yesNo}
          defaultValue={said(of.answered_survey)}
        />
        {sessions.length > 0 && (
          <SelectField
            name="audience.signed_up_for"
            label={text.signedUpFor}
            data={[
              { value: '', label: text.any },
              ...sessions.map(({ id, title }) => ({ value: String(id), label: title })),
            ]}
            defaultValue={of.signed_up_for ?? ''}
          />
        )}
        {types !== undefined && types.length > 0 && (
          <SelectField
            name="audience.registration_type_id"
            label={text.type}
            data={[
              { value: '', label: text.any },
              ...types.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            defaultValue={of.registration_type_id?.[0] ?? ''}
          />
        )}
      </div>
      <Words of={of} />
    </>
  )
}

function Words({ of }: { of: Audience }) {
  const text = audienceMessages
  return (
    <div className="beside">
      <TextField
        name="audience.tags"
        label={text.tags}
        description={text.tagsAbout}
        defaultValue={of.tags?.join(', ') ?? ''}
      />
      <TextField
        name="audience.search"
        label={text.search}
        description={text.searchAbout}
        defaultValue={of.search ?? ''}
      />
    </div>
  )
}
