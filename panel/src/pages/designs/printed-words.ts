import { words } from '../../words/use-words.tsx'

export const printedWords = words({
  en: {
    view: 'View',
    views: { over: 'as printed', beside: 'as printed, beside it', drawn: 'as drawn here' },
    drawing: 'Drawing…',
    fresh: 'As the service prints it. In place of the code it says PREVIEW.',
    drawn: 'As this browser draws it.',
    notDrawn: 'It could not be drawn as it is printed, so you see what this browser draws.',
    picture: (name: string) => `As printed for ${name}`,
    elsewhere: 'Printed more than 2 pt from where this browser draws it; what is printed counts:',
    pdf: 'PDF',
    file: 'preview.pdf',
  },
  tr: {
    view: 'Görünüm',
    views: { over: 'basıldığı gibi', beside: 'basıldığı gibi, yanında', drawn: 'burada çizildiği gibi' },
    drawing: 'Çiziliyor…',
    fresh: 'Hizmetin bastığı gibi. Kodun yerinde PREVIEW yazar.',
    drawn: 'Bu tarayıcının çizdiği gibi.',
    notDrawn: 'Basıldığı gibi çizilemedi; bu tarayıcının çizdiğini görüyorsunuz.',
    picture: (name: string) => `${name} için basıldığı gibi`,
    elsewhere: 'Bu tarayıcının çizdiğinden 2 pt’den çok uzağa basılıyor; geçerli olan basılandır:',
    pdf: 'PDF',
    file: 'onizleme.pdf',
  },
})
