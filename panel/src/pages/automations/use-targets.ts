import { laurel } from '../../api/laurel.ts'
import { MOST, useChoices } from './use-choices.ts'

/** Email templates, badges and webhooks that actions can name; undefined until loaded, and without their read scopes. */
export function useTargets() {
  const limit = MOST
  return {
    template_id: useChoices(
      { key: ['email-templates'], scope: 'emails:read', ask: () => laurel.emailTemplates.list({ limit }) },
      ({ id, name, kind }) => ({ value: String(id), label: name, kind }),
    ),
    badge_template_id: useChoices(
      { key: ['badge-templates'], scope: 'badges:read', ask: () => laurel.badges.templates.list({ limit }) },
      ({ id, name }) => ({ value: String(id), label: name }),
    ),
    endpoint_id: useChoices(
      { key: ['webhooks'], scope: 'webhooks:read', ask: () => laurel.webhooks.list({ limit }) },
      ({ id, url }) => ({ value: String(id), label: url }),
    ),
  }
}

export type Targets = ReturnType<typeof useTargets>
