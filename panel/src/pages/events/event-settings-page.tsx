import type { Event, EventChange } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { eventQuery } from '../../api/event-queries.ts'
import { LongTextField, numberIn, SelectField, TextField, textOf, textOrNone } from '../../components/fields.tsx'
import { LanguageField } from '../../components/language-field.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { isOn, SwitchField } from '../../components/switch-field.tsx'
import { TimeField, timeIn } from '../../components/time-field.tsx'
import { ZoneField } from '../../components/zone-field.tsx'
import { OthersHere } from '../../shell-parts/others-here.tsx'
import { SettingsGroup } from '../../shell-parts/settings-group.tsx'
import { DeleteEvent } from './delete-event.tsx'
import { KindSettings } from './kind-settings.tsx'
import { readValidity } from './kinds/validity.ts'
import { ValidityFields } from './kinds/validity-fields.tsx'
import { eventSettingsMessages } from './messages.ts'
import { TierSettings } from './tiers/tier-settings.tsx'
import { useDesignChoices } from './use-design-choices.ts'
import { useLinkedField } from './use-linked-field.ts'
import { valueSettingsMessages } from './values/messages.ts'
import { useValueRows } from './values/use-value-rows.ts'
import { ValueList } from './values/value-list.tsx'
import { CoverSettings } from './way-in/cover-settings.tsx'
import { wayInMessages } from './way-in/messages.ts'

type Text = typeof eventSettingsMessages
type GroupProps = { of: Event; text: Text }

/** Settings of an event, in groups that are saved separately. */
export function EventSettingsPage() {
  const { eventId } = useParams({ from: '/inside/events/$eventId' })
  const text = eventSettingsMessages
  const event = useQuery(eventQuery(eventId))
  useLinkedField(event.isSuccess)
  return (
    <>
      <PageHead title={text.title} />
      <OthersHere kind="event" id={eventId} />
      {event.isPending && <Skeleton height={320} />}
      {event.data && (
        <div className="stack narrow">
          <About of={event.data} text={text} />
          <CoverSettings of={event.data} />
          <Access of={event.data} text={text} />
          <Certificates of={event.data} text={text} />
          <TierSettings of={event.data} />
          <CertificateValues of={event.data} />
          <KindSettings of={event.data} />
          <DeleteEvent of={event.data} />
        </div>
      )}
    </>
  )
}

const optionsOf = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }))

function About({ of, text }: GroupProps) {
  const wayIn = wayInMessages
  const read = (values: FormData): EventChange => {
    const zone = textOf(values, 'event_timezone')
    return {
      name: textOf(values, 'name'),
      event_type: textOf(values, 'event_type') as Event['event_type'],
      event_timezone: zone,
      event_date: timeIn(values, 'event_date', of.event_timezone),
      event_end_date: timeIn(values, 'event_end_date', of.event_timezone),
      event_language: textOf(values, 'event_language'),
      event_location: textOrNone(values, 'event_location') ?? null,
      online_url: textOrNone(values, 'online_url') ?? null,
      event_description: textOrNone(values, 'event_description') ?? null,
    }
  }
  return (
    <SettingsGroup of={of} title={text.about} read={read}>
      <TextField name="name" label={text.name} defaultValue={of.name} />
      <div className="beside">
        <TimeField name="event_date" label={text.date} zone={of.event_timezone} at={of.event_date} />
        <TimeField
          name="event_end_date"
          label={wayIn.end}
          description={wayIn.endAbout}
          zone={of.event_timezone}
          at={of.event_end_date}
        />
      </div>
      <ZoneField name="event_timezone" label={text.zone} defaultValue={of.event_timezone} />
      <div className="beside">
        <SelectField name="event_type" label={text.kind} data={optionsOf(text.kinds)} defaultValue={of.event_type} />
        <LanguageField
          name="event_language"
          label={text.language}
          description={text.languageAbout}
          defaultValue={of.event_language}
        />
      </div>
      <TextField name="event_location" label={text.place} defaultValue={of.event_location ?? ''} />
      <TextField
        name="online_url"
        type="url"
        label={wayIn.online}
        description={wayIn.onlineAbout}
        defaultValue={of.online_url ?? ''}
      />
      <LongTextField
        name="event_description"
        label={text.description}
        description={wayIn.markdown}
        defaultValue={of.event_description ?? ''}
      />
    </SettingsGroup>
  )
}

function Access({ of, text }: GroupProps) {
  const read = (values: FormData): EventChange => ({
    visibility: textOf(values, 'visibility') as Event['visibility'],
    checkin_enabled: isOn(values, 'checkin_enabled'),
  })
  return (
    <SettingsGroup of={of} title={text.access} read={read}>
      <SelectField
        name="visibility"
        label={text.visibility}
        data={optionsOf(text.visibilities)}
        defaultValue={of.visibility}
      />
      <SwitchField name="checkin_enabled" label={text.checkinOn} isOn={of.checkin_enabled} />
      <p>
        <Link to="/events/$eventId/registration" params={{ eventId: of.id }}>
          {text.toRegistration}
        </Link>
      </p>
    </SettingsGroup>
  )
}

function Certificates({ of, text }: GroupProps) {
  const choices = [{ value: '', label: text.builtin }, ...useDesignChoices(of.template_id)]
  const read = (values: FormData): EventChange => ({
    certificate_enabled: isOn(values, 'certificate_enabled'),
    certificate_eligibility: textOf(values, 'certificate_eligibility') as Event['certificate_eligibility'],
    certificate_min_attendance_percent: numberIn(values, 'certificate_min_attendance_percent'),
    certificate_min_minutes: numberIn(values, 'certificate_min_minutes'),
    certificate_requires_survey: isOn(values, 'certificate_requires_survey'),
    ...readValidity(values, '', of.event_timezone),
    expiry_notice_days: numberIn(values, 'expiry_notice_days') as number,
    certificate_email: isOn(values, 'certificate_email'),
    template_id: numberIn(values, 'template_id'),
  })
  return (
    <SettingsGroup of={of} title={text.certificates} read={read}>
      <SwitchField name="certificate_enabled" label={text.certificatesOn} isOn={of.certificate_enabled} />
      <SelectField
        name="certificate_eligibility"
        label={text.eligibility}
        data={optionsOf(text.eligibilities)}
        defaultValue={of.certificate_eligibility}
      />
      <TextField
        name="certificate_min_attendance_percent"
        inputMode="numeric"
        label={text.minPercent}
        defaultValue={of.certificate_min_attendance_percent ?? ''}
      />
      <TextField
        name="certificate_min_minutes"
        inputMode="numeric"
        label={text.minMinutes}
        defaultValue={of.certificate_min_minutes ?? ''}
      />
      <SwitchField
        name="certificate_requires_survey"
        label={text.requiresSurvey}
        isOn={of.certificate_requires_survey}
      />
      <ValidityFields of={of} zone={of.event_timezone} />
      <TextField
        name="expiry_notice_days"
        inputMode="numeric"
        label={text.noticeDays}
        description={text.noticeDaysAbout}
        defaultValue={of.expiry_notice_days}
      />
      <SelectField name="template_id" label={text.design} data={choices} defaultValue={of.template_id ?? ''} />
      <SwitchField name="certificate_email" label={text.mail} isOn={of.certificate_email} />
    </SettingsGroup>
  )
}

function CertificateValues({ of }: { of: Event }) {
  const text = valueSettingsMessages
  const values = useValueRows('certificate_values', of.certificate_values)
  return (
    <SettingsGroup
      of={of}
      title={text.title}
      read={(sent) => ({ certificate_values: values.read(sent) })}
      done={(saved) => values.saved(saved.certificate_values)}
      isChanged={values.isChanged}
      takeRows={values.takeTheirs}
    >
      <ValueList values={values} questions={of.registration_questions} />
    </SettingsGroup>
  )
}
