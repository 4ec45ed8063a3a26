import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { Button } from '../../components/button.ts'
import { TextField, textOf } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { saveFile } from '../../components/save-file.ts'
import { toast } from '../../components/toasts.tsx'
import { ErasePerson } from './erase-person.tsx'
import { privacyMessages } from './messages/privacy.ts'

/** Export and erasure of the person with an email address. */
export function PersonData() {
  const text = privacyMessages
  const { email: asked = '' } = useSearch({ strict: false }) as { email?: string }
  const [email, setEmail] = useState(asked)
  const [erases, setErases] = useState(false)
  const known = email.trim()
  return (
    <section className="surface padded narrow stack" aria-label={text.views.person}>
      <p className="soft">{text.about}</p>
      <Form
        submit={text.download}
        guarded={false}
        save={async (values) => (await laurel.privacy.export({ email: textOf(values, 'email') })).blob()}
        done={(file) => {
          saveFile(file, 'personal-data.zip')
          toast(text.downloaded)
        }}
        beside={
          <>
            <Button variant="default" color="red" disabled={!known.includes('@')} onClick={() => setErases(true)}>
              {text.erase}
            </Button>
            {known.includes('@') && (
              <Link to="/person" search={{ email: known } as never}>
                {text.allRecords}
              </Link>
            )}
          </>
        }
      >
        <TextField
          name="email"
          type="email"
          label={text.email}
          description={text.downloadAbout}
          value={email}
          maxLength={254}
          autoComplete="off"
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
      </Form>
      {erases && <ErasePerson email={known} close={() => setErases(false)} />}
    </section>
  )
}
