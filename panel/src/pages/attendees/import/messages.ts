import { messages } from '../../../messages/use-messages.tsx'

type Counts = { created: number; updated: number; skipped: number; failed: number }

export const importMessages = messages({
  en: {
    title: 'Import attendees',
    source: 'Who comes?',
    sourceHow:
      'Paste cells from a spreadsheet with the names of the columns in the first row, or people as a mail lists them, or drop a .csv or .xlsx file.',
    paste: 'Pasted rows',
    choose: 'Choose a file',
    drop: 'or drop it here',
    sample: 'Ada Lovelace <ada@example.org>\nAyşe Işık, ayse@example.org',
    look: 'Look at it',
    other: 'Take another list',
    columns: 'What the columns are',
    header: 'Column',
    first: 'First value',
    means: 'Is',
    fields: {
      name: 'Whole name',
      first_name: 'First name',
      last_name: 'Last name',
      email: 'E-mail',
      status: 'Status (attended: checked in)',
    } as Record<string, string>,
    leftOut: 'Leave out',
    known: 'Whoever is in the event already',
    skip: 'stays as they are',
    rename: 'gets the name of the list',
    verdict: ({ created, updated, skipped, failed }: Counts) =>
      [
        `${created} new`,
        updated && `${updated} changed`,
        skipped && `${skipped} here already`,
        failed && `${failed} cannot be taken`,
      ]
        .filter(Boolean)
        .join(', '),
    import: (count: number) => (count === 1 ? 'Import 1 person' : `Import ${count} people`),
    update: (count: number) => `Change ${count}`,
    problems: 'What cannot be taken',
    row: 'Row',
    column: 'Column',
    problem: 'Why',
    done: 'Imported',
    failedRows: 'Failed rows as a file',
    seeThem: 'See the attendees',
    nothing: 'Nothing would change.',
    earlier: 'Imported before',
    failedRowsOf: (time: string) => `Failed rows as a file, of ${time}`,
    kept: 'These rows are kept for 30 days, on the page for another list.',
  },
  tr: {
    title: 'Katılımcı aktar',
    source: 'Kimler geliyor?',
    sourceHow:
      'İlk satırında sütun adları olan bir tablodan hücreler ya da bir e-postadaki gibi kişiler yapıştırın, veya bir .csv ya da .xlsx dosyası bırakın.',
    paste: 'Yapıştırılan satırlar',
    choose: 'Dosya seç',
    drop: 'ya da buraya bırakın',
    sample: 'Ayşe Işık <ayse@example.org>\nAda Lovelace, ada@example.org',
    look: 'Gözden geçir',
    other: 'Başka bir liste al',
    columns: 'Sütunlar ne',
    header: 'Sütun',
    first: 'İlk değer',
    means: 'Anlamı',
    fields: {
      name: 'Ad soyad',
      first_name: 'Ad',
      last_name: 'Soyad',
      email: 'E-posta',
      status: 'Durum (katıldı: giriş yapıldı)',
    } as Record<string, string>,
    leftOut: 'Alma',
    known: 'Etkinlikte zaten olanlar',
    skip: 'olduğu gibi kalsın',
    rename: 'listedeki adı alsın',
    verdict: ({ created, updated, skipped, failed }: Counts) =>
      [
        `${created} yeni`,
        updated && `${updated} değişecek`,
        skipped && `${skipped} zaten burada`,
        failed && `${failed} alınamıyor`,
      ]
        .filter(Boolean)
        .join(', '),
    import: (count: number) => `${count} kişiyi aktar`,
    update: (count: number) => `${count} kişiyi değiştir`,
    problems: 'Alınamayanlar',
    row: 'Satır',
    column: 'Sütun',
    problem: 'Neden',
    done: 'Aktarıldı',
    failedRows: 'Alınamayan satırlar, dosya olarak',
    seeThem: 'Katılımcıları gör',
    nothing: 'Hiçbir şey değişmez.',
    earlier: 'Daha önce aktarılanlar',
    failedRowsOf: (time: string) => `Alınamayan satırlar, dosya olarak: ${time}`,
    kept: 'Bu satırlar, başka bir liste alınan sayfada 30 gün saklanır.',
  },
})
