import type { OrganisationSender } from '@laurel/client'
import { laurel } from '../../api/laurel.ts'
import { Facts } from '../../components/facts.tsx'
import { SelectField, TextField, textOf, textOrNone } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { senderMessages } from './messages/sender.ts'

type Props = { of: OrganisationSender; mayWrite: boolean; saved: () => Promise<void> }

/** Form of the organisation's own sender. The parts of the SMTP URL are separate inputs. */
export function SenderForm({ of, mayWrite, saved }: Props) {
  const text = senderMessages
  const { encryptions } = text
  if (!mayWrite)
    return (
      <Facts
        of={[
          [text.fromAddress, of.from_address],
          [text.host, of.host ?? '–'],
        ]}
      />
    )
  return (
    <Form submit={text.save} save={(values) => laurel.organisation.updateSender(changeOf(of, values))} done={saved}>
      <div className="beside">
        <TextField
          name="from_address"
          type="email"
          label={text.fromAddress}
          defaultValue={of.is_own ? of.from_address : ''}
        />
        <TextField
          name="from_name"
          label={text.fromName}
          description={text.fromNameHint}
          defaultValue={of.from_name ?? ''}
        />
      </div>
      <div className="beside">
        <TextField name="smtp_url" label={text.host} placeholder="smtp.example.org" defaultValue={of.host ?? ''} />
        <TextField name="port" label={text.port} inputMode="numeric" defaultValue={String(of.port ?? 587)} />
        <SelectField
          name="encryption"
          label={text.encryption}
          defaultValue={of.encryption ?? 'starttls'}
          data={(['starttls', 'tls'] as const).map((value) => ({ value, label: encryptions[value] }))}
        />
      </div>
      <div className="beside">
        <TextField name="username" label={text.username} autoComplete="off" defaultValue={of.username ?? ''} />
        <PasswordField
          name="password"
          label={text.password}
          autoComplete="new-password"
          data-once
          {...(of.has_password && { description: text.passwordKept })}
        />
      </div>
    </Form>
  )
}

function changeOf(of: OrganisationSender, values: FormData) {
  const smtp_url = smtpUrlOf(of, values)
  return {
    from_address: textOf(values, 'from_address'),
    from_name: textOrNone(values, 'from_name') ?? null,
    ...(smtp_url !== undefined && { smtp_url }),
  }
}

/** Undefined if the stored URL can stay: nothing of it was changed, and no password was typed. */
function smtpUrlOf(of: OrganisationSender, values: FormData): string | undefined {
  const [host, port, encryption] = [textOf(values, 'smtp_url'), textOf(values, 'port'), textOf(values, 'encryption')]
  const username = textOf(values, 'username')
  const password = String(values.get('password') ?? '')
  const isSame =
    of.is_own &&
    host === of.host &&
    port === String(of.port) &&
    encryption === of.encryption &&
    username === (of.username ?? '')
  if (isSame && password === '') return undefined
  const login =
    username === '' && password === '' ? '' : `${encodeURIComponent(username)}:${encodeURIComponent(password)}@`
  const address = host.includes(':') ? `[${host}]` : host
  return `${encryption === 'tls' ? 'smtps' : 'smtp'}://${login}${address}${port && `:${port}`}`
}
