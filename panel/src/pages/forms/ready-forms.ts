import type { NewForm } from '@laurel/client'
import type { formSettingsMessages } from './messages/settings.ts'

type Field = NewForm['fields'][number]
type Asked = (typeof formSettingsMessages)['asked']

const ADDRESS = { name: 'email', type: 'email', required: true } as const

/** Questions of ready forms, named after the details of contacts that they fill. */
const READY: Readonly<Record<string, readonly Omit<Field, 'label'>[]>> = {
  contact: [{ name: 'name', type: 'short_text', required: true }, ADDRESS, { name: 'message', type: 'long_text' }],
  interest: [
    { name: 'name', type: 'short_text', required: true },
    ADDRESS,
    { name: 'phone', type: 'phone' },
    { name: 'company', type: 'short_text' },
    { name: 'people', type: 'number', min: 1 },
  ],
  newsletter: [ADDRESS, { name: 'email_consent', type: 'consent', required: true }],
}

export const READY_FORMS = Object.keys(READY)

/** The fields of a ready form in the language of this person. */
export const fieldsOfReady = (key: string, asked: Asked): Field[] =>
  (READY[key] ?? READY['contact']!).map((field) => ({ ...field, label: asked[field.name]! }))
