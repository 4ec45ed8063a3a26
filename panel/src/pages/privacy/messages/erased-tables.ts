import { messages } from '../../../messages/use-messages.tsx'

type Effect = {
  name: string
  /** The effect of an erasure; without it the sentence of the service is shown. */
  does?: string
  /** Why some records are kept. */
  keeps?: string
}

/** Names of the kinds of records in the report of an erasure. In English, the service says what happens to them. */
export const erasedTables = messages<{ of: Readonly<Record<string, Effect>> }>({
  en: {
    of: {
      attendee: { name: 'Registrations', does: 'Become cancelled and nameless. Attendance counts stay the same.' },
      registration_request: { name: 'Unconfirmed registrations' },
      certificate: {
        name: 'Certificates',
        does: 'The email address is erased. Revoked certificates also lose the name and values.',
        keeps: 'Valid certificates keep the name and values, so that anyone can verify them.',
      },
      badge_award: { name: 'Badges', does: 'Are revoked and lose the name. The number of awards stays known.' },
      email: { name: 'Emails' },
      email_attempt: { name: 'Attempts to send emails' },
      email_report: { name: 'Delivery reports' },
      email_suppression: { name: 'Suppressed addresses' },
      message_recipient: { name: 'Recipients of messages' },
      contact: { name: 'Contacts' },
      contact_note: { name: 'Notes about contacts' },
      contact_activity: { name: 'Timelines of contacts' },
      contact_import_batch: { name: 'Waiting imports' },
      contact_import_failed_row: { name: 'Rejected import rows' },
      contact_merge: { name: 'Merges of contacts' },
      contact_merge_member: { name: 'Merged contacts' },
      attendee_import_failed_row: { name: 'Rejected import rows' },
      deal: { name: 'Deals' },
      contact_task: { name: 'Tasks' },
      form: { name: 'Notifications of forms' },
      form_submission: { name: 'Form submissions' },
      survey_response: { name: 'Survey answers' },
      scan: { name: 'Scans' },
      training_assignment: { name: 'Training assignments' },
      training_completion: { name: 'Completed courses' },
      training_evidence: { name: 'Training evidence' },
      bulk_job: { name: 'Bulk certificate files' },
      webhook_attempt: { name: 'Webhook responses' },
      domain_event: { name: 'Event feed', does: 'Keeps type, time and ids. Later deliveries contain nothing else.' },
      audit_entry: { name: 'Audit log', does: 'Keeps who did what and when, without data of the person.' },
      erasure_request: { name: 'Erasure requests', does: 'End and lose the address.' },
    },
  },
  tr: {
    of: {
      attendee: {
        name: 'Kayıtlar',
        does: 'İptal edilir ve adsız kalır; katılım sayıları değişmez.',
      },
      registration_request: { name: 'Onaylanmamış kayıtlar', does: 'Silinir; bağlantıları çalışmaz.' },
      certificate: {
        name: 'Sertifikalar',
        does: 'E-posta adresi silinir.',
        keeps: 'Geçerli sertifikalarda ad ve değerler, herkesin doğrulayabilmesi için kalır.',
      },
      badge_award: { name: 'Rozetler', does: 'İptal edilir ve adsız kalır; sayıları bilinmeye devam eder.' },
      email: { name: 'E-postalar', does: 'Zamanları ve durumları kalır; bekleyenler iptal edilir.' },
      email_attempt: { name: 'E-posta gönderme denemeleri', does: 'Posta sunucusunun yanıtı silinir.' },
      email_report: { name: 'Teslim raporları', does: 'Bildiren sunucunun sözleri silinir.' },
      email_suppression: {
        name: 'Engellenen adresler',
        does: 'Adres ve ayrıntılar silinir.',
        keeps: 'Adres yeniden eklenirse e-posta gönderilmemesi için geri döndürülemeyen bir özeti saklanır.',
      },
      message_recipient: { name: 'Mesaj alıcıları', does: 'Adres silinir.' },
      contact: { name: 'Kişiler', does: 'Tüm adresleriyle silinir.' },
      contact_note: { name: 'Kişi notları', does: 'Silinir.' },
      contact_activity: { name: 'Kişi zaman çizelgesi', does: 'Silinir.' },
      contact_import_batch: { name: 'Bekleyen içe aktarmalar', does: 'Kişinin satırı silinir ve aktarılmaz.' },
      contact_import_failed_row: { name: 'Reddedilen satırlar', does: 'Silinir.' },
      contact_merge: { name: 'Kişi birleştirmeleri', does: 'Silinir; birleştirmeler geri alınamaz.' },
      contact_merge_member: { name: 'Birleştirilen kişiler', does: 'Silinir.' },
      attendee_import_failed_row: { name: 'Reddedilen satırlar', does: 'Silinir.' },
      deal: { name: 'Fırsatlar', does: 'Tutar ve aşama kalır; başlık, notlar ve kişi silinir.' },
      contact_task: { name: 'Görevler', does: 'Silinir.' },
      form: { name: 'Form bildirimleri', does: 'Adrese artık bildirim gönderilmez.' },
      form_submission: { name: 'Form gönderimleri', does: 'Silinir.' },
      survey_response: { name: 'Anket yanıtları', does: 'Yanıt verildiği bilgisi kalır, yanıtlar silinir.' },
      scan: { name: 'Taramalar', does: 'Tarama yapıldığı bilgisi kalır, sunulan bilgi silinir.' },
      training_assignment: {
        name: 'Eğitim atamaları',
        does: 'Açık olanlar silinir; tamamlananlar anonim geçmişe dönüşür.',
      },
      training_completion: { name: 'Tamamlanan kurslar', does: 'Anonim geçmişe dönüşür.' },
      training_evidence: { name: 'Eğitim kanıtları', does: 'Silinir.' },
      bulk_job: {
        name: 'Toplu sertifika dosyaları',
        does: 'Kişinin adı, adresi ve değerleri silinir; diğer adlar kalır.',
      },
      webhook_attempt: { name: 'Webhook yanıtları', does: 'Alıcının yanıtları silinir.' },
      domain_event: {
        name: 'Olay akışı',
        does: 'Tür, zaman ve kimlikler kalır; sonraki gönderimlerde başka bilgi olmaz.',
      },
      audit_entry: { name: 'Denetim günlüğü', does: 'Kimin neyi ne zaman yaptığı kalır, kişinin bilgileri silinir.' },
      erasure_request: { name: 'Silme talepleri', does: 'Sonuçlanır ve kimin talep ettiği silinir.' },
    },
  },
})
