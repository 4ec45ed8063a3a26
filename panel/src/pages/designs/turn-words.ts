import { words } from '../../words/use-words.tsx'

export const turnWords = words({
  en: {
    picture: 'Picture…',
    pictureAbout: 'A logo, signature or seal; or drop one on the page. It is printed below names and codes.',
    turned: 'Turned, °',
  },
  tr: {
    picture: 'Resim…',
    pictureAbout: 'Logo, imza ya da mühür; sayfaya da bırakabilirsiniz. Adların ve kodların altına basılır.',
    turned: 'Dönüş, °',
  },
})
