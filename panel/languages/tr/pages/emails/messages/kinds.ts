import type {
  kindMessages as kindMessagesType,
  otherKindMessages as otherKindMessagesType,
} from '../../../../../src/pages/emails/messages/kinds.ts'

export const kindMessages: typeof kindMessagesType = {
  registration_confirmed: 'Kayıt onaylandı',
  place_offered: 'Yer önerildi',
  registered: 'Kaydoldu (otomasyon)',
  waitlisted: 'Bekleme listesine girdi',
  cancelled: 'Kayıt iptal edildi',
  before_event: 'Etkinlikten önce',
  before_session: 'Oturumdan önce',
  attended_event: 'Etkinliğe katıldı',
  registered_no_show: 'Gelmedi',
  after_event: 'Etkinlikten sonra',
  survey_not_completed: 'Anket yanıtlanmadı',
  survey_answered: 'Anket yanıtlandı',
  certificate: 'Sertifika',
  certificate_issued: 'Sertifika verildi (otomasyon)',
  certificate_expiring: 'Sertifikanın süresi doluyor',
  badge_earned: 'Rozet verildi',
  lms_course_completed: 'Eğitim tamamlandı',
  compliance_overdue: 'Eğitim gecikti',
  form_submitted: 'Form gönderildi',
}

export const otherKindMessages: typeof otherKindMessagesType = {
  message: 'Katılımcılara mesaj',
  contact_message: 'Kişilere mesaj',
  registration_confirm: 'Kaydı onaylama',
  registration_known: 'Zaten kayıtlı',
  registration_pending: 'Kayıt onay bekliyor',
  registration_declined: 'Kayıt reddedildi',
  template_test: 'Şablon denemesi',
  person_invite: 'Üye daveti',
  person_sign_in: 'Oturum açma bağlantısı',
  person_reset: 'Yeni parola',
  my_link: 'Kendi kayıtlarına bağlantı',
  erasure_request: 'Silme talebi',
  task_due: 'Görev zamanı',
}
