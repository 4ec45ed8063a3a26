import type { Message } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { laurel } from '../../api/laurel.ts'
import { SelectField, TextField } from '../../components/fields.tsx'
import { TimeField } from '../../components/time-field.tsx'
import { contactWords } from '../../shell-parts/messages/contact-words.ts'
import { audienceMessages } from './messages/audience.ts'

type Props = { of: Message['audience'] }

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }))

/** Filters of contacts: the usual ones, and those that the list of contacts has as well. */
export function ContactFilter({ of }: Props) {
  const text = audienceMessages
  return (
    <>
      <div className="beside">
        <SelectField
          name="audience.stage"
          label={text.stage}
          data={[{ value: '', label: text.any }, ...optionsOf(text.stages)]}
          defaultValue={of.stage ?? ''}
        />
        <ConsentField of={of} />
      </div>
      <MoreFilters of={of} />
    </>
  )
}

/** Consent that contacts need to get a message, also where they are chosen one by one. */
export function ConsentField({ of }: Props) {
  const text = audienceMessages
  return (
    <SelectField
      name="audience.consent"
      label={text.consent}
      description={text.consentAbout}
      data={optionsOf(text.consents)}
      defaultValue={of.consent ?? 'granted'}
    />
  )
}

/** Filters that few messages need; open where one is set. */
function MoreFilters({ of }: Props) {
  const { who } = useRouteContext({ from: '/inside' })
  const text = audienceMessages
  const { sources } = contactWords
  const zone = who.organisation.time_zone
  const { owner, source, min_score, max_score, active_since, inactive_since, account_id } = of
  const isSet = [owner, source, min_score, max_score, active_since, inactive_since, account_id].some(
    (each) => each !== undefined,
  )
  return (
    <details open={isSet}>
      <summary>{text.moreFilters}</summary>
      <div className="stack more-filters">
        <div className="beside">
          <TextField name="audience.owner" label={text.owner} defaultValue={owner ?? ''} />
          <SelectField
            name="audience.source"
            label={text.source}
            data={[{ value: '', label: text.any }, ...optionsOf(sources)]}
            defaultValue={source ?? ''}
          />
        </div>
        <div className="beside">
          <TextField
            name="audience.min_score"
            type="number"
            label={text.scoreFrom}
            defaultValue={String(min_score ?? '')}
          />
          <TextField
            name="audience.max_score"
            type="number"
            label={text.scoreTo}
            defaultValue={String(max_score ?? '')}
          />
        </div>
        <div className="beside">
          <TimeField name="audience.active_since" zone={zone} label={text.activeSince} at={active_since ?? null} />
          <TimeField
            name="audience.inactive_since"
            zone={zone}
            label={text.inactiveSince}
            at={inactive_since ?? null}
          />
        </div>
        {account_id !== undefined && <CompanyFilter id={account_id} />}
      </div>
    </details>
  )
}

/** The company that the message is limited to, which can be given up. */
function CompanyFilter({ id }: { id: number }) {
  const text = audienceMessages
  const { data } = useQuery({ queryKey: ['companies', id], queryFn: () => laurel.crm.accounts.get(id), retry: false })
  return (
    <SelectField
      name="audience.account_id"
      label={text.company}
      data={[
        { value: '', label: text.any },
        { value: String(id), label: data?.name ?? String(id) },
      ]}
      defaultValue={String(id)}
    />
  )
}
