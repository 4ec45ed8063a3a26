import type { erasedTables as erasedTablesType } from '../../../../../src/pages/privacy/messages/erased-tables.ts'

export const erasedTables: typeof erasedTablesType = {
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
}
