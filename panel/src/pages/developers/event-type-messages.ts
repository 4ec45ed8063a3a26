import type { NewWebhookEndpoint } from '@laurel/client'
import { messages } from '../../messages/use-messages.tsx'

type EventType = Exclude<NewWebhookEndpoint['events'][number], '*'>

const english = {
  'cert.issued': 'Certificate issued',
  'cert.revoked': 'Certificate revoked',
  'cert.expiring_soon': 'Certificate expires soon',
  'cert.bulk_completed': 'Bulk job completed',
  'crm.profile_updated': 'Contact profile changed',
  'crm.lead_score_changed': 'Lead score changed',
  'event.created': 'Event created',
  'event.updated': 'Event changed',
  'event.deleted': 'Event deleted',
  'session.created': 'Session created',
  'session.updated': 'Session changed',
  'session.deleted': 'Session deleted',
  'attendee.registered': 'Attendee registered',
  'attendee.waitlisted': 'Attendee joined the waiting list',
  'attendee.updated': 'Attendee changed',
  'attendee.cancelled': 'Attendee cancelled',
  'attendee.checked_in': 'Attendee checked in',
  'survey.answered': 'Survey answered',
  'form.submitted': 'Form submitted',
  'badge.awarded': 'Badge awarded',
  'badge.revoked': 'Badge revoked',
  'training.completed': 'Course completed',
  'training.overdue': 'Training overdue',
  'contact.created': 'Contact created',
  'contact.updated': 'Contact changed',
  'contact.deleted': 'Contact deleted',
  'contact.merged': 'Contacts merged',
  'import.completed': 'Import completed',
  'email.bounced': 'Email bounced',
  'email.failed': 'Email failed',
} satisfies Record<EventType, string>

/** Types of domain events that a webhook can subscribe to. */
export const EVENT_TYPES = Object.keys(english) as (keyof typeof english)[]

/** Names of event types. */
export const eventTypeMessages = messages({
  en: english,
  tr: {
    'cert.issued': 'Sertifika verildi',
    'cert.revoked': 'Sertifika iptal edildi',
    'cert.expiring_soon': 'Sertifikanın süresi dolmak üzere',
    'cert.bulk_completed': 'Toplu iş tamamlandı',
    'crm.profile_updated': 'Kişi profili değişti',
    'crm.lead_score_changed': 'Puan değişti',
    'event.created': 'Etkinlik oluşturuldu',
    'event.updated': 'Etkinlik değişti',
    'event.deleted': 'Etkinlik silindi',
    'session.created': 'Oturum oluşturuldu',
    'session.updated': 'Oturum değişti',
    'session.deleted': 'Oturum silindi',
    'attendee.registered': 'Katılımcı kaydoldu',
    'attendee.waitlisted': 'Katılımcı bekleme listesine girdi',
    'attendee.updated': 'Katılımcı değişti',
    'attendee.cancelled': 'Katılımcının kaydı iptal edildi',
    'attendee.checked_in': 'Katılımcı giriş yaptı',
    'survey.answered': 'Anket yanıtlandı',
    'form.submitted': 'Form gönderildi',
    'badge.awarded': 'Rozet verildi',
    'badge.revoked': 'Rozet iptal edildi',
    'training.completed': 'Kurs tamamlandı',
    'training.overdue': 'Eğitimin süresi geçti',
    'contact.created': 'Kişi oluşturuldu',
    'contact.updated': 'Kişi değişti',
    'contact.deleted': 'Kişi silindi',
    'contact.merged': 'Kişiler birleştirildi',
    'import.completed': 'İçe aktarma tamamlandı',
    'email.bounced': 'E-posta geri döndü',
    'email.failed': 'E-posta gönderilemedi',
  },
})
