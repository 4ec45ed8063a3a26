import type { Event, EventChange } from '@laurel/client'
import { numberIn, TextField } from '../../components/fields.tsx'
import { isOn, SwitchField } from '../../components/switch-field.tsx'
import { TimeField, timeIn } from '../../components/time-field.tsx'
import { SettingsGroup } from '../../shell-parts/settings-group.tsx'
import { settingsMessages } from './settings-messages.ts'

/** Whether, when and how many people can register. */
export function RegistrationSettings({ of }: { of: Event }) {
  const text = settingsMessages
  const read = (values: FormData): EventChange => ({
    registration_enabled: isOn(values, 'registration_enabled'),
    registration_opens_at: timeIn(values, 'registration_opens_at', of.event_timezone),
    registration_closes_at: timeIn(values, 'registration_closes_at', of.event_timezone),
    registration_capacity: numberIn(values, 'registration_capacity'),
    waitlist_offer_hours: numberIn(values, 'waitlist_offer_hours') as number,
    registration_approval: isOn(values, 'registration_approval'),
    registration_confirm_email: isOn(values, 'registration_confirm_email'),
    registration_max_guests: numberIn(values, 'registration_max_guests') ?? 0,
  })
  return (
    <SettingsGroup of={of} title={text.settings} read={read}>
      <SwitchField name="registration_enabled" label={text.enabled} isOn={of.registration_enabled} />
      <div className="beside">
        <TimeField
          name="registration_opens_at"
          label={text.opens}
          zone={of.event_timezone}
          at={of.registration_opens_at}
        />
        <TimeField
          name="registration_closes_at"
          label={text.closes}
          zone={of.event_timezone}
          at={of.registration_closes_at}
        />
      </div>
      <div className="beside">
        <TextField
          name="registration_capacity"
          inputMode="numeric"
          label={text.capacity}
          description={text.capacityAbout}
          defaultValue={of.registration_capacity ?? ''}
        />
        <TextField
          name="waitlist_offer_hours"
          inputMode="numeric"
          label={text.offerHours}
          description={text.offerHoursAbout}
          defaultValue={of.waitlist_offer_hours}
        />
      </div>
      <AdmissionFields of={of} />
    </SettingsGroup>
  )
}

/** Fields that decide which people are admitted, and how many at once. */
function AdmissionFields({ of }: { of: Event }) {
  const text = settingsMessages
  return (
    <>
      <TextField
        name="registration_max_guests"
        inputMode="numeric"
        label={text.guests}
        description={text.guestsAbout}
        defaultValue={of.registration_max_guests}
      />
      <SwitchField
        name="registration_approval"
        label={text.approval}
        about={text.approvalAbout}
        isOn={of.registration_approval}
      />
      <SwitchField
        name="registration_confirm_email"
        label={text.confirm}
        about={text.confirmAbout}
        isOn={of.registration_confirm_email}
      />
    </>
  )
}
