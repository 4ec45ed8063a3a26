import { html } from 'ghtml'
import type { Html } from '../../../platform/pages/written-text.ts'
import type { RegistrationEvent } from '../../attendees/index.ts'
import { type GroupForm, guestPrefix } from './group-form.ts'
import { groupMessages } from './group-messages.ts'
import { registrationFields } from './registration-fields.ts'
import type { RegistrationVisit } from './registration-place.ts'

/**
 * The fields of each guest, with buttons that add and remove one. They draw the form again with everything that was
 * typed, so they need no script.
 * @param more where these buttons send the form
 */
export function guestFields(visit: RegistrationVisit, event: RegistrationEvent, form: GroupForm, more: string): Html {
  const max = event.registration_max_guests
  if (max === 0 && form.guests.length === 0) return ''
  const { legend, add, remove, hint } = groupMessages[visit.language]
  const button = (name: string, value: number, text: string) =>
    html`<p class="buttons"><button class="plain" name="${name}" value="${value}" formaction="${more}" formnovalidate>${text}</button></p>`
  const people = form.guests.map(
    (guest, index) => html`<fieldset class="person">
<legend>${legend(index + 1)}</legend>
!${registrationFields(visit, event, guest, true, guestPrefix(index))}
!${button('remove', index, remove(index + 1))}
</fieldset>
`,
  )
  const adding = html`<p class="hint">${hint(max)}</p>
!${button('add', 1, add)}
`
  return html`!${people.join('')}<input type="hidden" name="guests" value="${form.guests.length}">
!${form.guests.length < max ? adding : ''}`
}

/** The first button of the form, which Enter presses: without it Enter would add or remove a guest. */
export function firstButton({ guests }: GroupForm, { registration_max_guests: max }: RegistrationEvent): Html {
  return max === 0 && guests.length === 0 ? '' : '<button class="trap" tabindex="-1" aria-hidden="true"></button>\n'
}
