import { messages } from '../../../messages/use-messages.tsx'

type Counts = { created: number; updated: number; skipped: number; failed: number }

export const importMessages = messages({
  en: {
    title: 'Import attendees',
    source: 'Add your list',
    sourceHow:
      'Paste cells from a spreadsheet with column names in the first row, paste names and email addresses, or upload a .csv or .xlsx file.',
    paste: 'Pasted rows',
    choose: 'Choose a file',
    drop: 'or drop it here',
    sample: 'Ada Lovelace <ada@example.org>\nAyşe Işık, ayse@example.org',
    look: 'Preview',
    other: 'Import another list',
    columns: 'Match columns',
    header: 'Column',
    first: 'First value',
    means: 'Field',
    fields: {
      name: 'Full name',
      first_name: 'First name',
      last_name: 'Last name',
      email: 'Email',
      status: 'Status (“attended” checks people in)',
    } as Record<string, string>,
    leftOut: 'Do not import',
    known: 'Existing attendees',
    skip: 'Keep unchanged',
    rename: 'Update the name',
    verdict: ({ created, updated, skipped, failed }: Counts) =>
      [
        `${created} new`,
        updated && `${updated} updated`,
        skipped && `${skipped} unchanged`,
        failed && `${failed} with errors`,
      ]
        .filter(Boolean)
        .join(', '),
    import: (count: number) => (count === 1 ? 'Import 1 attendee' : `Import ${count} attendees`),
    update: (count: number) => (count === 1 ? 'Update 1 attendee' : `Update ${count} attendees`),
    problems: 'Rows with errors',
    row: 'Row',
    column: 'Column',
    problem: 'Error',
    done: 'Import complete',
    failedRows: 'Download rows with errors',
    seeThem: 'View attendees',
    nothing: 'Nothing to import.',
    earlier: 'Previous imports',
    failedRowsOf: (time: string) => `Download rows with errors from ${time}`,
    kept: 'Rows with errors stay available for 30 days under “Previous imports”.',
  },
  tr: {
    title: 'Katılımcıları içe aktar',
    source: 'Listenizi ekleyin',
    sourceHow:
      'İlk satırında sütun adları olan bir tablodan hücreleri veya adları ve e-posta adreslerini yapıştırın ya da bir .csv veya .xlsx dosyası yükleyin.',
    paste: 'Yapıştırılan satırlar',
    choose: 'Dosya seç',
    drop: 'veya buraya bırakın',
    sample: 'Ayşe Işık <ayse@example.org>\nAda Lovelace, ada@example.org',
    look: 'Önizle',
    other: 'Başka bir liste içe aktar',
    columns: 'Sütunları eşleştirin',
    header: 'Sütun',
    first: 'İlk değer',
    means: 'Alan',
    fields: {
      name: 'Ad soyad',
      first_name: 'Ad',
      last_name: 'Soyad',
      email: 'E-posta',
      status: 'Durum (“katıldı” ise giriş yapılır)',
    } as Record<string, string>,
    leftOut: 'İçe aktarma',
    known: 'Mevcut katılımcılar',
    skip: 'Değiştirme',
    rename: 'Adını güncelle',
    verdict: ({ created, updated, skipped, failed }: Counts) =>
      [
        `${created} yeni`,
        updated && `${updated} güncellenen`,
        skipped && `${skipped} değişmeyen`,
        failed && `${failed} hatalı`,
      ]
        .filter(Boolean)
        .join(', '),
    import: (count: number) => `${count} katılımcıyı içe aktar`,
    update: (count: number) => `${count} katılımcıyı güncelle`,
    problems: 'Hatalı satırlar',
    row: 'Satır',
    column: 'Sütun',
    problem: 'Hata',
    done: 'İçe aktarma tamamlandı',
    failedRows: 'Hatalı satırları indir',
    seeThem: 'Katılımcıları görüntüle',
    nothing: 'İçe aktarılacak bir şey yok.',
    earlier: 'Önceki içe aktarmalar',
    failedRowsOf: (time: string) => `Hatalı satırları indir: ${time}`,
    kept: 'Hatalı satırlara 30 gün boyunca “Önceki içe aktarmalar” bölümünden ulaşabilirsiniz.',
  },
})
