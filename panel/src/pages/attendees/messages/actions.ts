import { counted } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

type Action =
  | 'approve'
  | 'decline'
  | 'check_in'
  | 'send_ticket'
  | 'add_tag'
  | 'remove_tag'
  | 'cancel'
  | 'restore'
  | 'delete'
type ByAction = Record<Action, (count: string) => string>
const attendees = (count: string) => counted(count, 'attendee', 'attendees')
const registrations = (count: string) => counted(count, 'registration', 'registrations')

export const attendeeActionMessages = messages({
  en: {
    names: {
      approve: 'Approve',
      decline: 'Decline',
      check_in: 'Check in',
      send_ticket: 'Send ticket',
      add_tag: 'Add tag',
      remove_tag: 'Remove tag',
      cancel: 'Cancel registration',
      restore: 'Restore registration',
      delete: 'Delete',
    } as Record<Action, string>,
    more: 'More actions',
    issue: 'Issue certificate',
    write: 'Send message',
    tag: 'Tag',
    next: 'Next',
    about: (count: string) => `This affects ${attendees(count)}.`,
    label: {
      approve: (count) => `Approve ${registrations(count)}`,
      decline: (count) => `Decline ${registrations(count)}`,
      check_in: (count) => `Check in ${attendees(count)}`,
      send_ticket: (count) => `Send ${counted(count, 'ticket', 'tickets')}`,
      add_tag: (count) => `Tag ${attendees(count)}`,
      remove_tag: (count) => `Remove tag from ${attendees(count)}`,
      cancel: (count) => `Cancel ${registrations(count)}`,
      restore: (count) => `Restore ${registrations(count)}`,
      delete: (count) => `Delete ${attendees(count)}`,
    } as ByAction,
    deleteAbout:
      'This permanently deletes the registrations, check-ins and answers. It cannot be undone. Issued certificates stay valid unless you revoke them first.',
    skipped: (count: string) => `${count} skipped`,
    noMore: (count: string) => `and ${count} more`,
    done: {
      approve: (count) => `${registrations(count)} approved.`,
      decline: (count) => `${registrations(count)} declined.`,
      check_in: (count) => `${attendees(count)} checked in.`,
      send_ticket: (count) => `${counted(count, 'ticket', 'tickets')} queued.`,
      add_tag: (count) => `${attendees(count)} tagged.`,
      remove_tag: (count) => `Tag removed from ${attendees(count)}.`,
      cancel: (count) => `${registrations(count)} cancelled.`,
      restore: (count) => `${registrations(count)} restored.`,
      delete: (count) => `${attendees(count)} deleted.`,
    } as ByAction,
    undone: 'Undone.',
    notUndone: 'Could not undo. Try again.',
    yes: 'Yes',
    no: 'No',
    certificates: { none: 'None', active: 'Valid', revoked: 'Revoked' },
  },
  tr: {
    names: {
      approve: 'Onayla',
      decline: 'Reddet',
      check_in: 'Giriş yap',
      send_ticket: 'Bilet gönder',
      add_tag: 'Etiket ekle',
      remove_tag: 'Etiketi kaldır',
      cancel: 'Kaydı iptal et',
      restore: 'Kaydı geri yükle',
      delete: 'Sil',
    } as Record<Action, string>,
    more: 'Diğer işlemler',
    issue: 'Sertifika ver',
    write: 'Mesaj gönder',
    tag: 'Etiket',
    next: 'İleri',
    about: (count: string) => `Bu işlem ${count} katılımcıyı etkiler.`,
    label: {
      approve: (count) => `${count} kaydı onayla`,
      decline: (count) => `${count} kaydı reddet`,
      check_in: (count) => `${count} katılımcının girişini yap`,
      send_ticket: (count) => `${count} bilet gönder`,
      add_tag: (count) => `${count} katılımcıyı etiketle`,
      remove_tag: (count) => `${count} katılımcıdan etiketi kaldır`,
      cancel: (count) => `${count} kaydı iptal et`,
      restore: (count) => `${count} kaydı geri yükle`,
      delete: (count) => `${count} katılımcıyı sil`,
    } as ByAction,
    deleteAbout:
      'Kayıtlar, girişler ve yanıtlar kalıcı olarak silinir. Bu işlem geri alınamaz. Verilmiş sertifikalar, önce iptal etmezseniz geçerli kalır.',
    skipped: (count: string) => `${count} katılımcı atlandı`,
    noMore: (count: string) => `ve ${count} kişi daha`,
    done: {
      approve: (count) => `${count} kayıt onaylandı.`,
      decline: (count) => `${count} kayıt reddedildi.`,
      check_in: (count) => `${count} katılımcının girişi yapıldı.`,
      send_ticket: (count) => `${count} bilet sıraya alındı.`,
      add_tag: (count) => `${count} katılımcı etiketlendi.`,
      remove_tag: (count) => `${count} katılımcıdan etiket kaldırıldı.`,
      cancel: (count) => `${count} kayıt iptal edildi.`,
      restore: (count) => `${count} kayıt geri yüklendi.`,
      delete: (count) => `${count} katılımcı silindi.`,
    } as ByAction,
    undone: 'Geri alındı.',
    notUndone: 'Geri alınamadı. Yeniden deneyin.',
    yes: 'Evet',
    no: 'Hayır',
    certificates: { none: 'Yok', active: 'Geçerli', revoked: 'İptal edildi' },
  },
})
