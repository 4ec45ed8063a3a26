import { messages } from '../../messages/use-messages.tsx'

export const settingsMessages = messages({
  en: {
    settings: 'Registration settings',
    enabled: 'Let people register on the event page',
    opens: 'Registration opens',
    closes: 'Registration closes',
    capacity: 'Capacity',
    capacityAbout: 'Empty: unlimited. When it is reached, people join the waiting list.',
    offerHours: 'Hours to accept an offered place',
    offerHoursAbout: 'Then it is offered to the next person.',
  },
  tr: {
    settings: 'Kayıt ayarları',
    enabled: 'Etkinlik sayfasından kayda izin ver',
    opens: 'Kayıt açılışı',
    closes: 'Kayıt kapanışı',
    capacity: 'Kapasite',
    capacityAbout: 'Boş: sınırsız. Dolunca gelenler bekleme listesine girer.',
    offerHours: 'Önerilen yeri kabul süresi (saat)',
    offerHoursAbout: 'Süre dolunca sıradaki kişiye önerilir.',
  },
})
