import type { Form } from '@laurel/client'
import { LongTextField, TextField, textOf, textOrNone } from '../../components/fields.tsx'
import { LanguageField } from '../../components/language-field.tsx'
import { linesOf } from '../../components/questions/question-draft.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { ContactMapping } from './contact-mapping.tsx'
import { FormGroup } from './form-group.tsx'
import { formSettingsMessages } from './messages/settings.ts'

/** Everything about a form but its questions, in groups that are saved by themselves. */
export function FormSettings({ of }: { of: Form }) {
  return (
    <div className="stack narrow">
      <Page of={of} />
      <AfterSubmitting of={of} />
      <Consent of={of} />
      <ContactMapping of={of} />
      <Notifications of={of} />
    </div>
  )
}

function Page({ of }: { of: Form }) {
  const text = formSettingsMessages
  return (
    <FormGroup
      of={of}
      title={text.general}
      read={(values) => ({
        name: textOf(values, 'name'),
        slug: textOf(values, 'slug'),
        language: textOf(values, 'language'),
      })}
    >
      <TextField name="name" label={text.name} description={text.nameAbout} defaultValue={of.name} />
      <div className="beside">
        <TextField name="slug" label={text.slug} description={text.slugAbout} defaultValue={of.slug} dir="ltr" />
        <LanguageField
          name="language"
          label={text.language}
          description={text.languageAbout}
          defaultValue={of.language}
        />
      </div>
    </FormGroup>
  )
}

function AfterSubmitting({ of }: { of: Form }) {
  const text = formSettingsMessages
  return (
    <FormGroup
      of={of}
      title={text.after}
      read={(values) => ({
        thank_you_text: textOrNone(values, 'thank_you_text') ?? null,
        redirect_url: textOrNone(values, 'redirect_url') ?? null,
      })}
    >
      <LongTextField
        name="thank_you_text"
        label={text.thanks}
        description={text.thanksAbout}
        defaultValue={of.thank_you_text ?? ''}
        maxLength={2_000}
        dir="auto"
      />
      <TextField
        name="redirect_url"
        label={text.redirect}
        description={text.redirectAbout}
        defaultValue={of.redirect_url ?? ''}
        placeholder="https://"
        inputMode="url"
        dir="ltr"
      />
    </FormGroup>
  )
}

function Consent({ of }: { of: Form }) {
  const text = formSettingsMessages
  const { formats } = useLanguage()
  return (
    <FormGroup
      of={of}
      title={text.consent}
      read={(values) => ({ consent_text: textOrNone(values, 'consent_text') ?? null })}
    >
      <LongTextField
        name="consent_text"
        label={text.consentText}
        description={text.consentAbout}
        defaultValue={of.consent_text ?? ''}
        maxLength={5_000}
        dir="auto"
      />
      {of.consent_text !== null && <p className="soft">{text.version(formats.number(of.consent_version))}</p>}
    </FormGroup>
  )
}

function Notifications({ of }: { of: Form }) {
  const text = formSettingsMessages
  return (
    <FormGroup
      of={of}
      title={text.notify}
      read={(values) => ({ notify_emails: linesOf(textOf(values, 'notify_emails')) })}
    >
      <LongTextField
        name="notify_emails"
        label={text.addresses}
        description={text.addressesAbout}
        defaultValue={of.notify_emails.join('\n')}
        dir="ltr"
      />
    </FormGroup>
  )
}
