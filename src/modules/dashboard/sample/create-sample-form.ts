import { languageOf } from '../../../lib/text/languages.ts'
import { translated } from '../../../lib/text/translated.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { createForm, submitForm } from '../../forms/index.ts'
import { sampleContactAddress } from './create-sample-crm.ts'
import { rememberSamples } from './sample-records.ts'

declare module '../../../lib/text/texts.ts' {
  interface Texts {
    sampleForm: SampleForm
  }
}

type SampleForm = {
  form: string
  asked: Record<'name' | 'email' | 'topic' | 'message', string>
  topics: readonly [string, string, string]
  messages: readonly [string, string]
}

const sampleFormMessages = translated('sampleForm', {
  form: 'Sample: talk to us',
  asked: { name: 'Your name', email: 'Your email address', topic: 'Your topic', message: 'Your message' },
  topics: ['Sponsoring', 'Speaking', 'Something else'],
  messages: ['We would like to support your next event.', 'I could talk about number theory.'],
})

const SENDERS = ['Hypatia Theonos', 'Cahit Arf']

/** Creates a lead form with two submissions of sample contacts. */
export async function createSampleForm(ctx: TxContext, tag: string): Promise<void> {
  const language = languageOf(tag) ?? 'en'
  const { form: name, asked, topics, messages } = sampleFormMessages[language]
  const form = await createForm(ctx, {
    name,
    fields: [
      { name: 'name', label: asked.name, type: 'short_text', required: true },
      { name: 'email', label: asked.email, type: 'email', required: true },
      { name: 'topic', label: asked.topic, type: 'choice', options: [...topics] },
      { name: 'message', label: asked.message, type: 'long_text' },
    ],
  })
  for (const [nth, sender] of SENDERS.entries()) {
    const answers = { name: sender, email: sampleContactAddress(nth), topic: topics[nth], message: messages[nth] }
    await submitForm(ctx, form.slug, { answers, version: null, language })
  }
  await rememberSamples(ctx, 'form', [form.id])
}
