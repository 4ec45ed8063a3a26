import type { TxContext } from '../../../platform/context/context.ts'
import { createForm, submitForm } from '../../forms/index.ts'
import { sampleContactAddress } from './create-sample-crm.ts'
import { rememberSamples } from './sample-records.ts'

const ENGLISH = {
  name: 'Sample: talk to us',
  asked: { name: 'Your name', email: 'Your email address', topic: 'Your topic', message: 'Your message' },
  topics: ['Sponsoring', 'Speaking', 'Something else'],
  messages: ['We would like to support your next event.', 'I could talk about number theory.'],
}

const TURKISH: typeof ENGLISH = {
  name: 'Örnek: bize yazın',
  asked: { name: 'Adınız', email: 'E-posta adresiniz', topic: 'Konunuz', message: 'Mesajınız' },
  topics: ['Sponsorluk', 'Konuşmacılık', 'Başka bir konu'],
  messages: ['Bir sonraki etkinliğinizi desteklemek isteriz.', 'Sayılar kuramı hakkında konuşabilirim.'],
}

const SENDERS = ['Hypatia Theonos', 'Cahit Arf']

/** Creates a lead form with two submissions of sample contacts. */
export async function createSampleForm(ctx: TxContext, language: string): Promise<void> {
  const isTurkish = language.startsWith('tr')
  const { name, asked, topics, messages } = isTurkish ? TURKISH : ENGLISH
  const form = await createForm(ctx, {
    name,
    fields: [
      { name: 'name', label: asked.name, type: 'short_text', required: true },
      { name: 'email', label: asked.email, type: 'email', required: true },
      { name: 'topic', label: asked.topic, type: 'choice', options: topics },
      { name: 'message', label: asked.message, type: 'long_text' },
    ],
  })
  for (const [nth, sender] of SENDERS.entries()) {
    const answers = { name: sender, email: sampleContactAddress(nth), topic: topics[nth], message: messages[nth] }
    await submitForm(ctx, form.slug, { answers, version: null, language: isTurkish ? 'tr' : 'en' })
  }
  await rememberSamples(ctx, 'form', [form.id])
}
